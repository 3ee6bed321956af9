/** Pauses the list while it is hovered or focused: new questions wait above, so nothing moves. */
import { useState } from 'react'
import type { QueuedQuestion } from '#shared/training/queue/records'

interface Paused {
  list: string
  known: ReadonlySet<string>
}

/** `list` names the list, so that switching to another one isn't paused. */
export function usePausedList(
  questions: readonly QueuedQuestion[],
  { list, isAttended }: { list: string; isAttended: boolean },
) {
  const [paused, setPaused] = useState<Paused | null>(null)
  const isPausing = isAttended && questions.length > 0
  if (isPausing && paused?.list !== list) setPaused({ list, known: idsOf(questions) })
  if (!isPausing && paused) setPaused(null)
  const known = paused?.list === list ? paused.known : null
  const first = known ? questions.findIndex(({ id }) => known.has(id)) : 0
  const waiting = first < 0 ? questions.length : first
  return {
    shown: questions.slice(waiting),
    waiting,
    show: () => setPaused({ list, known: idsOf(questions) }),
  }
}

function idsOf(questions: readonly QueuedQuestion[]): Set<string> {
  return new Set(questions.map(({ id }) => id))
}
