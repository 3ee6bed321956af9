/**
 * What stands on a quote, as words, before anything is drawn. The customer's is made of columns and
 * totals that never read a cost, so that no cost can be in the file.
 */
import { company } from '#shared/company'
import { written } from '#shared/content/written'
import {
  type CatalogueItem,
  type Due,
  dueOf,
  hours,
  installationOf,
  type Line,
  type ListedItem,
  money,
  type Section,
} from '#shared/quotes/rules'

export type Audience = 'dealer' | 'customer'

export interface QuoteDocument {
  /** Of the file. */
  name: string
  title: string
  author: string
  /** Under the title. */
  notes: readonly string[]
  /** The first is words, the rest are figures. */
  columns: readonly string[]
  sections: readonly {
    name: string
    rows: readonly { about: string; cells: readonly string[] }[]
  }[]
  totals: { columns: readonly string[]; rows: readonly (readonly string[])[] }
  foot: string
}

/** The figures that a quote shows of lines of such items. */
interface View<Item> {
  columns: readonly { name: string; of: (line: Line<Item>) => string }[]
  totals: readonly { name: string; of: (item: Item) => number }[]
  notes: readonly string[]
}

const quantity = { name: 'Quantity', of: (line: Line<ListedItem>) => String(line.quantity) }
const each = { name: 'MSRP each', of: ({ item }: Line<ListedItem>) => money(item.msrp) }
const msrp = { name: 'MSRP', of: (line: Line<ListedItem>) => money(line.item.msrp * line.quantity) }
const time = {
  name: 'Hours',
  of: (line: Line<ListedItem>) => hours(line.item.tenths * line.quantity),
}
const totalMsrp = { name: 'Total MSRP', of: (item: ListedItem) => item.msrp }

const forCustomer: View<ListedItem> = {
  columns: [quantity, each, msrp, time],
  totals: [totalMsrp],
  notes: [],
}

const forDealer: View<CatalogueItem> = {
  columns: [
    quantity,
    { name: 'Cost', of: (line) => money(line.item.cost * line.quantity) },
    each,
    msrp,
    time,
  ],
  totals: [{ name: 'Total cost', of: (item) => item.cost }, totalMsrp],
  notes: ['For dealers only: this version shows cost.'],
}

interface Made {
  audience: Audience
  sections: readonly Section<CatalogueItem>[]
  /** YYYY-MM-DD */
  today: string
  priceList: { version: number; since: string }
}

export function quoteDocument({ audience, ...made }: Made): QuoteDocument {
  return {
    name: `quote-${audience}-${made.today}.pdf`,
    ...(audience === 'dealer' ? documentOf(forDealer, made) : documentOf(forCustomer, made)),
  }
}

function documentOf<Item extends ListedItem>(
  view: View<Item>,
  {
    sections,
    today,
    priceList,
  }: Omit<Made, 'audience' | 'sections'> & {
    sections: readonly Section<Item>[]
  },
): Omit<QuoteDocument, 'name'> {
  return {
    title: `${company.name} Quote`,
    author: company.name,
    notes: [
      `${written(today)}, by price list ${priceList.version} of ${written(priceList.since)}. All amounts in US dollars.`,
      ...view.notes,
    ],
    columns: ['Item', ...view.columns.map(({ name }) => name)],
    sections: sections.map(({ category, lines }) => ({
      name: category.isMonthly ? `${category.name}, per month` : category.name,
      rows: lines.map((line) => ({
        about: line.item.about,
        cells: [line.item.name, ...view.columns.map(({ of }) => of(line))],
      })),
    })),
    totals: {
      columns: ['Totals', 'Once', 'Per month', 'First year'],
      rows: [
        ...view.totals.map(({ name, of }) => [name, ...figures(dueOf(sections, of))]),
        ['Installation time', '', '', `${hours(installationOf(sections))} hours`],
      ],
    },
    foot: `This quote is valid for ${company.quoteValidDays} days from ${written(today)}.`,
  }
}

function figures({ once, monthly, firstYear }: Due): string[] {
  return [money(once), money(monthly), money(firstYear)]
}
