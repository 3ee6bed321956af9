import { useEffect } from 'react'
import { useIsPageVisible } from '../../../ui/useIsPageVisible'
import { conversations } from './conversations'

/** Marks a conversation as read up to its latest message while it is on screen. */
export function useMarkRead(conversationId: string, latest: number | undefined): void {
  const isVisible = useIsPageVisible()
  useEffect(() => {
    if (latest === undefined || !isVisible) return
    // If this fails, the next message or the next look marks it.
    conversations.read({ id: conversationId, seq: latest }).catch(() => {})
  }, [conversationId, latest, isVisible])
}
