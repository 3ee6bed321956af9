/** A quote's lines at the prices of today's list, in the list's order. */
import { type Selection, sectionsOf } from '#shared/quotes/rules'
import { Refusal } from '../http/refusal'
import { catalog } from './catalog'
import type { StoredRevision } from './documents'
import { conflict } from './refusals'

type Priced = Pick<StoredRevision, 'lines' | 'priceList'>

/** Throws a Refusal if an item isn't sold any more. */
export function priced(selection: Selection): Priced {
  const known = new Set(catalog.items.map(({ id }) => id))
  const unknown = selection.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  if (unknown.length > 0) {
    const fields = { lines: `Not in the price list: ${unknown.join(', ')}.` }
    throw new Refusal('invalid', 'Bad Request', { fields })
  }
  const { items, version, since } = catalog
  return {
    lines: sectionsOf(selection, items).flatMap(({ lines }) =>
      lines.map(({ item, quantity }) => ({ ...item, quantity })),
    ),
    priceList: { version, since },
  }
}

/** Throws a Refusal for a draft from before the current list: its page shows today's prices. */
export function requireCurrentPrices({ priceList }: Pick<StoredRevision, 'priceList'>): void {
  if (priceList.version === catalog.version) return
  throw conflict(
    'The price list has changed since this draft was saved. Reload the page and check the prices.',
  )
}
