/** Hears a number: of what follows it, of what stands before it, or of no item at all. */
import { mostOfOne } from '#shared/quotes/rules'
import { type Count, countAt } from '../words/numbers'
import {
  between,
  claimed,
  needing,
  ofMoney,
  placing,
  pointing,
  referring,
  timed,
} from './aroundItems'
import type { Hearing } from './hearing'
import { isEnd, isPause } from './pauses'

/** How many words after it belong to it. */
export function hearCount(h: Hearing, at: number, count: Count): number {
  const { words, tally } = h
  // "A sign, a post, a gooseneck. One of each."
  if (words.slice(at + 1, at + 3).join(' ') === 'of each' && tally.countEach(count.value)) {
    h.isCounted = true
    return 2
  }
  if (!isSettledAt(h, at, count)) awaitNoun(h, at, count)
  return 0
}

/** `at`: where it ends. Whether it is done with. */
function isSettledAt(h: Hearing, at: number, { value, length }: Count): boolean {
  const { words, tally } = h
  const lead = words[at - length] ?? ''
  const after = at + 1
  const isCounting = h.countsAt(after)
  const isTimes = /^x\d{1,2}$/.test(words[at] ?? '') || /^(?:x|times)$/.test(lead)
  if (!isTimes && (timed.test(words[after] ?? '') || ofMoney.test(lead))) {
    // "A SIM card for five units": of the item, or of the house.
    const isOpen = tally.last !== undefined && !tally.last.isCounted
    if (isOpen && lead === 'for' && words[after] === 'units') tally.isUnclear = true
    return true
  }
  // "On top of that one", "the left one".
  if (words[at] === 'one' && pointing.test(lead)) {
    tally.endShare()
    return true
  }
  // "Not two: three!", "and in year one?", "is it 640?"
  const isAmount = value >= 100 && (claimed.test(lead) || isEnd(words[after]))
  if (!isCounting && (isAmount || /^(?:not|year|month)$/.test(lead))) return true
  const isOfThem = /^of (?:them|those|these)\b/.test(words.slice(after, after + 2).join(' '))
  if (isOfThem && tally.countPlaces(value)) return true
  const { open } = tally
  if (isTimes && open.length > 1 && h.lastEnd < at - length - 1) {
    // "X-401 with a SIM card, times three."
    if (open.some((one) => one.isCounted)) tally.isUnclear = true
    tally.shareOut({ of: value, isCount: true, isBare: false })
    return true
  }
  if ((isOfThem || isTimes) && tally.last !== undefined) {
    // "A gooseneck, two of them", "X-432 times two".
    tally.countLast(value)
    h.isCounted = true
    if (value > mostOfOne) tally.isUnclear = true
    return true
  }
  // "Total for the three?": those that are named.
  return referring.has(lead) && !isCounting
}

function awaitNoun(h: Hearing, at: number, count: Count): void {
  const { words, tally } = h
  const first = at - count.length + 1
  // "1.5" is heard as two numbers.
  if (h.number !== undefined && !isArticle(words[first - 1] ?? '')) tally.isUnclear = true
  h.number = count.value
  h.numberAt = first
  h.isOfArticle = count.length === 1 && isArticle(words[at] ?? '')
  if (h.isOfArticle) return
  h.loose = h.number
  // "Gooseneck 2 sign 1": the numbers follow what they count.
  const isAfterItem = h.lastEnd === first - 1
  if (isAfterItem && !h.countsAt(at + 1) && !isEnd(words[at + 1])) tally.isUnclear = true
}

/** A number that nothing follows: of the item before it. */
export function settle(h: Hearing, at: number): void {
  const { words, tally } = h
  if (h.number === undefined || h.isOfArticle) return
  const { last } = tally
  const lead = words.slice(0, at).findLast((word) => countAt([word], 0) === undefined) ?? ''
  const isDirect = h.lastEnd >= 0 && words.slice(h.lastEnd + 1, at).every(isOfNumber)
  const isOnly = tally.named.length === 1 && needing.test(lead)
  // "The signs stay at five."
  const isKept = /^(?:stays?|remains?|stay) at /.test(words.slice(h.lastEnd + 1, at).join(' '))
  if (last !== undefined && !last.isCounted && (isDirect || isOnly || isKept)) {
    tally.countLast(h.number)
    h.isCounted = true
  } else if (!placing.test(lead)) tally.join()
}

const isArticle = (word: string) => /^(?:a|an|another)$/.test(word)
/** Stands between an item and its number, or after that. */
const isOfNumber = (word: string) =>
  isPause(word) || between.has(word) || countAt([word], 0) !== undefined
