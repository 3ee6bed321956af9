/** Porter's stem of a folded word or its regular form. Cached, since knowledge repeats its words. */
import { stemmer } from 'stemmer'
import { regular } from './irregular'

const mostRemembered = 20_000
const remembered = new Map<string, string>()

export function stem(word: string): string {
  const known = remembered.get(word)
  if (known !== undefined) return known
  const found = stemmer(regular.get(word) ?? word)
  // Visitors can type any number of words; the knowledge's own come first and stay cached.
  if (remembered.size < mostRemembered) remembered.set(word, found)
  return found
}
