/** The lines and sums each audience sees. The customer's are typed on items without a cost. */
import {
  type CatalogItem,
  type Due,
  dueOf,
  hours,
  type Line,
  type ListedItem,
  marginOf,
  money,
  type QuoteTotals,
  type Section,
} from '#shared/quotes/rules'

export type Audience = 'dealer' | 'customer'

export interface View<Item> {
  audience: Audience
  columns: readonly { name: string; of: (line: Line<Item>) => string }[]
  /** Below the amount due. */
  sums: (sections: readonly Section<Item>[], totals: QuoteTotals) => [name: string, due: Due][]
  remarks: readonly string[]
}

const quantity = { name: 'Quantity', of: (line: Line<ListedItem>) => String(line.quantity) }
const each = { name: 'MSRP each', of: ({ item }: Line<ListedItem>) => money(item.msrp) }
const msrp = { name: 'MSRP', of: (line: Line<ListedItem>) => money(line.item.msrp * line.quantity) }
const time = {
  name: 'Hours',
  of: (line: Line<ListedItem>) => hours(line.item.tenths * line.quantity),
}

export const forCustomer: View<ListedItem> = {
  audience: 'customer',
  columns: [quantity, each, msrp, time],
  sums: () => [],
  remarks: [],
}

export const forDealer: View<CatalogItem> = {
  audience: 'dealer',
  columns: [
    quantity,
    { name: 'Cost', of: (line) => money(line.item.cost * line.quantity) },
    each,
    msrp,
    time,
  ],
  sums: (sections, totals) => {
    const cost = dueOf(sections, (item) => item.cost)
    return [
      ['Total cost', cost],
      ['Margin before tax', marginOf(totals, cost)],
    ]
  },
  remarks: ['For dealers only: this version shows cost.'],
}
