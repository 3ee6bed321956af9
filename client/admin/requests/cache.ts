/** One request in every cached list: shown at once as it is now. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ContactRequest } from '#shared/contact/calls'
import { keys } from './calls'

type Pages = InfiniteData<{ requests: ContactRequest[]; next: string | null }, string | null>

/** Lays a change over the request that it is about; `change` may look at what is there. */
export function patchRequest(
  queries: QueryClient,
  id: string,
  change: (request: ContactRequest) => ContactRequest,
): void {
  queries.setQueriesData<Pages>({ queryKey: keys.lists }, (lists) =>
    lists === undefined
      ? undefined
      : {
          ...lists,
          pages: lists.pages.map((page) => ({
            ...page,
            requests: page.requests.map((one) => (one.id === id ? change(one) : one)),
          })),
        },
  )
}

/** Asks again which requests there are: their order, their number, who belongs to which filter. */
export function askAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: keys.lists })
  void queries.invalidateQueries({ queryKey: keys.counts })
}
