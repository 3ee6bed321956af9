/** What becomes of a set of items: more, fewer, and the subscription that some of them need. */
import { quantityOf, type Selection, setQuantity } from '#shared/quotes/rules'
import { standIns } from './called'
import { isSubscribed } from './sharedOut'

/** What one more of these is for is the base subscription's. */
const onTop = ['add-door', 'add-camera']

export function withEntrances(selected: Selection, entrances: number | undefined): Selection {
  const isCovered = quantityOf(selected, 'base-sub') === 1 && entrances !== undefined
  if (!isCovered || entrances < 2) return selected
  return setQuantity(selected, 'add-door', entrances - 1)
}

/** More doors and cameras of an entrance need the subscription that they add to. */
export function withSubscription(selected: Selection, entrances: number | undefined): Selection {
  const isOnTop = selected.some(({ id }) => onTop.includes(id))
  const isAlone = selected.every(({ id }) => onTop.includes(id))
  if (!isOnTop || (isAlone && entrances === undefined) || isSubscribed(selected)) return selected
  return setQuantity(selected, 'base-sub', 1)
}

/** "Make it three signs": the others stay. */
export const changed = (before: Selection, named: Selection): Selection =>
  named.reduce((set, { id, quantity }) => setQuantity(set, id, quantity), before)

export const less = (set: Selection, without: readonly string[]): Selection =>
  without.reduce((left, id) => setQuantity(left, id, 0), set)

export function joined(before: Selection, more: Selection): Selection {
  return more.reduce(
    (all, { id, quantity }) => setQuantity(all, id, quantityOf(all, id) + quantity),
    before,
  )
}

/** As many of the one as there were of the other; nothing where it was not among them. */
export function replaced(set: Selection, from: Selection, to: Selection): Selection | undefined {
  const [old, ...olds] = from
  const [fresh, ...others] = to
  const quantity = old === undefined ? 0 : quantityOf(set, old.id)
  if (old === undefined || fresh === undefined || olds.length + others.length > 0) return undefined
  return quantity === 0 ? undefined : joined(less(set, [old.id]), [{ id: fresh.id, quantity }])
}

/** Whether two of them are seldom wanted together, as two controllers are. */
export const standForEachOther = (items: Selection): boolean =>
  standIns.some((ids) => items.filter(({ id }) => ids.includes(id)).length > 1)

export const isOneOfEach = (items: Selection): boolean =>
  items.every(({ quantity }) => quantity === 1)
