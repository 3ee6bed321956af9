/** Which items of the price list a text names, and how many of each. */
import { add, mostOfOne, quantityOf, type Selection, setQuantity } from '#shared/quotes/rules'
import { numberOf } from '../words/numbers'
import type { Phrases } from '../words/phrases'
import { stem } from '../words/stem'

export interface HeardItems {
  selection: Selection
  /** Gates and doors that are no items themselves: what a subscription is for. */
  entrances: number | undefined
  /** A number that stands by nothing: "and for two?" */
  loose: number | undefined
  /** Words that are neither items nor numbers. */
  rest: string[]
}

const entrances = new Set(['gate', 'door', 'entranc', 'entri'])
/** May stand between a number and what it counts. */
const between = new Set(['of', 'the', 'more', 'new', 'such', 'those', 'these', 'x', 'times'])
/** "On my subscription" asks for nothing more of it. */
const owned = new Set(['my', 'our', 'your'])

export function hearItems(words: readonly string[], names: Phrases<string>): HeardItems {
  const stems = words.map(stem)
  const heard: HeardItems = { selection: [], entrances: undefined, loose: undefined, rest: [] }
  let number: number | undefined
  let last: string | undefined
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const found = names.at(at, stems)
    if (found !== undefined) {
      at += found.length - 1
      if (owned.has(words[at - found.length] ?? '') && number === undefined) continue
      heard.selection = plus(heard.selection, found.value, number ?? 1)
      last = found.value
      number = undefined
      continue
    }
    const multiplied = /^x\d{1,3}$/.test(word) && last !== undefined
    const counted = numberOf(word)
    if (multiplied && counted !== undefined && last !== undefined) {
      heard.selection = setQuantity(heard.selection, last, counted)
    } else if (counted !== undefined && isCounting(words, at)) {
      // "a dozen", "half a dozen", "a couple"
      number = words[at - 2] === 'half' ? counted / 2 : counted
      if (!/^(?:a|an|another)$/.test(word)) heard.loose = number
    } else if (entrances.has(stems[at] ?? '') && number !== undefined) {
      heard.entrances = (heard.entrances ?? 0) + number
      heard.loose = undefined
      number = undefined
    } else if (!between.has(word)) {
      heard.rest.push(word)
      number = undefined
    }
  }
  return heard
}

function plus(selection: Selection, id: string, count: number): Selection {
  const before = quantityOf(selection, id)
  const added = before === 0 ? add(selection, id) : selection
  return setQuantity(added, id, Math.min(mostOfOne, before + count))
}

/** "once a month" counts nothing. */
function isCounting(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? ''
  return !/^(?:month|year|day|week|hour|months|years|days|weeks|hours|quote|total|visitor)$/.test(
    next,
  )
}
