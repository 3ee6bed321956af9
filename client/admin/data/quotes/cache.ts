/** Cached quotes: pushed events and call results both go in here. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { QuoteEvents } from '#shared/quotes/events'
import type { Quote, QuoteSummary } from '#shared/quotes/records'
import type { Connection } from '../../../live'
import { throttle } from '../throttle'
import { refetch } from '../updateCache'
import { keys } from './calls'

export interface KnownQuote {
  quote: Quote
  mails: boolean
  publicUrl: string | null
}

type Pages = InfiniteData<{ quotes: QuoteSummary[]; next: string | null }, string | null>

/** Caches a call's reply. */
export function cacheQuote(queries: QueryClient, quote: Quote): void {
  queries.setQueryData<KnownQuote>(
    keys.of(quote.id),
    (known) => known && { ...known, quote: newer(known.quote, quote) },
  )
  refetchQuoteLists(queries)
}

export function removeQuote(queries: QueryClient, id: string): void {
  queries.setQueriesData<Pages>(
    { queryKey: keys.lists },
    (lists) => lists && withoutQuote(lists, id),
  )
  queries.removeQueries({ queryKey: keys.of(id) })
  refetchQuoteLists(queries)
}

/** Refetches the lists: order, counts, and which quote belongs to which filter or request. */
function refetchQuoteLists(queries: QueryClient): void {
  for (const queryKey of [keys.lists, keys.counts, keys.requests]) refetch(queries, { queryKey })
}

/** Catches up on changes missed while disconnected, perhaps from another product version. */
export function refetchQuotes(queries: QueryClient): void {
  for (const queryKey of [keys.all, keys.catalog]) refetch(queries, { queryKey })
}

/** Applies pushed events to the cache. Returns a function that stops the timer. */
export function followQuotes(
  queries: QueryClient,
  connection: Pick<Connection<Record<never, never>, QuoteEvents>, 'on'>,
): () => void {
  const ask = throttle(() => refetchQuoteLists(queries))
  connection.on('quote', (summary) => {
    queries.setQueriesData<Pages>(
      { queryKey: keys.lists },
      (lists) => lists && withQuote(lists, summary),
    )
    const known = queries.getQueryData<KnownQuote>(keys.of(summary.id))
    if (!known || known.quote.rev < summary.rev) {
      refetch(queries, { queryKey: keys.of(summary.id) })
    }
    ask()
  })
  connection.on('quoteEmailed', ({ id }) => refetch(queries, { queryKey: keys.of(id) }))
  connection.on('quoteRemoved', ({ id }) => {
    queries.setQueriesData<Pages>(
      { queryKey: keys.lists },
      (lists) => lists && withoutQuote(lists, id),
    )
    refetch(queries, { queryKey: keys.of(id) })
    ask()
  })
  return ask.stop
}

/** The higher rev wins. */
function newer<T extends { rev: number }>(known: T, received: T): T {
  return received.rev >= known.rev ? received : known
}

/** Only updates known quotes; the server decides which list a quote belongs to. */
function withQuote(lists: Pages, received: QuoteSummary): Pages {
  return inPages(lists, (quotes) =>
    quotes.map((one) => (one.id === received.id ? newer(one, received) : one)),
  )
}

function withoutQuote(lists: Pages, id: string): Pages {
  return inPages(lists, (quotes) => quotes.filter((one) => one.id !== id))
}

function inPages(lists: Pages, change: (quotes: QuoteSummary[]) => QuoteSummary[]): Pages {
  return { ...lists, pages: lists.pages.map((page) => ({ ...page, quotes: change(page.quotes) })) }
}
