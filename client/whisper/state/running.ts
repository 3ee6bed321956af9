/** Until when newly opened pages resume the conversation without a click. */
import type { View } from './view'

const day = 24 * 3600_000

/** Epoch milliseconds, Infinity, or null if there is nothing to resume. */
export function runningUntil({
  messages,
  unsent,
  unsentContact,
  handled,
  personRequest,
}: Pick<View, 'messages' | 'unsent' | 'unsentContact' | 'handled' | 'personRequest'>):
  | number
  | null {
  const waits = [...unsent, ...(unsentContact ? [unsentContact] : [])]
  if (personRequest !== null || waits.some(({ refusal }) => !refusal))
    return Number.POSITIVE_INFINITY
  const { handover, replies } = handled
  const last = Math.max(
    ...[messages.at(-1)?.at, replies.at(-1)?.at, handover?.since].map((at) => at ?? 0),
  )
  return last === 0 ? null : last + day
}
