/** The wanted requests page by page, newest first, and the number of requests by status. */
import { useQuery } from '@tanstack/react-query'
import type { Status } from '#shared/contact/rules'
import type { ListFilter } from '../../ui/list/useListQuery'
import { usePages } from '../../ui/list/usePages'
import { contact, keys } from './calls'

export function useRequests(wanted: ListFilter<Status>) {
  const list = usePages(keys.lists, wanted, contact.list)
  return { ...list, requests: list.data?.pages.flatMap(({ requests }) => requests) }
}

/** One request; with a null `id` nothing is fetched. Only its constant fields are used. */
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
