/** The list prices, without what a dealer pays: the thread that answers visitors is told no more. */
import type { ListedItem } from '#shared/quotes/rules'
import { catalogue } from '../../quotes/quotes'

export type PricedItem = ListedItem

export const listPrices: readonly PricedItem[] = catalogue.items.map(
  ({ id, category, name, about, msrp, tenths }) => ({ id, category, name, about, msrp, tenths }),
)
