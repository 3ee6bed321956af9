/**
 * Which conversations are to call a teammate now: when they begin to, again after two minutes, and
 * for each message, but not within a minute of the last call: a burst of lines calls once. Whoever
 * looks ends that. Pure.
 */
import type { OpenHandover } from '#shared/chat/handover/records'

const againAfterMs = 2 * 60_000
const quietMs = 60_000

/** By conversation: what it has called for, and when. */
export type Called = ReadonlyMap<string, { reasons: number; at: number }>

/** `before`: null at the first check, which calls nobody. */
export function callsDue(
  calling: readonly OpenHandover[],
  before: Called | null,
  now: number,
): { due: OpenHandover[]; called: Called } {
  const called = new Map<string, { reasons: number; at: number }>()
  const due = calling.filter((one) => {
    const reasons = reasonsOf(one, now)
    const last = before ? before.get(one.conversationId) : { reasons, at: 0 }
    const isDue = reasons > (last?.reasons ?? 0) && now - (last?.at ?? 0) >= quietMs
    called.set(one.conversationId, last && !isDue ? last : { reasons, at: now })
    return isDue
  })
  return { due, called }
}

/** Each unread message is one. */
function reasonsOf({ handover: { waitingSince }, unread }: OpenHandover, now: number): number {
  const { count, since } = unread ?? { count: 1, since: waitingSince }
  return now - since < againAfterMs ? count : count + 1
}
