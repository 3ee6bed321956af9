/** What analytics count of quotes: an acceptance, and the outcome of a visit's request. */
import { type Analytics, type StoredAction, requestKey } from '../analytics/port'
import type { StoredEvent, StoredQuote } from './documents'

/**
 * A customer's acceptance at that time. A quote counts on each day it's accepted, once a day:
 * another revision, or one that was opened again, may be accepted on a later day.
 */
export function acceptedAction(
  { _id, history }: Pick<StoredQuote, '_id' | 'history'>,
  at: Date,
  dayOf: (at: Date) => string,
) {
  const day = dayOf(at)
  const first = history.find(({ what, isCustomers }) => what === 'accepted' && isCustomers)
  const isLater = first !== undefined && dayOf(first.at) !== day
  const key = isLater ? `accepted:${_id}:${day}` : `accepted:${_id}`
  return { key, action: 'quoteAccepted' } as const
}

const outcomes = { sent: 'requestQuoted', accepted: 'requestAccepted' } as const

/** For a quote made from a request: that it was sent, and that it was accepted. */
export function outcomesOf({
  requestId,
  history,
}: Pick<StoredQuote, 'requestId'> & { history: readonly StoredEvent[] }): StoredAction[] {
  if (requestId === null) return []
  return (['sent', 'accepted'] as const).flatMap((what) => {
    const first = history.find((event) => event.what === what)
    if (!first) return []
    const action = outcomes[what]
    const of = requestKey(requestId)
    return [{ key: `${action}:${requestId}`, action, of, isLater: true, at: first.at.getTime() }]
  })
}

/** Each counts once, so they may be recorded with every change. */
export function recordOutcomes(analytics: Analytics, quote: StoredQuote): void {
  for (const { at: _, ...outcome } of outcomesOf(quote))
    analytics.record({ ...outcome, person: null })
}
