import type { QueryClient } from '@tanstack/react-query'
import type { ToAdmin } from '#shared/chat/events'
import type { Change } from '#shared/chat/records'
import type { TeamNews } from '#shared/team/events'
import { refetchTeam } from '../team/team'
import { addReply, isOpen, refetchHandovers, refetchOpen, seenUntil } from './handovers'

interface HandoverLine {
  on<K extends 'handover' | 'reply' | 'seen' | 'team' | 'change' | 'changes'>(
    event: K,
    hear: (ToAdmin & TeamNews)[K],
  ): void
}

/** Many at once are one question. */
const gatherMs = 250

export function followHandovers(queries: QueryClient, line: HandoverLine): void {
  line.on('handover', ({ conversationId }) => refetchHandovers(queries, conversationId))
  line.on('reply', (reply) => addReply(queries, reply))
  line.on('seen', ({ conversationId, at }) => seenUntil(queries, conversationId, at))
  line.on('team', () => refetchTeam(queries))
  let gathering: ReturnType<typeof setTimeout> | undefined
  // The list shows what was said last.
  const listSoon = (changes: readonly Pick<Change, 'conversationId'>[]) => {
    if (!changes.some(({ conversationId }) => isOpen(queries, conversationId))) return
    gathering ??= setTimeout(() => {
      gathering = undefined
      refetchOpen(queries)
    }, gatherMs)
  }
  line.on('change', (change) => listSoon([change]))
  line.on('changes', listSoon)
}
