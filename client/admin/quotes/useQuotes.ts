/** The quotes that are wanted, latest change first, page by page, and how many there are of each status. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Status } from '#shared/quotes/statuses'
import type { Wanted } from '../list/useWanted'
import { keys, savedQuotes } from './calls'

const pageSize = 50
const staleTime = Number.POSITIVE_INFINITY

export function useQuotes(wanted: Wanted<Status>) {
  const { status, search } = wanted
  const query = useInfiniteQuery({
    queryKey: [...keys.lists, wanted],
    queryFn: ({ pageParam, signal }) =>
      savedQuotes.list(
        {
          ...(status === 'all' ? {} : { status }),
          ...(pageParam === null ? {} : { before: pageParam }),
          search,
          limit: pageSize,
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // What is shown stays while another filter is being asked.
    placeholderData: (before) => before,
    staleTime,
  })
  return { ...query, quotes: query.data?.pages.flatMap(({ quotes }) => quotes) }
}

export function useQuoteCounts() {
  return useQuery({
    queryKey: keys.counts,
    queryFn: ({ signal }) => savedQuotes.counts({}, { signal }),
    staleTime,
  }).data
}

/** One as it is now; `id` null asks nothing. */
export function useQuote(id: string | null) {
  return useQuery({
    queryKey: keys.of(id ?? ''),
    queryFn: ({ signal }) => savedQuotes.get({ id: id ?? '' }, { signal }),
    enabled: id !== null,
    staleTime,
  })
}
