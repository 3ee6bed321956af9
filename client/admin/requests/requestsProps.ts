import type { ContactRequest } from '#shared/contact/calls'
import type { Status } from '#shared/contact/rules'
import type { QuoteSummary } from '#shared/quotes/records'

/** What the table and the cards are drawn from. */
export interface RequestsProps {
  requests: readonly ContactRequest[]
  /** Absent for agents, who have nothing to do with quotes. */
  quotesOf: ((requestId: string) => readonly QuoteSummary[]) | undefined
  /** Ids of those that have just come in. */
  arrived: ReadonlySet<string>
  onStatus: (request: ContactRequest, status: Status) => void
  onDelete: (request: ContactRequest) => void
}
