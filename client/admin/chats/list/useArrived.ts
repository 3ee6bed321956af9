/** Interactions that just arrived at the top of the list, marked for two seconds each. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Interaction } from '#shared/chat/records'
import { compareByCursor } from '#shared/cursor'

const markedMs = 2_000
/** When a whole screen changes at once, marks would mean nothing. */
const maxMarked = 12

export function useArrived(shown: readonly Interaction[]): ReadonlyMap<string, number> {
  const [arrived, setArrived] = useState<ReadonlyMap<string, number>>(new Map())
  const newest = useRef(shown[0])

  useLayoutEffect(() => {
    const last = newest.current
    newest.current = shown[0] ?? last
    if (last === undefined) return
    const ids: string[] = []
    for (const interaction of shown) {
      if (compareByCursor(interaction, last) >= 0 || ids.length > maxMarked) break
      ids.push(interaction.id)
    }
    if (ids.length === 0 || ids.length > maxMarked) return
    const until = Date.now() + markedMs
    setArrived((before) => still(new Map([...before, ...ids.map((id) => [id, until] as const)])))
  }, [shown])

  useEffect(() => {
    if (arrived.size === 0) return
    const next = Math.min(...arrived.values())
    const timer = setTimeout(() => setArrived(still), Math.max(0, next - Date.now()) + 10)
    return () => clearTimeout(timer)
  }, [arrived])

  return arrived
}

function still(arrived: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const now = Date.now()
  return new Map([...arrived].filter(([, until]) => until > now))
}
