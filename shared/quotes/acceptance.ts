/** The customer's own acceptance in a quote's history. Pure and free of zod. */
import type { QuoteEvent } from './records'

type Event = Pick<QuoteEvent, 'what' | 'isCustomers' | 'revision' | 'reason'>

/**
 * The customer's last acceptance of a revision, even if it no longer stands, and our later changes
 * with their reasons. `history`: oldest first.
 */
export function acceptanceIn<E extends Event>(
  history: readonly E[],
  revision: number,
): { accepted: E | undefined; since: E[] } {
  const at = history.findLastIndex(
    (event) => event.what === 'accepted' && event.isCustomers && event.revision === revision,
  )
  const later = at < 0 ? [] : history.slice(at + 1)
  return {
    accepted: history[at],
    since: later.filter(({ isCustomers, reason }) => !isCustomers && reason !== ''),
  }
}
