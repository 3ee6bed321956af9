import { useEffect } from 'react'
import { useIsPageVisible } from '../../../ui/useIsPageVisible'
import { conversations } from './conversations'

/** Whoever looks at a conversation has read it, up to its latest message. */
export function useMarkRead(conversationId: string, latest: number | undefined): void {
  const isVisible = useIsPageVisible()
  useEffect(() => {
    if (latest === undefined || !isVisible) return
    // Where it can't be stored just now, the next message or the next look does it.
    conversations.read({ id: conversationId, seq: latest }).catch(() => {})
  }, [conversationId, latest, isVisible])
}
