/**
 * Keeps the conversation lists in sync with the server: each event about a conversation refetches
 * its row, at once or in batches. A row is requested only after its event, one request at a time
 * and never during a page load, so that nothing older overwrites it.
 */
import type { QueryClient } from '@tanstack/react-query'
import { maxIds } from '#shared/chat/conversations/rules'
import type { ToTeammate } from '#shared/chat/events'
import { teamQuery } from '../../team/team'
import { refetch } from '../../updateCache'
import {
  paramsOf,
  conversations,
  listsKey,
  olderKey,
  refetchErasures,
  type WantedRows,
} from './conversations'
import { type LoadedRows, markRead, mergeRows } from './mergeRows'

type FollowedEvents = Pick<
  ToTeammate,
  'change' | 'changes' | 'handover' | 'reply' | 'read' | 'erasures'
>

interface ConversationEventSource {
  on<K extends keyof FollowedEvents>(event: K, listener: FollowedEvents[K]): void
}

const everyMs = 300
/** When more rows change than are requested one by one. */
const slowestMs = 1_000

export function refetchConversations(queries: QueryClient): void {
  refetch(queries, { queryKey: listsKey })
  refetchErasures(queries)
}

/** Returns a function that stops it. */
export function followConversations(
  queries: QueryClient,
  connection: ConversationEventSource,
): () => void {
  const moved = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let next = 0
  let isAsking = false

  function note(id: string): void {
    moved.add(id)
    timer ??= setTimeout(ask, Math.max(0, next - Date.now()))
  }

  async function ask(): Promise<void> {
    const isBusy =
      isAsking ||
      queries.isFetching({ queryKey: listsKey }) > 0 ||
      queries.isMutating({ mutationKey: olderKey }) > 0
    const ids = [...moved]
    const isMany = ids.length > maxIds
    next = Date.now() + (isMany ? slowestMs : everyMs)
    timer = isBusy ? setTimeout(ask, everyMs) : undefined
    if (isBusy) return
    moved.clear()
    // Lists not on screen are refetched when they are shown again.
    refetch(queries, { queryKey: listsKey, predicate: (list) => !list.isActive() })
    const lists = queries.getQueryCache().findAll({ queryKey: listsKey, type: 'active' })
    isAsking = true
    try {
      if (isMany) refetch(queries, { queryKey: listsKey, type: 'active' })
      else for (const { queryKey } of lists) await askFor(queryKey, ids)
    } catch {
      refetch(queries, { queryKey: listsKey, type: 'active' })
    } finally {
      isAsking = false
    }
  }

  async function askFor(queryKey: readonly unknown[], ids: readonly string[]): Promise<void> {
    const wanted = queryKey.at(-1) as WantedRows
    const { conversations: rows } = await conversations.list({
      ...paramsOf(wanted),
      ids: ids.join(','),
    })
    queries.setQueryData<LoadedRows>(queryKey, (known) => known && mergeRows(known, ids, rows))
  }

  connection.on('change', ({ conversationId }) => note(conversationId))
  connection.on('changes', (changes) =>
    changes.forEach(({ conversationId }) => note(conversationId)),
  )
  connection.on('handover', ({ conversationId }) => note(conversationId))
  connection.on('reply', ({ conversationId }) => note(conversationId))
  connection.on('read', ({ conversationId, teammate, seq }) => {
    if (teammate !== queries.getQueryData(teamQuery.queryKey)?.me) return
    queries.setQueriesData<LoadedRows>(
      { queryKey: listsKey },
      (known) => known && markRead(known, conversationId, seq),
    )
  })
  connection.on('erasures', () => refetchErasures(queries))
  return () => clearTimeout(timer)
}
