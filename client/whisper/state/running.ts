/** Until when newly opened pages resume the conversation without a click. */
import type { View } from './view'

const day = 24 * 3600_000

/** Epoch milliseconds, Infinity, or null if there is nothing to resume. */
export function runningUntil({
  messages,
  unsent,
  handled,
}: Pick<View, 'messages' | 'unsent' | 'handled'>): number | null {
  if (unsent.some(({ refusal }) => !refusal)) return Number.POSITIVE_INFINITY
  const { handover, replies } = handled
  const last = Math.max(
    ...[messages.at(-1)?.at, replies.at(-1)?.at, handover?.since].map((at) => at ?? 0),
  )
  return last === 0 ? null : last + day
}
