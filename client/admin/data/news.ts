/**
 * Lays what the server tells by itself over what is known. An answer that is still on its way may be older
 * than the news and would undo it, so it is given up and asked for again. The library by itself gives up
 * only an answer that would replace another, not the first.
 */
import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'

export function layOver<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (known: T) => T,
): void {
  const one = { queryKey, exact: true }
  const isAsked = queries.isFetching(one) > 0
  queries.setQueryData<T>(queryKey, (known) => known && change(known))
  if (isAsked) askAfresh(queries, one)
}

/** Whatever is on its way counts no more. */
export function askAfresh(queries: QueryClient, which: QueryFilters): void {
  for (const query of queries.getQueryCache().findAll({ ...which, fetchStatus: 'fetching' })) {
    if (query.state.data === undefined) void query.cancel({ revert: true })
  }
  void queries.invalidateQueries(which)
}
