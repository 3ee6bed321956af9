/** The list of pages is asked for again when somebody switched one, or Whisper has read again. */
import type { QueryClient } from '@tanstack/react-query'
import type { KnowledgeNews } from '#shared/knowledge/events'
import type { PageNews } from '#shared/whisper/events'
import type { Line } from '../../../live'
import { refetch } from '../updateCache'
import { keys } from './calls'

export function followPages(
  queries: QueryClient,
  line: Pick<Line<Record<never, never>, PageNews & KnowledgeNews>, 'on'>,
): void {
  line.on('pageSwitched', () => refetchPages(queries))
  line.on('knowledge', () => refetchPages(queries))
  line.on('knowledgeRemoved', () => refetchPages(queries))
}

/** Whatever happened while nobody listened. */
export function refetchPages(queries: QueryClient): void {
  refetch(queries, { queryKey: keys.list })
}
