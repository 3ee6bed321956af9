/** The list prices without dealer costs, which the answering thread must not know. */
import type { ListedItem } from '#shared/quotes/rules'
import { catalogue } from '../../quotes/quotes'

export type PricedItem = ListedItem

export const listPrices: readonly PricedItem[] = catalogue.items.map(
  ({ id, category, name, about, msrp, tenths }) => ({ id, category, name, about, msrp, tenths }),
)
