/** Whether a message asks for what it is taken to ask for, by what others meant by words like its own. */
import type { HeardItems } from './hearItems'
import type { ItemNames } from './itemNames'
import { standForEachOther } from './selections'
import { idsIn, type NamedSet } from './setOfItems'
import { hearWayAlone, hearWayFollowing, ifOfPrices, ofPrices } from './ways/hearWays'

/** Less likely than that, no total is said. What is added by a rule is so unless it is unlikely, and the reverse. */
const least = { sum: 0.1, sumOfStandIns: 0.35, way: 0.35, added: 0.65, surelyAdded: 0.9 }

export interface LikelyWay {
  /** So that its price is asked for, whatever else it says. */
  isSurelyAdded: boolean
  isAdded(byRule: boolean, heard: HeardItems): boolean
  isLikely(taken: 'alone' | 'added' | 'changed', heard: HeardItems): boolean
}

/** As likely, what follows on a set asks for a price. */
const surelyOfPrices = 0.8

/** As likely, the sum of what a message names is asked for. */
const surelySum = 0.95

export const isSurelySum = (
  message: readonly string[],
  { items, isClear }: NamedSet,
  names: ItemNames,
): boolean => items.length > 0 && isClear && hearWayAlone(message, names).sum > surelySum

export function isSurelyFollowing(
  message: readonly string[],
  set: NamedSet,
  names: ItemNames,
): boolean {
  const before = idsIn(set)
  return before.size > 0 && ofPrices(hearWayFollowing(message, names, before)) > surelyOfPrices
}

export function likelyWay(message: readonly string[], set: NamedSet, names: ItemNames): LikelyWay {
  const before = idsIn(set)
  if (before.size === 0)
    return {
      isSurelyAdded: false,
      isAdded: (byRule) => byRule,
      isLikely: (_, heard) => isUnderstood(heard) || isSum(message, heard, names),
    }
  const heardAs = hearWayFollowing(message, names, before)
  const likely = ifOfPrices(heardAs)
  /** "Minus the camera, plus a SIM", "and a second X-412": added, and put right as well. */
  const addedBy = ({ without, selection }: HeardItems): number => {
    const isOfThem = selection.some(({ id }) => before.has(id))
    return likely.added + (without.length > 0 || isOfThem ? likely.changed : 0)
  }
  return {
    isSurelyAdded: heardAs.added > least.surelyAdded,
    isAdded(byRule, heard) {
      if (byRule) return addedBy(heard) > least.way
      // A set that holds some of the one before is one of its own.
      const isApart = heard.selection.every(({ id }) => !before.has(id))
      return isApart && likely.added > least.added
    },
    isLikely(taken, heard) {
      if (taken === 'added') return addedBy(heard) > least.way
      // "And what if I need seven?" of the one item before: asked anew and put right are the same.
      const isOfIt = before.size === 1 && heard.selection.every(({ id }) => before.has(id))
      return likely[taken] + (isOfIt ? likely.changed : 0) > least.way
    },
  }
}

/** What is left out, paid already or shared out follows rules of its own; of one item there is nothing to add up. */
function isUnderstood({ selection, without, isShared, isSubscribed }: HeardItems): boolean {
  const [only, ...others] = selection
  const isOne = others.length === 0 && only?.quantity === 1
  return isOne || without.length > 0 || isShared || isSubscribed
}

function isSum(message: readonly string[], { selection }: HeardItems, names: ItemNames): boolean {
  const leastSum = standForEachOther(selection) ? least.sumOfStandIns : least.sum
  const { sum, else: other } = hearWayAlone(message, names)
  return sum > leastSum * (sum + other)
}
