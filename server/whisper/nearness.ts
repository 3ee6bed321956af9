/**
 * Similarity of two sets of terms, and the keys that find similar sets by lookup. A group is
 * compared by the terms of its first question only, so chains of similar questions don't grow.
 */
import { createHash } from 'node:crypto'
import { places } from './words/places'
import { slips } from './words/spelling'

/** Longer questions are found by their first ten terms. */
const mostKeyed = 10

export function keyOf(terms: readonly string[]): string {
  return createHash('sha256')
    .update([...terms].sort().join('\n'))
    .digest('base64url')
    .slice(0, 22)
}

/** The key of all terms, and the key without each single term. */
export function keysOf(terms: readonly string[]): string[] {
  const core = terms.slice(0, mostKeyed)
  const fewer = core.length > 1 ? core.map((_, index) => core.toSpliced(index, 1)) : []
  return [...new Set([core, ...fewer].map(keyOf))]
}

export type Nearness = typeof nearness

/** Jaccard similarity, 0 to 1; words that differ by one slip count as the same. */
export function nearness(a: readonly string[], b: readonly string[]): number {
  const left = [...b]
  let shared = 0
  for (const term of a) {
    const index = left.findIndex((other) => isSame(term, other))
    if (index < 0) continue
    shared += 1
    left.splice(index, 1)
  }
  const all = a.length + left.length
  return all === 0 ? 0 : shared / all
}

const shortest = 5
const longest = 40
const elsewhere = new Set(places)

/** Equal, or one slip apart. Places and terms with digits are never slips of each other. */
function isSame(a: string, b: string): boolean {
  if (a === b) return true
  const lengths = [a.length, b.length]
  if (Math.min(...lengths) < shortest || Math.max(...lengths) > longest) return false
  if (/\d/.test(a + b) || elsewhere.has(a) || elsewhere.has(b)) return false
  return Math.abs(a.length - b.length) <= 1 && slips(a, b) <= 1
}
