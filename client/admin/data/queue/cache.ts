/** What is known of the queue: what is told by itself and what a call answers both go in here. */
import type { QueryClient } from '@tanstack/react-query'
import type { QueueNews } from '#shared/training/queue/events'
import type { QueuedQuestion } from '#shared/training/queue/records'
import type { Line } from '../../../live'
import { refetch } from '../updateCache'
import { keys, type Wanted } from './calls'
import { type List, mergeQueue, type QueueChanges } from './mergeQueue'

export function cacheQueueChanges(queries: QueryClient, told: QueueChanges): void {
  for (const query of queries.getQueryCache().findAll({ queryKey: keys.lists })) {
    // What is being asked may be older than what was told.
    if (query.state.fetchStatus !== 'idle') {
      refetch(queries, { queryKey: query.queryKey, exact: true })
    }
    const wanted = query.queryKey.at(-1) as Wanted
    queries.setQueryData<List>(query.queryKey, (known) => known && mergeQueue(known, told, wanted))
  }
  for (const one of told.changed) {
    queries.setQueryData<QueuedQuestion>(keys.one(one.id), (known) =>
      known && known.rev < one.rev ? one : known,
    )
  }
  for (const id of told.gone) refetch(queries, { queryKey: keys.one(id) })
}

/** Lays what the line tells over what is known. */
export function followQueue(
  queries: QueryClient,
  line: Pick<Line<Record<never, never>, QueueNews>, 'on'>,
): void {
  line.on('queue', ({ counts, isMore, ...told }) => {
    // An answer that is still on its way may be older than this.
    void queries
      .cancelQueries({ queryKey: keys.counts })
      .then(() => queries.setQueryData(keys.counts, counts))
    if (isMore) refetch(queries, { queryKey: keys.lists })
    else cacheQueueChanges(queries, told)
  })
}
