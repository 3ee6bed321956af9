/**
 * Writes live changes into the query cache. A response still in flight may be older than the change
 * and would undo it, so it is canceled and requested again. TanStack Query itself cancels only
 * refetches, not first fetches.
 */
import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'

export function updateCached<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (known: T) => T,
): void {
  const one = { queryKey, exact: true }
  const isAsked = queries.isFetching(one) > 0
  queries.setQueryData<T>(queryKey, (known) => known && change(known))
  if (isAsked) refetch(queries, one)
}

/** Invalidates queries and discards responses in flight. */
export function refetch(queries: QueryClient, which: QueryFilters): void {
  for (const query of queries.getQueryCache().findAll({ ...which, fetchStatus: 'fetching' })) {
    if (query.state.data === undefined) void query.cancel({ revert: true })
  }
  void queries.invalidateQueries(which)
}
