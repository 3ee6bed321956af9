/**
 * Which items of the price list a text names, and how many of each; and whether all that is counted in
 * it was understood. Where it was not, no total may be said.
 */
import type { Selection } from '#shared/quotes/rules'
import { countAt } from '../words/numbers'
import { afterCorrection } from './afterCorrection'
import { entrances, takenAway } from './aroundItems'
import { hearCount, settle } from './hearCount'
import { Hearing, type Known } from './hearing'
import { hearName } from './hearName'
import { hearOther } from './hearOther'
import { hearEntrance, hearShare } from './hearPlace'
import { isInDoubt } from './isInDoubt'
import type { ItemNames } from './itemNames'
import { monthsIn } from './lengths'
import { isPause } from './pauses'
import { hearWanted } from './wanted/hearWanted'

/** As likely, beside what is not wanted, the others are. */
const surelyWanted = 0.9

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
  /** Whether the base subscription is paid already. */
  isSubscribed: boolean
  /** Whether an item stands in the plural without a number. */
  isPlural: boolean
  /** Whether it is told which of the items that are named are not wanted, and all others surely are. */
  isParted: boolean
  /** Whether all items are named by words of every day. */
  isEveryday: boolean
}

/** `all`: with commas and ends of sentences as words. */
export function hearItems(
  all: readonly string[],
  names: ItemNames,
  known: Known = { items: [] },
  { isOneSet = false } = {},
): HeardItems {
  const words = afterCorrection(all, names)
  const heard = new Hearing(words, names, known, isOneSet ? hearWanted(words, names) : undefined)
  const { tally } = heard
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (isPause(word)) {
      settle(heard, at)
      heard.number = undefined
      if (word === '.') tally.endSentence()
      continue
    }
    const found = hearShare(heard, at) ?? heard.nameAt(at)
    if (found !== undefined) {
      if ('ids' in found) hearName(heard, found, at)
      at += found.length - 1
      heard.number = undefined
      continue
    }
    const count = countAt(words, at)
    if (count !== undefined) {
      at += count.length - 1
      at += hearCount(heard, at, count)
    } else if (entrances.has(heard.stems[at] ?? '')) hearEntrance(heard, at)
    else hearOther(heard, at)
  }
  settle(heard, words.length)
  tally.endSentence()
  const { doubted, without, loose, rest, isCounted, isEveryday, isSubscribed } = heard
  const { selection, isClear, entrances: entered } = tally.sum()
  const { named, isShared } = tally
  const isPlural = named.some((one) => one.isPlural && !one.share)
  const several = selection.length + (doubted.length > 0 ? 1 : 0) > 1
  const isParted = heard.isParted && heard.leastWanted > surelyWanted
  const isDoubted =
    doubted.length > 0 ||
    isInDoubt(words, { several, isParted, isPlural, isShared, isItemAt: heard.isItemAt })
  return {
    selection,
    ...{ doubted, without, loose, rest, isCounted, isShared, isPlural, isSubscribed },
    isEachCounted: isShared || named.every((one) => one.isCounted),
    entrances: entered,
    months: monthsIn(words),
    isParted,
    isUnclear:
      !isClear ||
      heard.isDoubtful ||
      isDoubted ||
      (named.length > 0 && !isParted && takenAway.test(words.join(' '))),
    isEveryday: isEveryday && selection.length + doubted.length > 0,
  }
}
