/**
 * Which items of the price list a text names, and how many of each; and whether all that is counted in
 * it was understood. Where it was not, no total may be said.
 */
import { add, mostOfOne, quantityOf, type Selection, setQuantity } from '#shared/quotes/rules'
import { countAt } from '../words/numbers'
import type { Phrases } from '../words/phrases'
import { stem } from '../words/stem'
import { isOfPrices } from './wordsOfPrices'

export interface HeardItems {
  selection: Selection
  /** Items that are wanted no more: "without the LED kit". */
  without: readonly string[]
  /** Gates and doors that are no items themselves: what a subscription is for. */
  entrances: number | undefined
  /** A number that stands by nothing: "and for two?" */
  loose: number | undefined
  /** Words that are neither items nor numbers. */
  rest: string[]
  /** Whether something is counted or joined that is no item, or an item's number is in doubt. */
  isUnclear: boolean
}

const entrances = new Set(['gate', 'door', 'entranc', 'entri'])
/** May stand between a number and what it counts. */
const between = new Set(
  'of the more new such those these them ones x times extra additional separate whole full complete'.split(
    ' ',
  ),
)
/** "On my subscription" asks for nothing more of it. */
const owned = new Set(['my', 'our', 'your'])
const referring = new Set(['the', 'all', 'these', 'those'])
const joining = new Set(['and', 'plus', 'with', 'or'])
const leaving = new Set(['without', 'minus', 'except', 'excluding', 'not', 'no', 'less'])
/** Numbers of these count no items. */
const timed =
  /^(?:month|year|day|week|hour|minute|yr|mo)s?$|^(?:quote|total|set|price|visitor|visitors|dollars|percent|bucks)$/
/** "For six gates, one each". */
const oneEach =
  /\b(?:one|1|a|an) (?:[a-z ]+ )?(?:each|apiece|per (?:gate|door|entrance))\b|\beach (?:gets?|with|needs?) (?:one|a|an)\b/
/** Say that the items are not simply added up. */
const notAdded =
  /\b(?:or|each|apiece|per(?! (?:month|year|annum))|every(?! (?:month|year))|both|versus|vs|difference|compared?|cheaper|than|instead|rather|either|if|except|twice|double|half(?! a dozen)|only|alone|separately|respectively)\b/
const eachMonth = /\b(?:each|per|every) (?:single )?(?:month|year|mo|yr|annum)\b/g

export function hearItems(words: readonly string[], names: Phrases<string>): HeardItems {
  const stems = words.map(stem)
  const rest: string[] = []
  const without: string[] = []
  let selection: Selection = []
  let entered: number | undefined
  let loose: number | undefined
  let isUnclear = false
  let isPlural = false
  let number: number | undefined
  let last: string | undefined
  const countsAt = (at: number) =>
    names.at(at, stems) !== undefined ||
    entrances.has(stems[at] ?? '') ||
    between.has(words[at] ?? '')
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const found = names.at(at, stems)
    if (found !== undefined) {
      const isAnother = /^(?:another|more|second)$/.test(words[at - 1] ?? '')
      const isOwned = owned.has(words[at - 1] ?? '') && number === undefined
      const isLeft = [1, 2].some((back) => leaving.has(words[at - back] ?? ''))
      at += found.length - 1
      if (isLeft) without.push(found.value)
      else if (!isOwned) {
        if (number === undefined && isManyOf(words[at] ?? '', stems[at] ?? '')) isPlural = true
        const isNamedAgain = quantityOf(selection, found.value) > 0 && !isAnother
        if (isNamedAgain && number !== undefined && number !== 1) isUnclear = true
        if (!isNamedAgain) selection = plus(selection, found.value, number ?? 1)
        last = found.value
      }
      number = undefined
      continue
    }
    const isTimes = /^x\d{1,2}$/.test(word) || /^(?:x|times)$/.test(words[at - 1] ?? '')
    const count = countAt(words, at)
    if (count !== undefined) {
      at += count.length - 1
      const after = at + 1
      if (timed.test(words[after] ?? '')) continue
      // "Total for the three?": those that are named.
      const isOfThese = referring.has(words[after - count.length - 1] ?? '')
      if (isOfThese && !countsAt(after)) continue
      if (isTimes && last !== undefined) {
        selection = setQuantity(selection, last, count.value)
        continue
      }
      // "1.5" is heard as two numbers.
      if (number !== undefined && !isArticle(words[at - count.length] ?? '')) isUnclear = true
      number = count.value
      if (count.length > 1 || !isArticle(word)) loose = number
    } else if (entrances.has(stems[at] ?? '') && number !== undefined) {
      entered = (entered ?? 0) + number
      loose = undefined
      number = undefined
    } else if (!between.has(word)) {
      const isCounted = number !== undefined && number !== 1
      const isJoined = joining.has(words[at - (number === undefined ? 1 : 2)] ?? '')
      if (isCounted || (isJoined && !isOfPrices(word))) isUnclear = true
      rest.push(word)
      number = undefined
    }
  }
  const several = selection.length > 1
  const said = words.join(' ').replace(eachMonth, ' ')
  if ((several && (isPlural || notAdded.test(said))) || /\beach\b|\bper\b/.test(said)) {
    isUnclear = true
  }
  if (selection.length > 0 && number !== undefined && number !== 1) isUnclear = true
  if (entered !== undefined && selection.length === 1 && oneEach.test(said)) {
    const [only] = selection
    const all = only?.quantity === 1 ? setQuantity(selection, only.id, entered) : selection
    return {
      selection: all,
      without,
      entrances: undefined,
      loose: undefined,
      rest,
      isUnclear: false,
    }
  }
  return { selection, without, entrances: entered, loose, rest, isUnclear }
}

const isArticle = (word: string) => /^(?:a|an|another)$/.test(word)

function plus(selection: Selection, id: string, count: number): Selection {
  const before = quantityOf(selection, id)
  const added = before === 0 ? add(selection, id) : selection
  return setQuantity(added, id, Math.min(mostOfOne, before + count))
}

const isManyOf = (word: string, stem: string) => word.endsWith('s') && !stem.endsWith('s')
