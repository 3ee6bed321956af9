/** When the next page that opens should go on with the conversation by itself, without a click. */
import type { View } from './view'

const day = 24 * 3600_000

/** Epoch milliseconds, Infinity, or null when there is nothing to go on with. */
export function runningUntil({
  messages,
  unsent,
}: Pick<View, 'messages' | 'unsent'>): number | null {
  if (unsent.some(({ refusal }) => !refusal)) return Number.POSITIVE_INFINITY
  const last = messages.at(-1)
  return last ? last.at + day : null
}
