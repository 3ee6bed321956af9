/** The cached queue: pushed events and call results both go in here. */
import type { QueryClient } from '@tanstack/react-query'
import type { QueueEvents } from '#shared/training/queue/events'
import type { QueuedQuestion } from '#shared/training/queue/records'
import type { Connection } from '../../../live'
import { refetch } from '../updateCache'
import { keys, type Wanted } from './calls'
import { type List, mergeQueue, type QueueChanges } from './mergeQueue'

export function cacheQueueChanges(queries: QueryClient, changes: QueueChanges): void {
  for (const query of queries.getQueryCache().findAll({ queryKey: keys.lists })) {
    // A fetch in progress may be older than this event.
    if (query.state.fetchStatus !== 'idle') {
      refetch(queries, { queryKey: query.queryKey, exact: true })
    }
    const wanted = query.queryKey.at(-1) as Wanted
    queries.setQueryData<List>(
      query.queryKey,
      (known) => known && mergeQueue(known, changes, wanted),
    )
  }
  for (const one of changes.changed) {
    queries.setQueryData<QueuedQuestion>(keys.one(one.id), (known) =>
      known && known.rev < one.rev ? one : known,
    )
  }
  for (const id of changes.gone) refetch(queries, { queryKey: keys.one(id) })
}

/** Applies pushed events to the cache. */
export function followQueue(
  queries: QueryClient,
  connection: Pick<Connection<Record<never, never>, QueueEvents>, 'on'>,
): void {
  connection.on('queue', ({ counts, isMore, ...changes }) => {
    // A reply still on its way may be older than this event.
    void queries
      .cancelQueries({ queryKey: keys.counts })
      .then(() => queries.setQueryData(keys.counts, counts))
    if (isMore) refetch(queries, { queryKey: keys.lists })
    else cacheQueueChanges(queries, changes)
  })
}
