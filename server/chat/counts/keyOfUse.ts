/** What uses are counted by: an entry's id, or what stands in it. */
import { createHash } from 'node:crypto'
import { wayKey } from '#shared/knowledge/sections'

/** A way by a hash of its words: they may be a visitor's, and counts outlast them. */
export function keyOfUse(entry: string, section: string, way?: string): string {
  const own = `${entry}/${section}`
  if (way === undefined) return own
  const hash = createHash('sha256').update(wayKey(way)).digest('base64url').slice(0, 16)
  return `${own}/${hash}`
}

export const isOfEntry = (key: string): boolean => !key.includes('/')
