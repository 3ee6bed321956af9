/** Loads a list page by page; each page says where the next one starts. */
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ListFilter } from './useListQuery'

const pageSize = 50

/** Input of a list's call. */
interface Question<Status extends string> {
  status?: Status
  before?: string
  search: string
  limit: number
}

export function usePages<Status extends string, Page extends { next: string | null }>(
  key: readonly string[],
  wanted: ListFilter<Status>,
  ask: (question: Question<Status>, options: { signal: AbortSignal }) => Promise<Page>,
) {
  const { status, search } = wanted
  return useInfiniteQuery({
    queryKey: [...key, wanted],
    queryFn: ({ pageParam, signal }) =>
      ask(
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
    // Keeps the current rows while another filter is loading.
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
