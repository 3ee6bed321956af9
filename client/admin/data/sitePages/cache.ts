/** The list of pages is asked for again when somebody switched one, or Whisper has read again. */
import type { QueryClient } from '@tanstack/react-query'
import type { KnowledgeNews } from '#shared/knowledge/events'
import type { PageNews } from '#shared/whisper/events'
import type { Connection } from '../../../live'
import { refetch } from '../updateCache'
import { keys } from './calls'

export function followPages(
  queries: QueryClient,
  connection: Pick<Connection<Record<never, never>, PageNews & KnowledgeNews>, 'on'>,
): void {
  connection.on('pageSwitched', () => refetchPages(queries))
  connection.on('knowledge', () => refetchPages(queries))
  connection.on('knowledgeRemoved', () => refetchPages(queries))
}

/** Whatever happened while nobody listened. */
export function refetchPages(queries: QueryClient): void {
  refetch(queries, { queryKey: keys.list })
}
