/** What was removed last with one click, for as long as it can be brought back. The next removal takes its place. */
import { useCallback, useEffect, useRef, useState } from 'react'

interface Removal<T> {
  name: string
  value: T
}

export interface Undo<T> {
  removal: Removal<T> | null
  /** `name`: of what was removed, as the line says it. `value`: what brings it back. */
  offer: (name: string, value: T) => void
  /** It isn't offered any more. */
  forget: () => void
  /** Returns what is to be brought back. */
  take: () => T | null
}

/** `onGone` is told what can't be brought back any more; also when the list is left. */
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
