/** The cached list of resources: pushed events and call results both go in here. */
import type { QueryClient } from '@tanstack/react-query'
import type { ResourceEvents } from '#shared/resources/events'
import type { Resource } from '#shared/resources/records'
import type { Connection } from '../../../live'
import { refetch, updateCached } from '../updateCache'
import { keys } from './calls'
import { withDownloads, withoutResource, withResources } from './merge'

export function cacheResources(queries: QueryClient, changed: readonly Resource[]): void {
  change(queries, (known) => withResources(known, changed))
  for (const { id } of changed) refetch(queries, { queryKey: keys.of(id) })
}

export function removeResource(queries: QueryClient, id: string): void {
  change(queries, (known) => withoutResource(known, id))
}

function change(
  queries: QueryClient,
  work: (known: readonly Resource[]) => readonly Resource[],
): void {
  updateCached<readonly Resource[]>(queries, keys.list, work)
}

/** Applies pushed events to the cache. */
export function followResources(
  queries: QueryClient,
  connection: Pick<Connection<Record<never, never>, ResourceEvents>, 'on'>,
): void {
  connection.on('resources', (changed) => cacheResources(queries, changed))
  connection.on('resourceRemoved', ({ id }) => removeResource(queries, id))
  connection.on('resourceDownloads', ({ id, downloads }) => {
    change(queries, (known) => withDownloads(known, id, downloads))
    refetch(queries, { queryKey: keys.of(id) })
  })
}

/** Catches up on changes missed while disconnected. */
export function refetchResources(queries: QueryClient): void {
  refetch(queries, { queryKey: keys.all })
}
