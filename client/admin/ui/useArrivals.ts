/** Rows that arrived or changed while their list was shown, marked for two seconds each. */
import { useEffect, useRef, useState } from 'react'

const markedMs = 2_000

interface Row {
  id: string
  /** The list's sort key, latest first. */
  at: number
}

/** `list` names the list: switching to another one marks nothing. */
export function useArrivals(rows: readonly Row[] | undefined, list: string): ReadonlySet<string> {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const newest = useRef<number | null>(null)
  const shown = useRef(list)

  useEffect(() => {
    if (!rows) return
    const before = shown.current === list ? newest.current : null
    shown.current = list
    newest.current = Math.max(before ?? 0, ...rows.slice(0, 1).map(({ at }) => at))
    if (before === null) return
    const ids = rows.filter(({ at }) => at > before).map(({ id }) => id)
    if (ids.length > 0) setArrived(new Set(ids))
  }, [rows, list])

  useEffect(() => {
    if (arrived.size === 0) return
    const timer = setTimeout(() => setArrived(new Set()), markedMs)
    return () => clearTimeout(timer)
  }, [arrived])

  return arrived
}
