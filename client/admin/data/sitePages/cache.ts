/** The list of pages is asked for again when somebody switched one, or Whisper has read again. */
import type { QueryClient } from '@tanstack/react-query'
import type { KnowledgeNews } from '#shared/knowledge/events'
import type { PageNews } from '#shared/whisper/events'
import type { Line } from '../../../live'
import { askAfresh } from '../news'
import { keys } from './calls'

export function followPages(
  queries: QueryClient,
  line: Pick<Line<Record<never, never>, PageNews & KnowledgeNews>, 'on'>,
): void {
  line.on('pageSwitched', () => askPagesAgain(queries))
  line.on('knowledge', () => askPagesAgain(queries))
  line.on('knowledgeRemoved', () => askPagesAgain(queries))
}

/** Whatever happened while nobody listened. */
export function askPagesAgain(queries: QueryClient): void {
  askAfresh(queries, { queryKey: keys.list })
}
