/**
 * The contents of a quote as words, before anything is drawn. The customer's version is built from
 * columns and totals that never read a cost, so the file cannot contain one.
 */
import { company } from '#shared/company'
import { written } from '#shared/content/written'
import { assumptionsOf, type CallBox, callBoxOver, comparedYears } from '#shared/quotes/callBox'
import type { PrintedQuote } from '#shared/quotes/printed'
import type { QuoteFields } from '#shared/quotes/problems'
import { percent } from '#shared/quotes/rates'
import {
  type Due,
  dueOf,
  dueOver,
  hours,
  installationOf,
  type ListedItem,
  money,
  type QuoteTotals,
  calculateTotals,
  type Section,
  sectionsOf,
  type Terms,
} from '#shared/quotes/rules'
import { type Audience, forCustomer, forDealer, type View } from './views'

export interface Table {
  title: string
  /** The first column is text, the rest are figures. */
  columns: readonly string[]
  rows: readonly Row[]
}
export interface Row {
  cells: readonly string[]
  /** Small print under the first cell. */
  about?: string
  /** Whether it is the sum of the rows above. */
  isSum?: boolean
}

export interface QuoteDocument {
  /** File name. */
  name: string
  title: string
  author: string
  /** '2026-0143, revision 2'; '' for an unsaved quote. */
  reference: string
  link: { url: string; words: string } | null
  /** Who and what the quote is for: a heading with lines below it. */
  people: readonly { name: string; lines: readonly string[] }[]
  facts: readonly (readonly [name: string, value: string])[]
  remarks: readonly string[]
  sections: readonly Table[]
  totals: Table
  notes: string
  conditions: { title: string; text: string } | null
  comparison: { table: Table; assumptions: readonly string[] } | null
  foot: string
}

export function quoteDocument(audience: Audience, quote: PrintedQuote): QuoteDocument {
  const sections = sectionsOf(quote.lines, quote.lines)
  const { lines: _, saved, ...rest } = quote
  const reference = saved && { ...saved, link: null }
  return audience === 'dealer'
    ? documentOf(forDealer, sections, { ...rest, saved: reference })
    : documentOf(forCustomer, sections, { ...rest, saved })
}

/** Generic over the item type, so that a view reads only the fields it may. */
function documentOf<Item extends ListedItem>(
  view: View<Item>,
  sections: readonly Section<Item>[],
  quote: Omit<PrintedQuote, 'lines'>,
): QuoteDocument {
  const totals = calculateTotals(
    dueOf(sections, ({ msrp }) => msrp),
    quote,
  )
  return {
    name: `quote-${view.audience}-${quote.today}.pdf`,
    title: `${company.name} Quote`,
    author: company.name,
    reference: referenceOf(quote),
    link: quote.saved?.link
      ? { url: quote.saved.link, words: 'Scan to open and accept this quote' }
      : null,
    people: peopleOf(quote),
    facts: factsOf(quote),
    remarks: ['All amounts in US dollars.', ...view.remarks],
    sections: sections.map(({ category, lines }) => ({
      title: category.isMonthly ? `${category.name}, per month` : category.name,
      columns: ['Item', ...view.columns.map(({ name }) => name)],
      rows: lines.map((line) => ({
        about: line.item.about,
        cells: [line.item.name, ...view.columns.map(({ of }) => of(line))],
      })),
    })),
    totals: {
      title: 'Totals',
      columns: ['', 'Once', 'Per month', 'First year'],
      rows: [
        ...dueRows(totals, quote),
        ...view.sums(sections, totals).map(([name, due]) => ({ cells: [name, ...figures(due)] })),
        { cells: ['Installation time', `${hours(installationOf(sections))} hours`, '', ''] },
      ],
    },
    notes: quote.notes,
    conditions: quote.conditions && conditionsOf(quote.conditions),
    comparison: quote.callBox && comparisonOf(quote.callBox, totals.due),
    foot: `This quote is valid for ${company.quoteValidDays} days from ${written(quote.date)}.`,
  }
}

function referenceOf({ saved }: Pick<PrintedQuote, 'saved'>): string {
  if (!saved) return ''
  return `${saved.number}, revision ${saved.revision}${saved.isDraft ? ', draft' : ''}`
}

function peopleOf(quote: QuoteFields): QuoteDocument['people'] {
  const { customer, company: theirs, email, phone, site } = quote
  return [
    { name: 'Prepared for', lines: [customer, theirs, email, phone] },
    { name: 'Site', lines: [site] },
  ]
    .map(({ name, lines }) => ({ name, lines: lines.filter((line) => line !== '') }))
    .filter(({ lines }) => lines.length > 0)
}

function factsOf({
  saved,
  date,
  preparedBy,
  priceList,
}: Pick<PrintedQuote, 'saved' | 'date' | 'preparedBy' | 'priceList'>): QuoteDocument['facts'] {
  const facts: [string, string][] = [
    ['Quote', saved?.number ?? ''],
    ['Revision', saved ? `${saved.revision}${saved.isDraft ? ', Draft' : ''}` : ''],
    ['Date', written(date)],
    ['Prepared by', preparedBy],
    ['Price list', `${priceList.version} of ${written(priceList.since)}`],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** Discount, tax and the amount due; rows appear only where a discount or tax applies. */
function dueRows({ list, discount, tax, due }: QuoteTotals, terms: Terms): Row[] {
  const once = (amount: number) => [money(amount), money(0), money(amount)]
  const rows: Row[] = [{ cells: ['Total MSRP', ...figures(list)] }]
  if (terms.discount > 0) {
    rows.push({ cells: [`Discount, ${percent(terms.discount)} %`, ...once(-discount)] })
  }
  if (terms.tax > 0) rows.push({ cells: [`Tax, ${percent(terms.tax)} %`, ...once(tax)] })
  if (rows.length > 1) rows.push({ cells: ['Total due', ...figures(due)], isSum: true })
  return rows
}

function conditionsOf({ lines, since }: NonNullable<PrintedQuote['conditions']>) {
  const text = lines.map((line, index) => `${index + 1}. ${line}`).join('\n')
  return { title: `Terms of ${written(since)}`, text }
}

function comparisonOf(callBox: CallBox, due: Due): QuoteDocument['comparison'] {
  const range = (years: number) => {
    const { from, to } = callBoxOver(years, callBox)
    return `${money(from)} to ${money(to)}`
  }
  return {
    table: {
      title: 'Compared with a traditional call box',
      columns: ['', ...comparedYears.map((years) => `Over ${years} years`)],
      rows: [
        { cells: ['This quote', ...comparedYears.map((years) => money(dueOver(years, due)))] },
        { cells: ['Traditional call box', ...comparedYears.map(range)] },
      ],
    },
    assumptions: assumptionsOf(callBox),
  }
}

function figures({ once, monthly, firstYear }: Due): string[] {
  return [money(once), money(monthly), money(firstYear)]
}
