/**
 * Which items of the price list a text names, and how many of each; and whether all that is counted in
 * it was understood. Where it was not, no total may be said.
 */
import { add, mostOfOne, quantityOf, type Selection, setQuantity } from '#shared/quotes/rules'
import { countAt } from '../words/numbers'
import { stem } from '../words/stem'
import {
  between,
  claimed,
  corrected,
  eachMonth,
  entrances,
  joining,
  notAdded,
  ofBoth,
  ofMoney,
  ofSome,
  owned,
  referring,
  timed,
} from './aroundItems'
import type { ItemName, ItemNames } from './itemNames'
import { monthsIn } from './lengths'
import { sharedOut } from './sharedOut'
import { isHadAt, isKnownAt, isLeftAt, isOfService, isPlaceAt } from './standing'
import { isOfPrices } from './wordsOfPrices'

export interface HeardItems {
  selection: Selection
  /** What a word may mean that several items are called: "a post". */
  doubted: readonly string[]
  /** Items that are wanted no more: "without the LED kit". */
  without: readonly string[]
  /** Gates and doors that are no items themselves: what a subscription is for. */
  entrances: number | undefined
  /** A number that stands by nothing: "and for two?" */
  loose: number | undefined
  /** Over how many months. */
  months: number | undefined
  /** Words that are neither items nor numbers. */
  rest: string[]
  /** Whether something is counted or joined that is no item, or an item's number is in doubt. */
  isUnclear: boolean
  /** Whether a number stands by an item. */
  isCounted: boolean
  /** Whether one stands by each of them. */
  isEachCounted: boolean
  /** Whether an item stands in the plural without a number. */
  isPlural: boolean
  /** Whether all items are named by words of every day. */
  isEveryday: boolean
}

export function hearItems(all: readonly string[], names: ItemNames): HeardItems {
  const words = afterCorrection(all, names)
  const stems = words.map(stem)
  const rest: string[] = []
  const without: string[] = []
  const marked = { each: [] as string[], plural: [] as string[] }
  let selection: Selection = []
  let doubted: readonly string[] = []
  let doubtedCount: number | undefined
  let entered: number | undefined
  let listed = 0
  let loose: number | undefined
  let isUnclear = false
  let isCounted = false
  let isEachCounted = true
  let isEveryday = true
  let number: number | undefined
  let isOfArticle = false
  let last: string | undefined
  let lastEnd = -1
  const nameAt = (at: number) => names.at(at, words, stems)
  const countsAt = (at: number) =>
    nameAt(at) !== undefined || entrances.has(stems[at] ?? '') || between.has(words[at] ?? '')

  function take(id: string, at: number, end: number): void {
    const isAnother = /^(?:another|more|second)$/.test(words[at - 1] ?? '')
    const isResolving = doubted.includes(id)
    const count = number ?? (isResolving ? doubtedCount : undefined)
    if (isResolving) doubted = []
    if (count === undefined && isManyOf(words[end] ?? '', stems[end] ?? '')) marked.plural.push(id)
    if (/^(?:each|apiece)$/.test(words[end + 1] ?? '')) marked.each.push(id)
    const isNamedAgain = quantityOf(selection, id) > 0 && !isAnother
    if (isNamedAgain && count !== undefined && count !== 1) isUnclear = true
    if (!isNamedAgain) selection = plus(selection, id, count ?? 1)
    if (count !== undefined && !isOfArticle) isCounted = true
    else isEachCounted = false
    if ((count ?? 1) > mostOfOne || count === 0) isUnclear = true
    if (isHadAt(words, at) && !isOfService(id)) isUnclear = true
    last = id
  }

  function hear(name: ItemName, at: number): void {
    const end = at + name.length - 1
    const [only = '', ...others] = name.ids
    const isOwned = owned.has(words[at - 1] ?? '') && number === undefined
    const isPartOfLast = lastEnd === at - 1 && name.isEveryday && name.ids.includes(last ?? '')
    const isAfterItem = lastEnd === at - 3 && last !== undefined
    lastEnd = end
    if (isPartOfLast || (name.isEveryday && isPlaceAt(words, at, isAfterItem))) return
    if (isLeftAt(words, at)) without.push(...name.ids)
    else if (!isOwned) {
      if (!name.isEveryday) isEveryday = false
      if (others.length === 0) take(only, at, end)
      else {
        doubted = name.ids
        doubtedCount = isOfArticle ? undefined : number
        if (number !== undefined && number !== 1) isCounted = true
      }
    }
  }

  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const found = nameAt(at)
    if (found !== undefined) {
      hear(found, at)
      at += found.length - 1
      number = undefined
      continue
    }
    const isTimes = /^x\d{1,2}$/.test(word) || /^(?:x|times)$/.test(words[at - 1] ?? '')
    const count = countAt(words, at)
    if (count !== undefined) {
      const before = words[at - 1] ?? ''
      at += count.length - 1
      const after = at + 1
      if (timed.test(words[after] ?? '') || ofMoney.test(before)) continue
      // "On top of that one".
      if (word === 'one' && /^(?:that|this|which|other)$/.test(before)) continue
      const isAmount = count.value >= 100 && (claimed.test(before) || after === words.length)
      if (isAmount && !countsAt(after)) continue
      // "And in year one?"
      if (/^(?:year|month)$/.test(before) && !countsAt(after)) continue
      // "A gooseneck, two of them".
      const isOfLast = /^of (?:them|those|these)$/.test(words.slice(after, after + 2).join(' '))
      if (isOfLast && last !== undefined) {
        selection = setQuantity(selection, last, count.value)
        isCounted = true
        continue
      }
      // "Total for the three?": those that are named.
      const isOfThese = referring.has(words[after - count.length - 1] ?? '')
      if (isOfThese && !countsAt(after)) continue
      if (isTimes && last !== undefined) {
        selection = setQuantity(selection, last, count.value)
        isCounted = true
        if (count.value > mostOfOne) isUnclear = true
        continue
      }
      // "1.5" is heard as two numbers.
      const isArticleBefore = isArticle(words[at - count.length] ?? '')
      if (number !== undefined && !isArticleBefore) isUnclear = true
      number = count.value
      isOfArticle = count.length === 1 && isArticle(word)
      // "Gooseneck 2, sign 1": the numbers follow what they count.
      if (lastEnd === at - count.length && !isOfArticle && !countsAt(after)) isUnclear = true
      if (!isOfArticle) loose = number
    } else if (entrances.has(stems[at] ?? '')) {
      // "Two gate controllers".
      if (number !== 1 && word === singular(word) && nameAt(at + 1) !== undefined) continue
      if (number !== undefined) {
        entered = (entered ?? 0) + number
        loose = undefined
        number = undefined
      } else {
        if (word === singular(word) && !isKnownAt(words, at)) listed += 1
        rest.push(word)
      }
    } else if (!between.has(word)) {
      const isOfEntrance = number !== undefined && entrances.has(stems[at + 1] ?? '')
      if (isOfEntrance && word === singular(word)) continue
      const isOfCount = number !== undefined && number !== 1
      const isJoined = joining.has(words[at - (number === undefined ? 1 : 2)] ?? '')
      if (isOfCount || (isJoined && !isOfPrices(word))) isUnclear = true
      rest.push(word)
      number = undefined
    }
  }
  // "Front door, side door, bus gate".
  if (listed > 1) entered = (entered ?? 0) + listed
  const several = selection.length + (doubted.length > 0 ? 1 : 0) > 1
  const isOfTwo = selection.length === 2 && selection.every(({ quantity }) => quantity === 1)
  const spoken = words.join(' ').replace(eachMonth, ' ')
  const said = isOfTwo ? spoken.replace(ofBoth, '') : spoken
  const shared = sharedOut(said, selection, entered, marked)
  if (shared === undefined) {
    if (several && (marked.plural.length > 0 || notAdded.test(said))) isUnclear = true
    if (
      ofSome.test(said) ||
      /\beach\b|\bper\b|\b(?:twice|double|triple)\b|\bhalf(?! a (?:dozen|year))\b/.test(said)
    )
      isUnclear = true
    if (selection.length > 0 && number !== undefined && !isOfArticle) isUnclear = true
  }
  return {
    selection: shared ?? selection,
    ...{ doubted, without, loose, rest, isCounted, isEachCounted },
    entrances: shared && quantityOf(shared, 'base-sub') === 0 ? undefined : entered,
    months: monthsIn(words),
    isPlural: shared === undefined && marked.plural.length > 0,
    isUnclear: isUnclear || doubted.length > 0,
    isEveryday: isEveryday && selection.length + doubted.length > 0,
  }
}

/** What follows a correction, if it names items and nothing before it does. */
function afterCorrection(words: readonly string[], names: ItemNames): readonly string[] {
  const at = words.findLastIndex((word, i) => corrected.test(`${word} ${words[i + 1] ?? ''}`))
  if (at < 0) return words
  const stems = words.map(stem)
  const isNamed = (_: string, i: number) => names.at(i, words, stems) !== undefined
  const [before, after] = [words.slice(0, at), words.slice(at + 2)]
  const namesAfter = after.some((_, i) => isNamed('', at + 2 + i))
  return namesAfter && !before.some(isNamed) ? after : words
}

const isArticle = (word: string) => /^(?:a|an|another)$/.test(word)
const singular = (word: string) => word.replace(/s$/, '')

function plus(selection: Selection, id: string, count: number): Selection {
  const before = quantityOf(selection, id)
  const added = before === 0 ? add(selection, id) : selection
  return setQuantity(added, id, Math.min(mostOfOne, before + count))
}

const isManyOf = (word: string, stem: string) => word.endsWith('s') && !stem.endsWith('s')
