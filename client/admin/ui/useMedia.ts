/** Whether a media query matches, for what CSS alone cannot decide. */
import { useCallback, useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  const follow = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(follow, () => matchMedia(query).matches)
}
