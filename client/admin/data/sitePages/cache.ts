/** Refetches the list of pages when one was switched on or off, or Whisper has read them again. */
import type { QueryClient } from '@tanstack/react-query'
import type { KnowledgeEvents } from '#shared/knowledge/events'
import type { PageEvents } from '#shared/whisper/events'
import type { Connection } from '../../../live'
import { refetch } from '../updateCache'
import { keys } from './calls'

export function followPages(
  queries: QueryClient,
  connection: Pick<Connection<Record<never, never>, PageEvents & KnowledgeEvents>, 'on'>,
): void {
  connection.on('pageSwitched', () => refetchPages(queries))
  connection.on('knowledge', () => refetchPages(queries))
  connection.on('knowledgeRemoved', () => refetchPages(queries))
}

/** Catches up on changes missed while disconnected. */
export function refetchPages(queries: QueryClient): void {
  refetch(queries, { queryKey: keys.list })
}
