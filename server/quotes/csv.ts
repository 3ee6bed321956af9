/** The list of quotes for a spreadsheet: what customers pay, without costs. */
import { type Cell, toCsv } from '#shared/csv'
import { percent } from '#shared/quotes/rates'
import { statuses, statusOn } from '#shared/quotes/statuses'
import { totalsOf, type StoredQuote } from './documents'

interface Column {
  name: string
  of: (quote: StoredQuote, due: ReturnType<typeof totalsOf>['due'], today: string) => Cell
}

const columns: readonly Column[] = [
  { name: 'Number', of: ({ number }) => number },
  { name: 'Revision', of: ({ revision }) => revision },
  { name: 'Status', of: (quote, _, today) => statusName(quote, today) },
  { name: 'Date', of: ({ date }) => date },
  { name: 'Valid until', of: ({ validUntil }) => validUntil },
  { name: 'Customer', of: ({ customer }) => customer },
  { name: 'Company', of: ({ company }) => company },
  { name: 'Site', of: ({ site }) => site },
  { name: 'E-mail', of: ({ email }) => email },
  { name: 'Phone', of: ({ phone }) => phone },
  { name: 'Prepared by', of: ({ preparedBy }) => preparedBy },
  { name: 'Discount, %', of: ({ discount }) => percent(discount) },
  { name: 'Tax, %', of: ({ tax }) => percent(tax) },
  { name: 'Due once', of: (_, due) => decimal(due.once) },
  { name: 'Due per month', of: (_, due) => decimal(due.monthly) },
  { name: 'First year', of: (_, due) => decimal(due.firstYear) },
  { name: 'Price list', of: ({ priceList }) => priceList.version },
  { name: 'Accepted by', of: ({ status, answer }) => (status === 'accepted' ? answer?.by : '') },
  { name: 'Created', of: ({ createdAt }) => createdAt.toISOString() },
  { name: 'Changed', of: ({ updatedAt }) => updatedAt.toISOString() },
]

export async function quotesCsv(
  quotes: AsyncIterable<StoredQuote>,
  today: string,
  onUnreadable: (quote: StoredQuote, error: unknown) => void,
): Promise<string> {
  const rows: Cell[][] = []
  for await (const quote of quotes) {
    try {
      const { due } = totalsOf(quote)
      rows.push(columns.map(({ of }) => of(quote, due, today)))
    } catch (error) {
      onUnreadable(quote, error)
    }
  }
  return toCsv(
    columns.map(({ name }) => name),
    rows,
  )
}

function statusName(quote: StoredQuote, today: string): string | undefined {
  const status = statusOn(today, quote)
  return statuses.find(({ id }) => id === status)?.name
}

/** Without separators, so that every spreadsheet recognizes it as a number. */
function decimal(cents: number): string {
  return (cents / 100).toFixed(2)
}
