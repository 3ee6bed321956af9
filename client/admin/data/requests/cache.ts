/** Cached requests: pushed events and call results both go in here. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ContactRequest } from '#shared/contact/calls'
import type { ContactEvents } from '#shared/contact/events'
import type { Connection } from '../../../live'
import { throttle } from '../throttle'
import { refetch } from '../updateCache'
import { keys } from './calls'

type Pages = InfiniteData<{ requests: ContactRequest[]; next: string | null }, string | null>

/** Applies a change to one request, based on its current state. */
export function patchRequest(
  queries: QueryClient,
  id: string,
  change: (request: ContactRequest) => ContactRequest,
): void {
  inLists(queries, (requests) => requests.map((one) => (one.id === id ? change(one) : one)))
}

/** Removes a deleted request. */
export function removeRequest(queries: QueryClient, id: string): void {
  inLists(queries, (requests) => requests.filter((one) => one.id !== id))
  refetch(queries, { queryKey: keys.of(id) })
  refetchRequests(queries)
}

function inLists(
  queries: QueryClient,
  change: (requests: ContactRequest[]) => ContactRequest[],
): void {
  queries.setQueriesData<Pages>(
    { queryKey: keys.lists },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({ ...page, requests: change(page.requests) })),
      },
  )
}

/** Refetches the lists: order, counts, and which request belongs to which filter. */
export function refetchRequests(queries: QueryClient): void {
  refetch(queries, { queryKey: keys.lists })
  refetch(queries, { queryKey: keys.counts })
}

/** Applies pushed events to the cache. Returns a function that stops the timer. */
export function followRequests(
  queries: QueryClient,
  connection: Pick<Connection<Record<never, never>, ContactEvents>, 'on'>,
): () => void {
  const ask = throttle(() => refetchRequests(queries))
  connection.on('request', (request) => {
    patchRequest(queries, request.id, (known) => (request.rev > known.rev ? request : known))
    ask()
  })
  connection.on('requestRemoved', ({ id }) => removeRequest(queries, id))
  return ask.stop
}
