/** A list of the queue, loaded page by page and kept up to date by events. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { limits } from '#shared/training/queue/limits'
import type { QueueCounts } from '#shared/training/queue/records'
import { keys, queue, type Wanted } from './calls'
import { appendPage, type List } from './mergeQueue'

const staleTime = Number.POSITIVE_INFINITY

export function useQueue(wanted: Wanted) {
  const queries = useQueryClient()
  const key = keys.list(wanted)
  const list = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      // Reloads as many questions as were shown before.
      const shown = queries.getQueryData<List>(key)?.questions.length ?? 0
      const limit = Math.min(200, Math.max(limits.page, shown))
      const page = await queue.list(paramsOf(wanted, { limit }), { signal })
      queries.setQueryData(keys.counts, page.counts)
      return page
    },
    placeholderData: keepPreviousData,
    staleTime,
  })
  const counts = useQueueCounts()
  const more = useMutation({
    mutationFn: (before: string) => queue.list(paramsOf(wanted, { before })),
    onSuccess: (page) => {
      queries.setQueryData<List>(key, (known) => known && appendPage(known, page))
    },
  })
  const next = list.data?.next ?? null
  return {
    list,
    counts: counts ?? list.data?.counts,
    hasMore: next !== null,
    isLoadingMore: more.isPending,
    problem: more.error?.message,
    loadMore: () => next !== null && more.mutate(next),
  }
}

function paramsOf({ view, reason }: Wanted, page: { limit?: number; before?: string }) {
  return { view, ...(reason !== null && { reason }), ...page }
}

export function useQuestion(id: string | null) {
  return useQuery({
    queryKey: keys.one(id ?? ''),
    queryFn: ({ signal }) => queue.get({ id: id ?? '' }, { signal }),
    enabled: id !== null,
    staleTime,
  })
}

export function useVariants(id: string, times: number, isShown: boolean) {
  return useQuery({
    queryKey: keys.variants(id, times),
    queryFn: ({ signal }) => queue.variants({ id }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isShown,
    staleTime,
  })
}

/** Number of queued questions. Pushed events are applied to it (cache.ts). */
export function useQueueCounts(): QueueCounts | undefined {
  const { data } = useQuery<QueueCounts>({
    queryKey: keys.counts,
    queryFn: async ({ signal }) => (await queue.list({ limit: 1 }, { signal })).counts,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
