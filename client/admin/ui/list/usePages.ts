/** A list page by page, as the server hands it out: each page says where the next one begins. */
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ListFilter } from './useListQuery'

const pageSize = 50

/** What a list's call is asked. */
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
    // What is shown stays while another filter is being asked.
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
