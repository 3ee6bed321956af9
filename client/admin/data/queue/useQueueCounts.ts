/** How many questions wait, for whoever shows it. What is told by itself is laid over it (cache.ts). */
import { useQuery } from '@tanstack/react-query'
import type { QueueCounts } from '#shared/training/queue/records'
import { keys, queue } from './calls'

export function useQueueCounts(): QueueCounts | undefined {
  const { data } = useQuery<QueueCounts>({
    queryKey: keys.counts,
    queryFn: async ({ signal }) => (await queue.list({ limit: 1 }, { signal })).counts,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
