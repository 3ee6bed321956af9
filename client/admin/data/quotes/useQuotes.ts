/** The wanted quotes page by page, latest change first, and the number of quotes by status. */
import { useQuery } from '@tanstack/react-query'
import type { Status } from '#shared/quotes/statuses'
import type { ListFilter } from '../../ui/list/useListQuery'
import { usePages } from '../../ui/list/usePages'
import { keys, quotes, savedQuotes } from './calls'

const staleTime = Number.POSITIVE_INFINITY

export function useQuotes(wanted: ListFilter<Status>) {
  const list = usePages(keys.lists, wanted, savedQuotes.list)
  return { ...list, quotes: list.data?.pages.flatMap(({ quotes }) => quotes) }
}

export function useQuoteCounts() {
  return useQuery({
    queryKey: keys.counts,
    queryFn: ({ signal }) => savedQuotes.counts({}, { signal }),
    staleTime,
  }).data
}

/** What customers did lately; for admins. */
export function useCustomerEvents({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: keys.customerEvents,
    queryFn: ({ signal }) => savedQuotes.customerEvents({}, { signal }),
    // The day may end while the page is open.
    enabled,
    staleTime,
    refetchInterval: 10 * 60_000,
  })
}

/** One current quote; with a null `id` nothing is fetched. */
export function useQuote(id: string | null) {
  return useQuery({
    queryKey: keys.of(id ?? ''),
    queryFn: ({ signal }) => savedQuotes.get({ id: id ?? '' }, { signal }),
    enabled: id !== null,
    staleTime,
  })
}

/** The price list. It changes only with a new product version, whose server is connected to anew. */
export function useCatalog() {
  return useQuery({
    queryKey: keys.catalog,
    queryFn: ({ signal }) => quotes.catalog({}, { signal }),
  })
}
