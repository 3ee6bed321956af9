/** Over how many months a price is asked for: "in 18 months", "for two years", "half a year". */
import { countAt } from '../words/numbers'

const monthsOf: Readonly<Record<string, number>> = {
  month: 1,
  months: 1,
  year: 12,
  years: 12,
  mo: 1,
}
/** "A 2 year warranty", "4 years old". */
const ofOthers = /^(?:warranty|guarantee|contract|old|ago|coverage|term|commitment)$/

/** Nothing where no time is named, or several are. */
export function monthsIn(words: readonly string[]): number | undefined {
  const found = new Set<number>()
  for (let at = 0; at < words.length; at += 1) {
    if (
      /^half (?:a|of the) year$/.test(
        words.slice(at, at + (words[at + 1] === 'a' ? 3 : 4)).join(' '),
      )
    ) {
      found.add(6)
      at += 2
      continue
    }
    if (/^(?:per|a|each|every) quarter$/.test(words.slice(at, at + 2).join(' '))) found.add(3)
    const count = countAt(words, at)
    if (count === undefined) continue
    const unit = monthsOf[words[at + count.length] ?? '']
    const isOfOthers = ofOthers.test(words[at + count.length + 1] ?? '')
    if (unit !== undefined && !isArticle(words[at] ?? '') && !isOfOthers)
      found.add(count.value * unit)
    at += count.length - 1
  }
  const [only, ...others] = found
  return others.length === 0 ? only : undefined
}

const isArticle = (word: string) => /^(?:a|an|another)$/.test(word)
