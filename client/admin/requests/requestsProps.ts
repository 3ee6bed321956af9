import type { ContactRequest } from '#shared/contact/calls'
import type { Status } from '#shared/contact/rules'
import type { QuoteSummary } from '#shared/quotes/records'

/** Props of the table and of the cards. */
export interface RequestsProps {
  requests: readonly ContactRequest[]
  /** Absent for agents, who have no access to quotes. */
  quotesOf: ((requestId: string) => readonly QuoteSummary[]) | undefined
  /** Ids of requests that just arrived. */
  arrived: ReadonlySet<string>
  onStatus: (request: ContactRequest, status: Status) => void
  onDelete: (request: ContactRequest) => void
}
