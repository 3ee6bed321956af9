import { createHash } from 'node:crypto'

/**
 * The id of a taught entry's regression question. Derived from the entry, so that a repeat creates
 * nothing twice. A UUID like all others, of the version for custom ids.
 */
export function regressionIdOf(entry: string): string {
  const hex = createHash('sha256').update(`taught ${entry}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** Whether a regression question came with a taught entry. */
export function isRegressionIdOfEntry(id: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-8/.test(id)
}
