import { useSyncExternalStore } from 'react'

function follow(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

/** Whether the page is in front, as the browser says. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(follow, () => document.visibilityState === 'visible')
}
