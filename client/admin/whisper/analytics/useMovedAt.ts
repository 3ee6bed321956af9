/** When the figures last moved while they were looked at; null if they have not. */
import { useEffect, useRef, useState } from 'react'
import type { Figures } from '#shared/analytics/records'

export function useMovedAt(figures: Figures): number | null {
  const shown = useRef<Figures>(figures)
  const [movedAt, setMovedAt] = useState<number | null>(null)
  useEffect(() => {
    const before = shown.current
    shown.current = figures
    if (figures === before) return
    if (isOfAnother(before, figures)) setMovedAt(null)
    else if (hasMoved(before, figures)) setMovedAt(figures.readAt)
  }, [figures])
  return movedAt
}

function isOfAnother(one: Figures, other: Figures): boolean {
  return one.from !== other.from || one.to !== other.to
}

/** The query cache keeps what is equal, so that the same object is the same figures. */
function hasMoved(before: Figures, now: Figures): boolean {
  const { sums, userEngagement, apart } = now
  return before.sums !== sums || before.userEngagement !== userEngagement || before.apart !== apart
}
