import type { QuoteSummary } from './records'

/** Events for admins about quotes, once they are stored. */
export interface QuoteNews {
  /** Each that is new or was changed, sent, answered. */
  quote: (quote: QuoteSummary) => void
  /** The customer has just accepted, besides `quote`. */
  quoteAccepted: (accepted: { id: string; number: string; by: string }) => void
  quoteRemoved: (removed: { id: string }) => void
}
