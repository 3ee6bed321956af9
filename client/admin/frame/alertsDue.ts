/**
 * Which conversations alert a teammate now: when they begin to wait, again after
 * `alertAfterMinutes`, and for each message, but not within a minute of the last alert: a burst of
 * messages alerts once. Whoever looks ends that. Pure.
 */
import type { OpenHandover } from '#shared/chat/handover/records'
import { alertAfterMinutes } from '#shared/team/rules'

const againAfterMs = alertAfterMinutes * 60_000
const quietMs = 60_000

/** By conversation: what it has alerted for, and when. */
export type Alerted = ReadonlyMap<string, { reasons: number; at: number }>

/** `before`: null at the first check, which alerts nobody. */
export function alertsDue(
  alerting: readonly OpenHandover[],
  before: Alerted | null,
  now: number,
): { due: OpenHandover[]; alerted: Alerted } {
  const alerted = new Map<string, { reasons: number; at: number }>()
  const due = alerting.filter((one) => {
    const reasons = reasonsOf(one, now)
    const last = before ? before.get(one.conversationId) : { reasons, at: 0 }
    const isDue = reasons > (last?.reasons ?? 0) && now - (last?.at ?? 0) >= quietMs
    alerted.set(one.conversationId, last && !isDue ? last : { reasons, at: now })
    return isDue
  })
  return { due, alerted }
}

/** Each unread message is one. */
function reasonsOf({ handover: { waitingSince }, unread }: OpenHandover, now: number): number {
  const { count, since } = unread ?? { count: 1, since: waitingSince }
  return now - since < againAfterMs ? count : count + 1
}
