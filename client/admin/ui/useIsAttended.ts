import { useSyncExternalStore } from 'react'
import { isAttended, onAttended } from '../../ui/attention'

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
export function useIsAttended(): boolean {
  return useSyncExternalStore(subscribe, isAttended)
}
