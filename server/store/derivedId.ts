/**
 * The id of a document made from something else, so that a repeat creates nothing twice: the same
 * for the same text. A UUID like all others, of the version for custom ids.
 */
import { createHash } from 'node:crypto'

export function derivedId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** Whether it was made by derivedId, by the version digit: browsers make random ids, version 4. */
export const isDerived = (id: string): boolean => id[14] === '8'
