/** While somebody points at the list or works in it, what comes in waits above, so that nothing moves. */
import { useState } from 'react'
import type { QueuedQuestion } from '#shared/training/queue/records'

interface Held {
  list: string
  known: ReadonlySet<string>
}

/** `list` names what is listed: of another list nothing is held. */
export function useHeld(
  questions: readonly QueuedQuestion[],
  { list, isAttended }: { list: string; isAttended: boolean },
) {
  const [held, setHeld] = useState<Held | null>(null)
  const isHolding = isAttended && questions.length > 0
  if (isHolding && held?.list !== list) setHeld({ list, known: idsOf(questions) })
  if (!isHolding && held) setHeld(null)
  const known = held?.list === list ? held.known : null
  const first = known ? questions.findIndex(({ id }) => known.has(id)) : 0
  const waiting = first < 0 ? questions.length : first
  return {
    shown: questions.slice(waiting),
    waiting,
    show: () => setHeld({ list, known: idsOf(questions) }),
  }
}

function idsOf(questions: readonly QueuedQuestion[]): Set<string> {
  return new Set(questions.map(({ id }) => id))
}
