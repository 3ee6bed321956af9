import type { QuoteSummary } from '#shared/quotes/records'

/** What the table and the cards are drawn from. */
export interface QuotesProps {
  quotes: readonly QuoteSummary[]
  /** Ids of those that have just come in or changed. */
  arrived: ReadonlySet<string>
  moment: (at: number) => string
  /** YYYY-MM-DD */
  today: string
}
