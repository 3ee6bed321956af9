/** Whether a media query matches, for decisions that CSS can't make. */
import { useCallback, useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(follow, () => matchMedia(query).matches)
}
