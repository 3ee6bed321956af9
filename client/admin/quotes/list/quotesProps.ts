import type { QuoteSummary } from '#shared/quotes/records'

/** Props of the table and of the cards. */
export interface QuotesProps {
  quotes: readonly QuoteSummary[]
  /** Ids of quotes that were just added or changed. */
  arrived: ReadonlySet<string>
  moment: (at: number) => string
  /** YYYY-MM-DD */
  today: string
}
