/** Whether the page is in front, as the browser says. */
import { useSyncExternalStore } from 'react'

function follow(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

export function useIsSeen(): boolean {
  return useSyncExternalStore(follow, () => document.visibilityState === 'visible')
}
