/** The list of quotes for a spreadsheet: what customers pay, without costs. */
import { type Cell, toCsv } from '#shared/csv'
import { percent } from '#shared/quotes/rates'
import { statuses, statusOn } from '#shared/quotes/statuses'
import { totalsOf, type StoredQuote } from './documents'

const columns = [
  'Number',
  'Revision',
  'Status',
  'Date',
  'Valid until',
  'Customer',
  'Company',
  'Site',
  'E-mail',
  'Phone',
  'Prepared by',
  'Discount, %',
  'Tax, %',
  'Due once',
  'Due per month',
  'First year',
  'Price list',
  'Accepted by',
  'Created',
  'Changed',
] as const

export async function quotesCsv(
  quotes: AsyncIterable<StoredQuote>,
  today: string,
  onUnreadable: (quote: StoredQuote, error: unknown) => void,
): Promise<string> {
  const rows: Cell[][] = []
  for await (const quote of quotes) {
    try {
      rows.push(rowOf(quote, today))
    } catch (error) {
      onUnreadable(quote, error)
    }
  }
  return toCsv(columns, rows)
}

function rowOf(quote: StoredQuote, today: string): Cell[] {
  const { due } = totalsOf(quote)
  const status = statusOn(today, quote)
  return [
    ...[quote.number, quote.revision, statuses.find(({ id }) => id === status)?.name],
    ...[quote.date, quote.validUntil, quote.customer, quote.company, quote.site],
    ...[quote.email, quote.phone, quote.preparedBy, percent(quote.discount), percent(quote.tax)],
    ...[decimal(due.once), decimal(due.monthly), decimal(due.firstYear)],
    ...[quote.priceList.version, quote.status === 'accepted' ? quote.answer?.by : ''],
    ...[quote.createdAt.toISOString(), quote.updatedAt.toISOString()],
  ]
}

/** Without separators, so that every spreadsheet recognizes it as a number. */
function decimal(cents: number): string {
  return (cents / 100).toFixed(2)
}
