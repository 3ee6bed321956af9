import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useToast } from '../../ui/status/Toast'
import { addReply } from '../data/chats/handovers'
import { startOutbox } from '../data/chats/outbox'
import { onScreen } from '../data/chats/useWaiting'
import { useMe } from '../data/team/team'

/**
 * Sends what the teammate wrote and the server hasn't stored yet, on any admin page. Says if some
 * was refused, unless its conversation is on screen and shows it.
 */
export function useOutbox(): void {
  const queries = useQueryClient()
  const say = useToast()
  const me = useMe()?.id
  useEffect(() => {
    startOutbox(me, {
      stored: (reply) => addReply(queries, reply),
      refused: ({ conversationId }, problem) => {
        if (onScreen.get()?.id !== conversationId) say(`A message wasn’t sent. ${problem}`, 'error')
      },
    })
  }, [queries, say, me])
}
