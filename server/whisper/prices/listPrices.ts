/** The list prices, without what a dealer pays: the thread that answers visitors is told no more. */
import type { ListedItem } from '#shared/quotes/rules'
import { catalogue } from '../../quotes/catalogue'

export type PricedItem = Omit<ListedItem, 'about'>

export const listPrices: readonly PricedItem[] = catalogue.items.map(
  ({ id, category, name, msrp, tenths }) => ({ id, category, name, msrp, tenths }),
)
