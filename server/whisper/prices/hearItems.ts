/**
 * Which items of the price list a text names, and how many of each; and whether all that is counted in
 * it was understood. Where it was not, no total may be said.
 */
import { mostOfOne, quantityOf, type Selection } from '#shared/quotes/rules'
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
  ofMoney,
  ofSome,
  owned,
  referring,
  takenAway,
  timed,
} from './aroundItems'
import type { ItemName, ItemNames } from './itemNames'
import { monthsIn } from './lengths'
import { type NamedItem, sharedOut } from './sharedOut'
import { type Share, shareAt } from './shares'
import { isCarriedAt, isHadAt, isKnownAt, isLeftAt, isOfService, isPlaceAt } from './standing'
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

/** `all`: with commas and ends of sentences as words. `before`: at how many places there was something. */
export function hearItems(all: readonly string[], names: ItemNames, before?: number): HeardItems {
  const words = afterCorrection(all, names)
  const stems = words.map(stem)
  const rest: string[] = []
  const without: string[] = []
  const named: NamedItem[] = []
  /** What else is counted, and whether that stands among items. */
  const others = new Map<string, number>()
  const strays = { counted: false, joined: false, isCountedAmong: false }
  let doubted: readonly string[] = []
  let doubtedCount: number | undefined
  let entered: number | undefined
  let listed = 0
  let loose: number | undefined
  let isUnclear = false
  let isCounted = false
  let isEveryday = true
  let number: number | undefined
  let numberAt = -1
  let isOfArticle = false
  let lastEnd = -9
  /** Said before what it shares out, and from where on items may be shared out by what follows. */
  let share: Share | undefined
  let isShareUsed = false
  let isShared = false
  let openFrom = 0
  let sentenceFrom = 0
  const nameAt = (at: number) => names.at(at, words, stems)
  const countsAt = (at: number) =>
    nameAt(at) !== undefined || entrances.has(stems[at] ?? '') || between.has(words[at] ?? '')
  /** How many gates, and how many doors. */
  const byNoun = new Map<string, number>()
  const hasPlaces = () =>
    (entered ?? before) !== undefined || others.size > 0 || named.some((one) => one.count > 1)
  const around = () => ({
    isCounted: (one: string) => others.has(one),
    isItemAt: (at: number) => nameAt(at) !== undefined,
    hasPlaces: hasPlaces(),
  })
  /** "A gooseneck at both." */
  const isOfTwo = ({ counts }: Share, at: number) =>
    counts === 2 && /^(?:at|on|in|to|with)$/.test(words[at - 1] ?? '')
  const isNamed = (id: string) => named.some((one) => one.id === id)

  function take(id: string, at: number, end: number): void {
    const isAnother = /^(?:another|more|second)$/.test(words[at - 1] ?? '')
    const isResolving = doubted.includes(id)
    const count = number ?? (isResolving ? doubtedCount : asManyAs(words, at, named.at(-1)))
    if (isResolving) doubted = []
    const isPlural = count === undefined && isManyOf(words[end] ?? '', stems[end] ?? '')
    const isExplicit = count !== undefined && !isOfArticle
    const isNamedAgain = isNamed(id) && !isAnother
    if (isNamedAgain && count !== undefined && count !== 1) isUnclear = true
    if (!isNamedAgain) {
      named.push({
        id,
        count: count ?? 1,
        isCounted: isExplicit,
        isPlural,
        ...(share && { share }),
      })
      isShareUsed = true
      if (share) isShared = true
    }
    if (isExplicit) isCounted = true
    if ((count ?? 1) > mostOfOne || count === 0) isUnclear = true
    if (isCarriedAt(words, at, end)) isUnclear = true
    if (isHadAt(words, at) && !isOfService(id)) isUnclear = true
  }

  function hear(name: ItemName, at: number): void {
    const end = at + name.length - 1
    const [only = '', ...more] = name.ids
    const last = named.at(-1)?.id
    const isOwned = owned.has(words[at - 1] ?? '') && number === undefined
    const isPartOfLast = lastEnd === at - 1 && name.isEveryday && name.ids.includes(last ?? '')
    const isAfterItem = lastEnd === at - 3 && last !== undefined
    // "A wood post. What would the posts cost?"
    const isReferred = more.length > 0 && number === undefined && name.ids.some(isNamed)
    lastEnd = end
    if (isPartOfLast || isReferred) return
    if (name.isEveryday && isPlaceAt(words, at, isAfterItem)) return
    if (isLeftAt(words, at, end)) without.push(...name.ids)
    else if (!isOwned) {
      if (!name.isEveryday) isEveryday = false
      if (more.length === 0) take(only, at, end)
      else {
        doubted = name.ids
        doubtedCount = isOfArticle ? undefined : number
        if (number !== undefined && number !== 1) isCounted = true
      }
    }
  }

  const openItems = () => named.slice(openFrom).filter((one) => !one.share && !one.isPlaced)

  /** Of what stands before it: all that nobody counted, or the last. */
  function shareOut(found: Omit<Share, 'length'>): void {
    const open = openItems()
    const uncounted = open.filter((one) => !one.isCounted)
    const shared = uncounted.length > 0 ? uncounted : open.slice(-1)
    if (found.isBare && uncounted.length > 1) isUnclear = true
    if (shared.some((one) => one.isCounted && open.length > 1)) isUnclear = true
    for (const one of shared) one.share = found
    isShared = true
    openFrom = named.length
  }

  /** "Four signs, and for two of the gates a post." */
  function isOfNext({ isCount, length }: Share, open: readonly NamedItem[], at: number): boolean {
    const next = words[at + length] ?? ''
    const isItem = nameAt(at + length) !== undefined || /^(?:a|an|one|1)$/.test(next)
    return isCount === true && isItem && open.every((one) => one.isCounted)
  }

  function hearShare(found: Share, at: number): void {
    if (found.counts !== undefined && found.noun !== undefined) {
      if (entrances.has(found.noun)) entered = Math.max(entered ?? 0, found.counts)
      else others.set(found.noun, found.counts)
    }
    const open = openItems()
    const isOneEach = /^(?:one|1)$/.test(
      words[placing.test(words[at - 1] ?? '') ? at - 2 : at - 1] ?? '',
    )
    const isOfBuildings =
      !found.isBefore && open.length === 0 && others.size === 1 && (entered ?? listed) > 0
    if (isOfBuildings && (found.isBare || others.has(found.noun ?? ''))) {
      // "Three buildings with two entrances each."
      const [times = 1] = others.values()
      entered = (entered ?? listed) * times
      byNoun.clear()
      listed = 0
    } else if (
      isOneEach &&
      open.length > 0 &&
      open.every((one) => one.isCounted && one.count > 1)
    ) {
      // "Two X-401, one for each gate": as many as were named.
      isUnclear ||= open.length > 1
    } else if (found.isBefore || open.length === 0 || isOfNext(found, open, at)) {
      share = found
      isShareUsed = false
    } else shareOut(found)
  }

  /** What is said in a sentence without items says nothing of them. */
  function endSentence(): void {
    if (named.length > sentenceFrom) {
      if (strays.joined) isUnclear = true
      if (strays.counted) strays.isCountedAmong = true
    }
    strays.counted = false
    strays.joined = false
  }

  /** A number that nothing follows: of the item before it. */
  function settle(at: number): void {
    const item = named.at(-1)
    if (number === undefined || isOfArticle) return
    const lead = words.slice(0, at).findLast((word) => countAt([word], 0) === undefined) ?? ''
    const isDirect = lastEnd >= 0 && words.slice(lastEnd + 1, at).every(isOfNumber)
    const isOnly = named.length === 1 && needing.test(lead)
    if (item !== undefined && !item.isCounted && (isDirect || isOnly)) {
      item.count = number
      item.isCounted = true
      item.isPlural = false
      isCounted = true
    } else if (!placing.test(lead)) strays.joined = true
    number = undefined
  }

  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (isPause(word)) {
      settle(at)
      number = undefined
      if (word === ',') continue
      if (isShareUsed) share = undefined
      endSentence()
      openFrom = named.length
      sentenceFrom = named.length
      continue
    }
    const shares = number === undefined || number === 1 ? shareAt(words, at, around()) : undefined
    if (shares !== undefined && !(shares.isAmong && !hasPlaces() && !isOfTwo(shares, at))) {
      hearShare(shares, at)
      at += shares.length - 1
      number = undefined
      continue
    }
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
      const lead = words[at - 1] ?? ''
      at += count.length - 1
      const after = at + 1
      if (timed.test(words[after] ?? '') || ofMoney.test(lead)) continue
      // "On top of that one", "the left one".
      if (
        word === 'one' &&
        /^(?:that|this|which|other|left|right|first|last|front|back)$/.test(lead)
      ) {
        share = undefined
        continue
      }
      // "Not two: three!"
      if (lead === 'not' && !countsAt(after)) continue
      const isAmount = count.value >= 100 && (claimed.test(lead) || isEnd(words[after]))
      if (isAmount && !countsAt(after)) continue
      // "And in year one?"
      if (/^(?:year|month)$/.test(lead) && !countsAt(after)) continue
      const isOfThem = /^of (?:them|those|these)\b/.test(words.slice(after, after + 2).join(' '))
      const item = named.at(-1)
      // "Per entrance an X-401. We have 25 of them."
      const waiting = named.findLast((one) => one.share && !one.share.isCount)?.share
      if (isOfThem && waiting !== undefined && entered === undefined && others.size === 0) {
        others.set(waiting.noun ?? '', count.value)
        at += 2
        continue
      }
      // "X-401 with a SIM card, times three."
      const open = openItems()
      if (isTimes && open.length > 1 && lastEnd < at - count.length - 1) {
        shareOut({ of: count.value, isCount: true, isBefore: false, isBare: false, isAmong: false })
        isUnclear ||= open.some((one) => one.isCounted)
        continue
      }
      // "A gooseneck, two of them", "X-432 times two".
      if ((isOfThem || isTimes) && item !== undefined) {
        item.count = count.value
        item.isCounted = true
        item.isPlural = false
        isCounted = true
        if (count.value > mostOfOne) isUnclear = true
        continue
      }
      // "Total for the three?": those that are named.
      const isOfThese = referring.has(words[after - count.length - 1] ?? '')
      if (isOfThese && !countsAt(after)) continue
      // "1.5" is heard as two numbers.
      const isArticleBefore = isArticle(words[at - count.length] ?? '')
      if (number !== undefined && !isArticleBefore) isUnclear = true
      number = count.value
      numberAt = at - count.length + 1
      isOfArticle = count.length === 1 && isArticle(word)
      // "Gooseneck 2 sign 1": the numbers follow what they count.
      if (lastEnd === at - count.length && !isOfArticle && !countsAt(after) && !isEnd(words[after]))
        isUnclear = true
      if (!isOfArticle) loose = number
    } else if (entrances.has(stems[at] ?? '')) {
      // "Two gate controllers".
      if (number !== 1 && word === singular(word) && nameAt(at + 1) !== undefined) continue
      if (number !== undefined) {
        const open = openItems()
        const isForThem = placing.test(words[numberAt - 1] ?? '') && lastEnd === numberAt - 2
        if (isForThem && number > 1 && open.length > 0 && !open.some((one) => isOfAll(one.id)))
          shareOut({ of: number, isCount: true, isBefore: false, isBare: false, isAmong: false })
        entered = (entered ?? 0) + number
        const noun = stems[at] ?? ''
        byNoun.set(noun, (byNoun.get(noun) ?? 0) + number)
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
      if (isOfCount && number !== undefined) {
        others.set(stems[at] ?? '', number)
        loose = undefined
        strays.counted = true
      }
      if (isJoined && !isOfPrices(word)) strays.joined = true
      const item = named.at(-1)
      const isItsPlace = lastEnd === at - 1 && placing.test(word) && word !== 'with'
      if (isItsPlace && item && /^(?:the|my|our)$/.test(words[at + 1] ?? '')) item.isPlaced = true
      if (/^(?:left|right|first|front|back|rear|main|side|last)$/.test(word)) share = undefined
      rest.push(word)
      number = undefined
    }
  }
  settle(words.length)
  endSentence()
  // "Front door, side door, bus gate".
  if (listed > 1) entered = (entered ?? 0) + listed
  const { selection, isClear } = sharedOut(named, { entered, byNoun, others, before })
  const several = selection.length + (doubted.length > 0 ? 1 : 0) > 1
  const isPlural = named.some((one) => one.isPlural && !one.share)
  const said = words
    .filter((word) => !isPause(word))
    .join(' ')
    .replace(eachMonth, ' ')
  if (several && (isPlural || notAdded.test(said))) isUnclear = true
  if (strays.isCountedAmong && !isShared) isUnclear = true
  if (named.length > 0 && takenAway.test(said)) isUnclear = true
  if (!isShared && (ofSome.test(said) || notShared.test(said))) isUnclear = true
  return {
    selection,
    ...{ doubted, without, loose, rest, isCounted, isShared },
    isEachCounted: isShared || named.every((one) => one.isCounted),
    entrances: isShared && quantityOf(selection, 'base-sub') === 0 ? undefined : entered,
    months: monthsIn(words),
    isPlural,
    isUnclear: isUnclear || !isClear || doubted.length > 0,
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

const isPause = (word: string) => word === ',' || word === '.'
const isEnd = (word: string | undefined) => word === undefined || isPause(word)
const placing = /^(?:at|on|for|in|to|with|per)$/
/** "What if I need 7?" */
const needing = /^(?:need|needs|want|wants|take|get|order|buy|have|for|of|just|is)$/
/** Stands between an item and its number, or after that. */
const isOfNumber = (word: string) =>
  isPause(word) || between.has(word) || countAt([word], 0) !== undefined
/** Shared out, but nobody said among how many. */
const notShared =
  /\b(?:(?<!(?:what|how much) (?:is|are) )each|per|every(?! monthly)|double|triple)\b|\btwice(?! as many)\b|\bhalf(?! (?:a (?:dozen|year)|as many|that|those))\b/

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
