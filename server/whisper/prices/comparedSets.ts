/** A set that is compared with another, or in which one item takes the place of another. */
import type { Selection } from '#shared/quotes/rules'
import { asksHowMuchMore, notAdded } from './aroundItems'
import { comparesThose, isOfComparing, sidesOf, swaps } from './comparing'
import { hearItems } from './hearItems'
import type { ItemNames } from './itemNames'
import { joined, replaced, standForEachOther } from './selections'
import { type NamedSet, nothing } from './setOfItems'

export function comparedIn(
  names: ItemNames,
  message: readonly string[],
  before: NamedSet,
  ever: NamedSet,
): NamedSet | undefined {
  const said = message.join(' ')
  if (comparesThose(said) && !isAnyNamed(message, names)) return apart(before) ?? apart(ever)
  const sides = sidesOf(message)
  if (sides === undefined) return twoIn(message, said, names)
  const [left, right] = [hearItems(sides.left, names), hearItems(sides.right, names)]
  const first = left.selection.length + left.doubted.length > 0 ? left.selection : before.items
  // "Compared with a sign, how much dearer is the enclosure?"
  if (first.length === 0 || right.selection.length === 0) return twoIn(message, said, names)
  const isClear = ![left, right].some(
    ({ isUnclear, without, entrances }) =>
      isUnclear || without.length > 0 || entrances !== undefined,
  )
  const doubted = [...left.doubted, ...right.doubted]
  if (swaps.test(said) && before.isClear && isClear) {
    const swapped = replaced(before.items, left.selection, right.selection)
    if (swapped !== undefined) return { ...nothing, items: swapped, isChanged: true }
  }
  const { loose = 1 } = hearItems(sides.given, names)
  const isOfEach =
    loose > 1 && [...first, ...right.selection].every(({ quantity }) => quantity === 1)
  const times = (side: Selection) =>
    isOfEach ? side.map(({ id }) => ({ id, quantity: loose })) : side
  if (!isClear) return { items: joined(first, right.selection), isClear: false, doubted }
  return { items: times(first), isClear, doubted, versus: times(right.selection) }
}

function isAnyNamed(words: readonly string[], names: ItemNames): boolean {
  const { selection, doubted } = hearItems(words, names)
  return selection.length + doubted.length > 0
}

/** "The enclosure where the quote has a sign, how much dearer is that?": whatever parts the two. */
const differing =
  /\b(?:dearer|pricier|cheaper|(?:more|less) expensive|differs?|difference|gap|lies? between|exceeds?|by how much)\b/

function twoIn(words: readonly string[], said: string, names: ItemNames): NamedSet | undefined {
  if (!differing.test(said) && !asksHowMuchMore.test(said)) return undefined
  const others = words.filter((word) => !isOfComparing.test(word) && !notAdded.test(word))
  const { selection, doubted, isUnclear } = hearItems(others, names)
  const isOneOfEach = selection.every(({ quantity }) => quantity === 1)
  if (isUnclear || doubted.length > 0 || !isOneOfEach) return undefined
  // "How much more" is also asked of what comes on top.
  if (!differing.test(said) && !standForEachOther(selection)) return undefined
  return apart({ ...nothing, items: selection })
}

/** Two items as they were named one after the other. */
function apart({ items: [one, other, ...more], isClear }: NamedSet): NamedSet | undefined {
  if (!isClear || one === undefined || other === undefined || more.length > 0) return undefined
  return { ...nothing, items: [one], versus: [other] }
}
