/**
 * The lines of a quote as CSV. Figures are numbers without separators; the customer's version is
 * built from columns that never read a cost.
 */
import { type Column, csvOf } from '#shared/csv'
import { type CatalogItem, categories, type ListedItem, sectionsOf } from '#shared/quotes/rules'
import type { Audience } from '../../../quote/pdf/views'
import { downloadFile } from '../../ui/download/download'
import type { PricedLine } from './printedQuote'

type Row<Item> = Item & { quantity: number }

const before: readonly Column<Row<ListedItem>>[] = [
  { name: 'Category', of: ({ category }) => nameOf(category) },
  { name: 'Item', of: ({ name }) => name },
  { name: 'Description', of: ({ about }) => about },
  { name: 'Due', of: ({ category }) => (isMonthly(category) ? 'Per month' : 'Once') },
  { name: 'Quantity', of: ({ quantity }) => quantity },
]
const cost: readonly Column<Row<CatalogItem>>[] = [
  { name: 'Cost each', of: (row) => row.cost / 100 },
  { name: 'Cost', of: (row) => (row.cost * row.quantity) / 100 },
]
const after: readonly Column<Row<ListedItem>>[] = [
  { name: 'MSRP each', of: ({ msrp }) => msrp / 100 },
  { name: 'MSRP', of: ({ msrp, quantity }) => (msrp * quantity) / 100 },
  { name: 'Hours', of: ({ tenths, quantity }) => (tenths * quantity) / 10 },
]

export function linesCsv(audience: Audience, lines: readonly PricedLine[]): string {
  const sorted = sectionsOf(lines, lines).flatMap((section) =>
    section.lines.map(({ item, quantity }) => ({ ...item, quantity })),
  )
  return audience === 'dealer'
    ? csvOf<Row<CatalogItem>>([...before, ...cost, ...after], sorted)
    : csvOf<Row<ListedItem>>([...before, ...after], sorted)
}

export function downloadLines(
  audience: Audience,
  lines: readonly PricedLine[],
  number: string,
): void {
  const file = new Blob([linesCsv(audience, lines)], { type: 'text/csv;charset=utf-8' })
  downloadFile(`quote-${number}-${audience}.csv`, file)
}

function nameOf(id: ListedItem['category']): string {
  return categories.find((category) => category.id === id)?.name ?? id
}

function isMonthly(id: ListedItem['category']): boolean {
  return categories.some((category) => category.id === id && category.isMonthly)
}
