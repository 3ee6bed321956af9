/** The requests that have just come in while the list was shown, each marked for two seconds. */
import { useEffect, useRef, useState } from 'react'
import type { ContactRequest } from '#shared/contact/calls'
import type { Wanted } from './calls'

const markedMs = 2_000

export function useArrivals(
  requests: readonly ContactRequest[] | undefined,
  { status, search }: Wanted,
): ReadonlySet<string> {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const newest = useRef<number | null>(null)
  const list = `${status} ${search}`
  const shown = useRef(list)

  useEffect(() => {
    if (!requests) return
    const before = shown.current === list ? newest.current : null
    shown.current = list
    newest.current = requests[0]?.at ?? 0
    if (before === null) return
    const ids = requests.filter(({ at }) => at > before).map(({ id }) => id)
    if (ids.length > 0) setArrived(new Set(ids))
  }, [requests, list])

  useEffect(() => {
    if (arrived.size === 0) return
    const timer = setTimeout(() => setArrived(new Set()), markedMs)
    return () => clearTimeout(timer)
  }, [arrived])

  return arrived
}
