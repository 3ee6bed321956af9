import type { QueryClient } from '@tanstack/react-query'
import type { ToTeammate } from '#shared/chat/events'
import type { Change } from '#shared/chat/records'
import type { TeamEvents } from '#shared/team/events'
import { refetchTeam, teamQuery } from '../team/team'
import { throttle } from '../throttle'
import { addReply, isOpen, refetchHandovers, refetchOpen, seenUntil } from './handovers'

type Told = Pick<ToTeammate, 'handover' | 'reply' | 'seen' | 'read' | 'change' | 'changes'> &
  TeamEvents

interface HandoverConnection {
  on<K extends keyof Told>(event: K, hear: Told[K]): void
}

/** Applies pushed events to the cache. Returns a function that stops the timer. */
export function followHandovers(queries: QueryClient, connection: HandoverConnection): () => void {
  connection.on('handover', ({ conversationId }) => refetchHandovers(queries, conversationId))
  connection.on('reply', (reply) => addReply(queries, reply))
  connection.on('seen', ({ conversationId, at }) => seenUntil(queries, conversationId, at))
  connection.on('team', () => refetchTeam(queries))
  const ask = throttle(() => refetchOpen(queries))
  // The list shows each conversation's last message, and what is unread to this teammate.
  const listSoon = (changes: readonly Pick<Change, 'conversationId'>[]) => {
    if (changes.some(({ conversationId }) => isOpen(queries, conversationId))) ask()
  }
  connection.on('change', (change) => listSoon([change]))
  connection.on('changes', listSoon)
  connection.on('read', (mark) => {
    if (mark.teammate === queries.getQueryData(teamQuery.queryKey)?.me) listSoon([mark])
  })
  return ask.stop
}
