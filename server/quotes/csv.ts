/** The list of quotes for a spreadsheet: what customers pay, without costs. */
import { type Cell, type Column, toCsv } from '#shared/csv'
import { percent } from '#shared/quotes/rates'
import { statuses, statusOn } from '#shared/quotes/statuses'
import { totalsOf, type StoredQuote } from './documents'

type Row = StoredQuote & { due: ReturnType<typeof totalsOf>['due']; today: string }

const columns: readonly Column<Row>[] = [
  { name: 'Number', of: ({ number }) => number },
  { name: 'Revision', of: ({ revision }) => revision },
  { name: 'Status', of: statusName },
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
  { name: 'Due once', of: ({ due }) => decimal(due.once) },
  { name: 'Due per month', of: ({ due }) => decimal(due.monthly) },
  { name: 'First year', of: ({ due }) => decimal(due.firstYear) },
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
      const row = { ...quote, due: totalsOf(quote).due, today }
      rows.push(columns.map(({ of }) => of(row)))
    } catch (error) {
      onUnreadable(quote, error)
    }
  }
  return toCsv(
    columns.map(({ name }) => name),
    rows,
  )
}

function statusName(row: Row): string | undefined {
  const status = statusOn(row.today, row)
  return statuses.find(({ id }) => id === status)?.name
}

/** Without separators, so that every spreadsheet recognizes it as a number. */
function decimal(cents: number): string {
  return (cents / 100).toFixed(2)
}
