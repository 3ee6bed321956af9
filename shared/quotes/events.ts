import type { QuoteSummary } from './records'

/** Events for admins about quotes, once they are stored. */
export interface QuoteEvents {
  /** A quote that is new, or was changed, sent or answered. */
  quote: (quote: QuoteSummary) => void
  /** The customer has just accepted; sent in addition to `quote`. */
  quoteAccepted: (accepted: { id: string; number: string; by: string }) => void
  /** An e-mail about its history went out to the customer, or didn't; its rev stays. */
  quoteEmailed: (emailed: { id: string }) => void
  quoteRemoved: (removed: { id: string }) => void
}
