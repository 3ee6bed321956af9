/**
 * Which items of the price list a text names, and how many of each; and whether all that is counted in
 * it was understood. Where it was not, no total may be said.
 */
import { mostOfOne, quantityOf, type Selection } from '#shared/quotes/rules'
import { type Count, countAt } from '../words/numbers'
import { stem } from '../words/stem'
import { isCommon } from '../words/terms'
import { afterCorrection } from './afterCorrection'
import {
  between,
  claimed,
  entrances,
  joining,
  leading,
  needing,
  ofMoney,
  owned,
  placing,
  pointing,
  referring,
  singling,
  takenAway,
  timed,
} from './aroundItems'
import { isInDoubt } from './isInDoubt'
import type { ItemName, ItemNames } from './itemNames'
import { corrects } from './leaning'
import { monthsIn } from './lengths'
import { isEnd, isPause } from './pauses'
import type { NamedItem } from './sharedOut'
import { type Share, shareAt } from './shares'
import { isCarriedAt, isHadAt, isKnownAt, isLeftAt, isOfService, isPlaceAt } from './standing'
import { Tally } from './tally'
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
  /** Whether some are wanted at each place, or at some of them. */
  isShared: boolean
  /** Whether one stands by each of them, or follows from how they are shared out. */
  isEachCounted: boolean
  /** Whether an item stands in the plural without a number. */
  isPlural: boolean
  /** Whether all items are named by words of every day. */
  isEveryday: boolean
}

export interface Known {
  /** The items that were named in the messages before. */
  items: Selection
  /** At how many places there was something. */
  places?: number | undefined
}

/** `all`: with commas and ends of sentences as words. */
export function hearItems(
  all: readonly string[],
  names: ItemNames,
  { items, places }: Known = { items: [] },
): HeardItems {
  const words = afterCorrection(all, names)
  const stems = words.map(stem)
  const tally = new Tally(places)
  const isCorrecting = corrects.test(words.join(' '))
  const rest: string[] = []
  const without: string[] = []
  let doubted: readonly string[] = []
  let doubtedCount: number | undefined
  let loose: number | undefined
  let isCounted = false
  let isEveryday = true
  /** The number that waits for what it counts. */
  let number: number | undefined
  let numberAt = -1
  let isOfArticle = false
  let lastEnd = -9
  const nameAt = (at: number) => names.at(at, words, stems)
  const isItemAt = (at: number) => nameAt(at) !== undefined
  const countsAt = (at: number) =>
    isItemAt(at) || entrances.has(stems[at] ?? '') || between.has(words[at] ?? '')

  function take(id: string, at: number, end: number): void {
    const isAnother = /^(?:another|more|second)$/.test(words[at - 1] ?? '')
    const isResolving = doubted.includes(id)
    const count = number ?? (isResolving ? doubtedCount : asManyAs(words, at, tally.last))
    if (isResolving) doubted = []
    const isPlural = count === undefined && isManyOf(words[end] ?? '', stems[end] ?? '')
    const isExplicit = count !== undefined && !isOfArticle
    const isAgain = tally.isNamed(id) && !isAnother
    if (isAgain && count !== undefined && count !== 1) tally.isUnclear = true
    if (!isAgain) tally.add({ id, count: count ?? 1, isCounted: isExplicit, isPlural })
    if (isExplicit) isCounted = true
    if ((count ?? 1) > mostOfOne || count === 0) tally.isUnclear = true
    if (isCarriedAt(words, at, end)) tally.isUnclear = true
    if (isHadAt(words, at) && !isOfService(id)) tally.isUnclear = true
  }

  /** "The controller", "no, six posts": of those that were named before. */
  function meantAt(at: number, ids: readonly string[]): readonly string[] {
    const isKnown = definite.test(words[at - 1] ?? '') || (isCorrecting && number !== undefined)
    const known = isKnown ? ids.filter((id) => quantityOf(items, id) > 0) : []
    return known.length === 1 ? known : ids
  }

  function hear(name: ItemName, at: number): void {
    const end = at + name.length - 1
    const [only = '', ...more] = meantAt(at, name.ids)
    const last = tally.last?.id
    const isOwned = owned.has(words[at - 1] ?? '') && number === undefined
    const isPartOfLast = lastEnd === at - 1 && name.isEveryday && name.ids.includes(last ?? '')
    const isAfterItem = lastEnd === at - 3 && last !== undefined
    // "A wood post. What would the posts cost?"
    const isReferred = more.length > 0 && number === undefined && name.ids.some(tally.isNamed)
    lastEnd = end
    if (isPartOfLast || isReferred) return
    if (name.isEveryday && isPlaceAt(words, at, isAfterItem)) return
    if (isLeftAt(words, at, end)) {
      without.push(...name.ids)
      tally.remove(name.ids)
    } else if (!isOwned) {
      if (!name.isEveryday || words[at - 3] === 'back') isEveryday = false
      if (more.length === 0) take(only, at, end)
      else {
        doubted = name.ids
        doubtedCount = isOfArticle ? undefined : number
        if (number !== undefined && number !== 1) isCounted = true
      }
    }
  }

  function hearShare(at: number): Share | undefined {
    if (number !== undefined && number !== 1) return undefined
    const { isCounted: isNoun, hasPlaces } = tally
    const share = shareAt(words, at, { isCounted: isNoun, isItemAt, hasPlaces })
    const lead = words[at - 1] ?? ''
    if (share === undefined) return undefined
    // "Price for both?" adds up; "a gooseneck at both" shares out.
    if (share.isAmong && !hasPlaces && !isOfTwo(share, lead)) return undefined
    const next = at + share.length
    // "Each of the five controllers X-401": how many of them is open.
    if (share.counts !== undefined && isItemAt(next)) tally.isUnclear = true
    tally.hearShare(share, {
      isOneEach: /^(?:one|1)$/.test(words[placing.test(lead) ? at - 2 : at - 1] ?? ''),
      isBeforeItem: isItemAt(next) || /^(?:a|an|one|1)$/.test(words[next] ?? ''),
    })
    return share
  }

  /** "A sign at both", "an X-401, an X-432, both of them with a SIM card". */
  const isOfTwo = ({ counts, isBefore }: Share, lead: string): boolean =>
    counts === 2 && (leading.test(lead) || (isBefore && tally.named.length === 2))

  /** `at`: where it ends. Whether it is done with. */
  function isSettledAt(at: number, { value, length }: Count): boolean {
    const lead = words[at - length] ?? ''
    const after = at + 1
    const isCounting = countsAt(after)
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
    if (isTimes && open.length > 1 && lastEnd < at - length - 1) {
      // "X-401 with a SIM card, times three."
      if (open.some((one) => one.isCounted)) tally.isUnclear = true
      tally.shareOut({ of: value, isCount: true, isBare: false })
      return true
    }
    if ((isOfThem || isTimes) && tally.last !== undefined) {
      // "A gooseneck, two of them", "X-432 times two".
      tally.countLast(value)
      isCounted = true
      if (value > mostOfOne) tally.isUnclear = true
      return true
    }
    // "Total for the three?": those that are named.
    return referring.has(lead) && !isCounting
  }

  /** How many words after it belong to it. */
  function hearCount(at: number, count: Count): number {
    // "A sign, a post, a gooseneck. One of each."
    if (words.slice(at + 1, at + 3).join(' ') === 'of each' && tally.countEach(count.value)) {
      isCounted = true
      return 2
    }
    if (!isSettledAt(at, count)) awaitNoun(at, count)
    return 0
  }

  function awaitNoun(at: number, count: Count): void {
    const first = at - count.length + 1
    // "1.5" is heard as two numbers.
    if (number !== undefined && !isArticle(words[first - 1] ?? '')) tally.isUnclear = true
    number = count.value
    numberAt = first
    isOfArticle = count.length === 1 && isArticle(words[at] ?? '')
    if (isOfArticle) return
    loose = number
    // "Gooseneck 2 sign 1": the numbers follow what they count.
    const isAfterItem = lastEnd === first - 1
    if (isAfterItem && !countsAt(at + 1) && !isEnd(words[at + 1])) tally.isUnclear = true
  }

  function hearEntrance(at: number): void {
    const word = words[at] ?? ''
    // "Two gate controllers".
    if (number !== 1 && word === singular(word) && isItemAt(at + 1)) return
    if (number === undefined) {
      if (word === singular(word) && !isKnownAt(words, at)) tally.listed += 1
      rest.push(word)
      return
    }
    // "A gooseneck for three gates".
    const { open } = tally
    const isForThem = placing.test(words[numberAt - 1] ?? '') && lastEnd === numberAt - 2
    if (isForThem && number > 1 && open.length > 0 && !open.some((one) => isOfAll(one.id)))
      tally.shareOut({ of: number, isCount: true, isBare: false })
    tally.enter(stems[at] ?? '', number)
    loose = undefined
    number = undefined
  }

  function hearOther(at: number): void {
    const word = words[at] ?? ''
    if (between.has(word)) return
    const isOfEntrance = number !== undefined && entrances.has(stems[at + 1] ?? '')
    if (isOfEntrance && word === singular(word)) return
    const isJoined = joining.has(words[at - (number === undefined ? 1 : 2)] ?? '')
    if (number !== undefined && number !== 1) {
      // "What would four be?"
      tally.countOther(isCommon(word) ? undefined : (stems[at] ?? ''), number)
      if (!isCommon(word)) loose = undefined
    }
    if (isJoined && !isOfPrices(word)) tally.join()
    const { last } = tally
    const isItsPlace = lastEnd === at - 1 && placing.test(word) && word !== 'with'
    if (isItsPlace && last && /^(?:the|my|our)$/.test(words[at + 1] ?? '')) last.isPlaced = true
    if (singling.test(word)) tally.endShare()
    rest.push(word)
    number = undefined
  }

  /** A number that nothing follows: of the item before it. */
  function settle(at: number): void {
    if (number === undefined || isOfArticle) return
    const { last } = tally
    const lead = words.slice(0, at).findLast((word) => countAt([word], 0) === undefined) ?? ''
    const isDirect = lastEnd >= 0 && words.slice(lastEnd + 1, at).every(isOfNumber)
    const isOnly = tally.named.length === 1 && needing.test(lead)
    // "The signs stay at five."
    const isKept = /^(?:stays?|remains?|stay) at /.test(words.slice(lastEnd + 1, at).join(' '))
    if (last !== undefined && !last.isCounted && (isDirect || isOnly || isKept)) {
      tally.countLast(number)
      isCounted = true
    } else if (!placing.test(lead)) tally.join()
  }

  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (isPause(word)) {
      settle(at)
      number = undefined
      if (word === '.') tally.endSentence()
      continue
    }
    const found = hearShare(at) ?? nameAt(at)
    if (found !== undefined) {
      if ('ids' in found) hear(found, at)
      at += found.length - 1
      number = undefined
      continue
    }
    const count = countAt(words, at)
    if (count !== undefined) {
      at += count.length - 1
      at += hearCount(at, count)
    } else if (entrances.has(stems[at] ?? '')) hearEntrance(at)
    else hearOther(at)
  }
  settle(words.length)
  tally.endSentence()
  const { selection, isClear, entrances: entered } = tally.sum()
  const { named, isShared } = tally
  const isPlural = named.some((one) => one.isPlural && !one.share)
  const several = selection.length + (doubted.length > 0 ? 1 : 0) > 1
  const isDoubted =
    doubted.length > 0 || isInDoubt(words, { several, isPlural, isShared, isItemAt })
  return {
    selection,
    ...{ doubted, without, loose, rest, isCounted, isShared, isPlural },
    isEachCounted: isShared || named.every((one) => one.isCounted),
    entrances: entered,
    months: monthsIn(words),
    isUnclear: !isClear || isDoubted || (named.length > 0 && takenAway.test(words.join(' '))),
    isEveryday: isEveryday && selection.length + doubted.length > 0,
  }
}

const definite = /^(?:the|that|this|those|these)$/

/** "And twice as many LED kits". */
function asManyAs(words: readonly string[], at: number, last: NamedItem | undefined) {
  const said = words.slice(Math.max(0, at - 3), at).join(' ')
  const [, times] = /(?:^| )(?:(twice|half) )?as many$/.exec(said) ?? []
  if (last === undefined || !/as many$/.test(said)) return undefined
  return last.count * (times === 'twice' ? 2 : times === 'half' ? 0.5 : 1)
}

/** Covers the first gate, or is for one more. */
const isOfAll = (id: string) => id === 'base-sub' || id === 'add-door'
const isArticle = (word: string) => /^(?:a|an|another)$/.test(word)
const singular = (word: string) => word.replace(/s$/, '')

const isManyOf = (word: string, stem: string) => word.endsWith('s') && !stem.endsWith('s')
/** Stands between an item and its number, or after that. */
const isOfNumber = (word: string) =>
  isPause(word) || between.has(word) || countAt([word], 0) !== undefined
