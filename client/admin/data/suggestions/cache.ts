/** Refetches suggestions when they changed, and when entries did: a section may be gone. */
import type { QueryClient } from '@tanstack/react-query'
import type { KnowledgeEvents } from '#shared/knowledge/events'
import type { SuggestionEvents } from '#shared/training/suggestions/events'
import type { Connection } from '../../../live'
import { keys as trainingKeys } from '../training/calls'
import { refetch } from '../updateCache'
import { keys } from './calls'

export function followSuggestions(
  queries: QueryClient,
  connection: Pick<Connection<Record<never, never>, SuggestionEvents & KnowledgeEvents>, 'on'>,
): void {
  const again = () => refetch(queries, { queryKey: keys.lists })
  connection.on('suggestions', again)
  for (const news of ['knowledge', 'knowledgeRemoved'] as const) {
    connection.on(news, () => {
      again()
      refetch(queries, { queryKey: trainingKeys.allSections })
    })
  }
}
