/** A set of items that a visitor asks about. */
import { type Selection, setQuantity } from '#shared/quotes/rules'

/** `isClear`: all of it was understood, so that a total may be said. */
export interface NamedSet {
  items: Selection
  isClear: boolean
  /** What a word may mean that several items are called. */
  doubted: readonly string[]
  /** What the items are compared with. */
  versus?: Selection
  /** Over how many months. */
  months?: number
  /** Gates and doors. */
  entrances?: number
  /** It was asked what they are. */
  isDescribed?: true
  /** The sum of what it names is asked for, in whatever words. */
  isSum?: true
  /** After a set was named, its price is asked for, whatever else is said. */
  isFollowing?: true
  /** It names others besides, which are surely not wanted. */
  isParted?: true
  /** Its items stand in this message. */
  isNamedNow?: true
  /** It is the one before, changed by what was said. */
  isChanged?: true
  /** Only what is due on top of the base subscription was asked for. */
  isOnTop?: true
  /** Single prices say all of it, and leave open whether what was named before goes with it. */
  isApart?: true
  /** Only these were named, and not what is wanted there. */
  isOfEntrances?: true
}

export const nothing: NamedSet = { items: [], isClear: true, doubted: [] }

/** The ids of what it holds, or may hold. */
export const idsIn = ({ items, doubted }: NamedSet): ReadonlySet<string> =>
  new Set([...items.map(({ id }) => id), ...doubted])

/** All that was ever named, each as it was named last. */
export function together(ever: NamedSet, set: NamedSet): NamedSet {
  if (set.isOfEntrances) return ever
  const items = set.items.reduce(
    (all, { id, quantity }) => setQuantity(all, id, quantity),
    ever.items,
  )
  return { ...nothing, items, isClear: ever.isClear && set.isClear }
}
