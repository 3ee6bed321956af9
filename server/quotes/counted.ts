/** What analytics count of quotes: an acceptance in its customer's visit, and what became of the request of a visit. */
import { type Analytics, type Offered, requestKey } from '../analytics/port'
import type { StoredEvent, StoredQuote } from './documents'

export function acceptedAction({ _id }: Pick<StoredQuote, '_id'>) {
  return { key: `accepted:${_id}`, action: 'quoteAccepted', converts: true } as const
}

const outcomes = { sent: 'requestQuoted', accepted: 'requestAccepted' } as const

/** Of a quote that was made from a request: that it was handed out, and that it was accepted. */
export function outcomesOf({
  requestId,
  history,
}: Pick<StoredQuote, 'requestId'> & { history: readonly StoredEvent[] }): Offered[] {
  if (requestId === null) return []
  return (['sent', 'accepted'] as const).flatMap((what) => {
    const first = history.find((event) => event.what === what)
    if (!first) return []
    const action = outcomes[what]
    const of = requestKey(requestId)
    return [{ key: `${action}:${requestId}`, action, of, isLater: true, at: first.at.getTime() }]
  })
}

/** Each counts once, so they may be recorded at every change. */
export function recordOutcomes(analytics: Analytics, quote: StoredQuote): void {
  for (const { at: _, ...outcome } of outcomesOf(quote))
    analytics.record({ ...outcome, person: null })
}
