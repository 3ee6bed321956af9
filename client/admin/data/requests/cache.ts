/** One request in every cached list: shown at once as it is now. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ContactRequest } from '#shared/contact/calls'
import { refetch } from '../updateCache'
import { keys } from './calls'

type Pages = InfiniteData<{ requests: ContactRequest[]; next: string | null }, string | null>

/** Lays a change over the request that it is about; `change` may look at what is there. */
export function patchRequest(
  queries: QueryClient,
  id: string,
  change: (request: ContactRequest) => ContactRequest,
): void {
  inLists(queries, (requests) => requests.map((one) => (one.id === id ? change(one) : one)))
}

/** It is deleted. */
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

/** Asks again which requests there are: their order, their number, who belongs to which filter. */
export function refetchRequests(queries: QueryClient): void {
  refetch(queries, { queryKey: keys.lists })
  refetch(queries, { queryKey: keys.counts })
}
