/** How much of a question a term is: the rarer in the knowledge, the more it says. */
import { isEnglish } from './words/english'
import { isLight } from './words/terms'

/** What no passage knows is most likely the very thing that is asked about, names above all. */
const unknown = { name: 2, word: 1.2, number: 0.5 }
const light = 0.1
const leastKnown = 0.15

/** `terms`: those of each passage. */
export function createWeights(terms: readonly ReadonlySet<string>[]): (term: string) => number {
  const passagesWith = new Map<string, number>()
  for (const term of terms.flatMap((it) => [...it])) {
    passagesWith.set(term, (passagesWith.get(term) ?? 0) + 1)
  }
  const rarest = Math.log(Math.max(2, terms.length))
  return (term) => {
    if (isLight(term)) return light
    const count = passagesWith.get(term)
    if (count === undefined) return weightOfUnknown(term)
    const rarity = Math.log(terms.length / count) / rarest
    return leastKnown + (1 - leastKnown) * rarity
  }
}

function weightOfUnknown(term: string): number {
  if (/^\d/.test(term)) return unknown.number
  return isEnglish(term) ? unknown.word : unknown.name
}
