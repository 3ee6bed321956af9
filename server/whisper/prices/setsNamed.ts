/** The set of items that a message is about, and whether a total of it may be said. */
import { alternative, unfollowed } from './aroundItems'
import { asksOnTop, asksToHave, isOfPrice } from './asks'
import { compares } from './comparing'
import type { ItemNames } from './itemNames'
import { isSurelyFollowing, isSurelySum } from './likelyWay'
import { understoodBy } from './namedSet'
import { isPause } from './pauses'
import { isOneOfEach, standForEachOther } from './selections'
import { type NamedSet, nothing } from './setOfItems'

export function setsNamed(names: ItemNames) {
  const understood = understoodBy(names)
  /** `ever`: all items before. */
  return (words: readonly string[], last: NamedSet = nothing, ever: NamedSet = last): NamedSet => {
    const set = understood(words, last, ever)
    const said = words.filter((word) => !isPause(word)).join(' ')
    const isFollowing = isSurelyFollowing(words, last, names)
    const isToHave = asksToHave.test(said) && !isOfPrice(said)
    const isSum = !isFollowing && !isToHave && isSurelySum(words, set, names)
    const heard = { ...set, ...(isFollowing && { isFollowing }), ...(isSum && { isSum }) }
    const isOpen =
      (!(set.isParted && isSum) && isUnfollowed(said, set)) || (isToHave && isOneOfEach(set.items))
    return isOpen ? { ...heard, isClear: false } : heard
  }
}

/** Of what is compared, each side is understood by itself. */
function isUnfollowed(said: string, { items, versus, isChanged }: NamedSet): boolean {
  if (versus !== undefined) return false
  if (!isChanged && compares.test(said) && !asksOnTop.test(said)) return true
  return unfollowed.test(said) || (standForEachOther(items) && alternative.test(said))
}
