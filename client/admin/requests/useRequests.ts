/** The requests that are wanted, newest first, page by page, and how many there are of each status. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Status } from '#shared/contact/rules'
import type { Wanted } from '../list/useWanted'
import { contact, keys } from './calls'

const pageSize = 50

export function useRequests(wanted: Wanted<Status>) {
  const { status, search } = wanted
  const query = useInfiniteQuery({
    queryKey: [...keys.lists, wanted],
    queryFn: ({ pageParam, signal }) =>
      contact.list(
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
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { ...query, requests: query.data?.pages.flatMap(({ requests }) => requests) }
}

/** One by itself; `id` null asks nothing. What does not change of a request is all that is wanted of it. */
export function useRequest(id: string | null) {
  return useQuery({
    queryKey: keys.of(id ?? ''),
    queryFn: ({ signal }) => contact.get({ id: id ?? '' }, { signal }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

export function useCounts() {
  return useQuery({
    queryKey: keys.counts,
    queryFn: ({ signal }) => contact.counts({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}
