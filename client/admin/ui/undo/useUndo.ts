/** The last item removed with one click, while it can be restored. The next removal replaces it. */
import { useCallback, useEffect, useRef, useState } from 'react'

interface Removal<T> {
  name: string
  value: T
}

export interface Undo<T> {
  removal: Removal<T> | null
  /** `name` is what the line calls the removed item; `value` restores it. */
  offer: (name: string, value: T) => void
  /** Stops offering the undo. */
  forget: () => void
  /** Returns the item to restore. */
  take: () => T | null
}

/** `onGone` gets an item that can no longer be restored, also when the list is left. */
export function useUndo<T>(onGone?: (value: T) => void): Undo<T> {
  const [removal, setRemoval] = useState<Removal<T> | null>(null)
  const now = useRef<Removal<T> | null>(null)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })

  const become = useCallback((next: Removal<T> | null) => {
    const before = now.current
    now.current = next
    setRemoval(next)
    return before
  }, [])
  const forget = useCallback(() => {
    const before = become(null)
    if (before) gone.current?.(before.value)
  }, [become])
  useEffect(() => forget, [forget])

  return {
    removal,
    offer(name, value) {
      forget()
      become({ name, value })
    },
    forget,
    take: () => become(null)?.value ?? null,
  }
}
