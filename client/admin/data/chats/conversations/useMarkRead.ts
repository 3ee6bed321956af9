import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isAttended, onAttended } from '../../../../ui/attention'
import { openRead } from '../handovers'
import { onScreen } from '../useWaiting'
import { conversations } from './conversations'

/**
 * Marks a conversation as read up to its latest message while it is on screen and somebody is there.
 * `latest`: that message's seq, 0 without any; undefined until known. `hadSince`: when the current
 * assignment began, because a handover makes it unread.
 */
export function useMarkRead(
  conversationId: string,
  latest: number | undefined,
  hadSince: number | undefined,
): void {
  const queries = useQueryClient()
  const marking = useRef(Promise.resolve())
  const isAttended = useIsAttended()
  const isShown = isAttended && latest !== undefined
  useEffect(() => {
    if (!isShown) return
    const shown = { id: conversationId }
    onScreen.set(shown)
    return () => {
      // Waits for the read state: until then, an already read chat would alert.
      void marking.current.then(() => {
        if (onScreen.get() === shown) onScreen.set(null)
      })
    }
  }, [conversationId, isShown])
  useEffect(() => {
    if (latest === undefined || !isAttended) return
    marking.current = conversations.read({ id: conversationId, seq: latest }).then(
      () => openRead(queries, conversationId),
      // The next message or the next look marks it.
      () => {},
    )
  }, [queries, conversationId, latest, hadSince, isAttended])
}

/** How late an absence may be noticed. */
const checkEveryMs = 5_000

function subscribe(listener: () => void): () => void {
  const stopListening = onAttended(listener)
  document.addEventListener('visibilitychange', listener)
  const checkTimer = setInterval(listener, checkEveryMs)
  return () => {
    stopListening()
    document.removeEventListener('visibilitychange', listener)
    clearInterval(checkTimer)
  }
}

/** Whether somebody is at this page: it's visible, and nobody has left it untouched for minutes. */
function useIsAttended(): boolean {
  return useSyncExternalStore(subscribe, isAttended)
}
