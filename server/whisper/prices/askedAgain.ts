/** A set that is asked about without naming it: the one before, changed or not, or that of some gates. */
import { type Selection, setQuantity } from '#shared/quotes/rules'
import { asksMonthly } from './asks'
import type { HeardItems } from './hearItems'
import { changes, ofAllBefore, timesBefore } from './leaning'
import { less, withEntrances } from './selections'
import { type NamedSet, nothing } from './setOfItems'
import { isOfService } from './standing'

export const perEntrance: Selection = [
  { id: 'base-sub', quantity: 1 },
  { id: 'add-door', quantity: 1 },
]

/** Asked about again: with another count, without some of it, for more gates, or as it was. */
export function again(heard: HeardItems, said: string, before: NamedSet, ever: NamedSet): NamedSet {
  const { loose, without, entrances } = heard
  const times = timesBefore(said)
  if (times !== 1) {
    const of = ofAllBefore.test(said) ? ever : before
    const items = of.items.map(({ id, quantity }) => ({ id, quantity: quantity * times }))
    const isWhole = items.every(({ quantity }) => Number.isInteger(quantity))
    return {
      ...nothing,
      items: isWhole ? items : of.items,
      isClear: of.isClear && isWhole,
      isChanged: true,
    }
  }
  if (
    ofAllBefore.test(said) &&
    without.length === 0 &&
    loose === undefined &&
    entrances === undefined
  ) {
    return { ...nothing, items: ever.items, isClear: before.isClear && ever.isClear }
  }
  const left = less(before.items, without)
  const isCounted = loose === undefined || left.length === 1
  // "Do that for 3 entrances": of what stands there, nobody said how many.
  const isMore = (entrances ?? 1) > 1 && left.some(({ id }) => !isOfService(id))
  const isClear = before.isClear && !heard.isUnclear && isCounted && !isMore
  const { versus, isDescribed, isChanged: wasChanged, isNamedNow, isApart, ...kept } = before
  const isChanged = left.length < before.items.length || (loose !== undefined && changes.test(said))
  return { ...kept, items: counted(left, heard, said), isClear, ...(isChanged && { isChanged }) }
}

/** "The monthly for two gates": the subscription covers one, each more is an item of its own. */
export function ofEntrances(heard: HeardItems, said: string, before: NamedSet): NamedSet {
  const isBoth = /\b(?:both|all|them|these|those|it|that)\b/.test(said)
  const entrances = heard.entrances ?? (isBoth ? before.entrances : undefined)
  if (entrances === undefined) return nothing
  const named = { ...nothing, entrances }
  if (entrances < 2) return named
  // What else is wanted at them was not said.
  if (!asksMonthly.test(said))
    return { ...named, items: perEntrance, isClear: false, isOfEntrances: true }
  const items = withEntrances([{ id: 'base-sub', quantity: 1 }], entrances)
  return { ...named, items, isClear: !heard.isUnclear }
}

/** "And for two?", "add three more": of the one item, or as many gates under the subscription. */
function counted(before: Selection, { entrances, loose }: HeardItems, said: string): Selection {
  const [only, ...others] = before
  if (entrances !== undefined) return withEntrances(before, entrances)
  const more = /\b(?:more|another|additional|extra|add)\b/.test(said)
  const count = loose ?? (/\banother\b/.test(said) ? 1 : undefined)
  if (count === undefined || only === undefined || others.length > 0) return before
  const fewer = /\b(?:without|minus|less|fewer|drop|remove)\b/.test(said)
  const left = fewer ? only.quantity - count : count
  return left < 0 ? before : setQuantity(before, only.id, more ? only.quantity + count : left)
}
