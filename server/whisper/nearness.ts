/**
 * How near two sets of terms are, and the keys by which near ones are found without looking at all. A
 * group is compared by the terms of its first asking alone, so that no chain of near ones grows.
 */
import { createHash } from 'node:crypto'
import { places } from './words/places'
import { slips } from './words/spelling'

/** A question of more terms is found by those first. */
const mostKeyed = 10

export function keyOf(terms: readonly string[]): string {
  return createHash('sha256')
    .update([...terms].sort().join('\n'))
    .digest('base64url')
    .slice(0, 22)
}

/** Its own key, and that of all but each one of its terms. */
export function keysOf(terms: readonly string[]): string[] {
  const core = terms.slice(0, mostKeyed)
  const fewer = core.length > 1 ? core.map((_, at) => core.toSpliced(at, 1)) : []
  return [...new Set([core, ...fewer].map(keyOf))]
}

export type Nearness = typeof nearness

/** From 0 to 1, the share of what is said that both say; a word with a slip in it is the same word. */
export function nearness(a: readonly string[], b: readonly string[]): number {
  const left = [...b]
  let shared = 0
  for (const term of a) {
    const at = left.findIndex((other) => isSame(term, other))
    if (at < 0) continue
    shared += 1
    left.splice(at, 1)
  }
  const all = a.length + left.length
  return all === 0 ? 0 : shared / all
}

const shortest = 5
const longest = 40
const elsewhere = new Set(places)

/** What Whisper's spelling leaves: names and words that it does not know. A place is no slip of another. */
function isSame(a: string, b: string): boolean {
  if (a === b) return true
  const lengths = [a.length, b.length]
  if (Math.min(...lengths) < shortest || Math.max(...lengths) > longest) return false
  if (/\d/.test(a + b) || elsewhere.has(a) || elsewhere.has(b)) return false
  return Math.abs(a.length - b.length) <= 1 && slips(a, b) <= 1
}
