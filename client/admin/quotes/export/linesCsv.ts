/**
 * The lines of a quote as CSV. Figures are numbers without separators; the customer's version is
 * built from columns that never read a cost.
 */
import { toCsv } from '#shared/csv'
import { type CatalogueItem, categories, type ListedItem, sectionsOf } from '#shared/quotes/rules'
import type { Audience } from '../../../quote/pdf/views'
import { downloadFile } from '../../ui/download/download'
import type { PricedLine } from './printedQuote'

interface Column<Item> {
  name: string
  of: (item: Item, quantity: number) => string | number
}

const before: readonly Column<ListedItem>[] = [
  { name: 'Category', of: ({ category }) => nameOf(category) },
  { name: 'Item', of: ({ name }) => name },
  { name: 'Description', of: ({ about }) => about },
  { name: 'Due', of: ({ category }) => (isMonthly(category) ? 'Per month' : 'Once') },
  { name: 'Quantity', of: (_, quantity) => quantity },
]
const cost: readonly Column<CatalogueItem>[] = [
  { name: 'Cost each', of: (item) => item.cost / 100 },
  { name: 'Cost', of: (item, quantity) => (item.cost * quantity) / 100 },
]
const after: readonly Column<ListedItem>[] = [
  { name: 'MSRP each', of: ({ msrp }) => msrp / 100 },
  { name: 'MSRP', of: ({ msrp }, quantity) => (msrp * quantity) / 100 },
  { name: 'Hours', of: ({ tenths }, quantity) => (tenths * quantity) / 10 },
]

export function linesCsv(audience: Audience, lines: readonly PricedLine[]): string {
  return audience === 'dealer'
    ? csvOf<CatalogueItem>([...before, ...cost, ...after], lines)
    : csvOf<ListedItem>([...before, ...after], lines)
}

export function downloadLines(
  audience: Audience,
  lines: readonly PricedLine[],
  number: string,
): void {
  const file = new Blob([linesCsv(audience, lines)], { type: 'text/csv;charset=utf-8' })
  downloadFile(`quote-${number}-${audience}.csv`, file)
}

function csvOf<Item extends ListedItem>(
  columns: readonly Column<Item>[],
  lines: readonly (Item & { quantity: number })[],
): string {
  return toCsv(
    columns.map(({ name }) => name),
    sectionsOf(lines, lines).flatMap((section) =>
      section.lines.map(({ item, quantity }) => columns.map(({ of }) => of(item, quantity))),
    ),
  )
}

function nameOf(id: ListedItem['category']): string {
  return categories.find((category) => category.id === id)?.name ?? id
}

function isMonthly(id: ListedItem['category']): boolean {
  return categories.some((category) => category.id === id && category.isMonthly)
}
