/** The list prices without dealer costs, which the answering thread must not know. */
import type { ListedItem } from '#shared/quotes/rules'
import { catalog } from '../../quotes/quotes'

export type PricedItem = ListedItem

export const listPrices: readonly PricedItem[] = catalog.items.map(
  ({ id, category, name, about, msrp, tenths }) => ({ id, category, name, about, msrp, tenths }),
)
