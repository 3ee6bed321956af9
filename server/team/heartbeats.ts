/**
 * Tracks teammates' heartbeats: a teammate is here while their `seenAt`, which any server writes, keeps
 * changing. Only this process's own observation time counts, so that a restart, a store outage or a
 * clock jump never marks anyone as gone.
 */
import type { StoredTeammate } from './documents'

/** A teammate not seen for this long is gone: a closed tab, a flat battery, a dead server. */
const timeoutMs = 2 * 60_000
/** Cap on the time counted between two observations, 5 s apart (chat/handover/handover.ts). */
const maxPauseMs = 15_000

interface Heartbeat {
  seenAt: number
  /** When this server first read it, in ms of observation. */
  readAt: number
  /** Its age then if it was the first that this server read of the teammate; otherwise 0. */
  ageMs: number
}

export class HeartbeatTracker {
  private heartbeats = new Map<string, Heartbeat>()
  private observedMs = 0
  private observedAt = performance.now()

  /** Records the heartbeats of all teammates, just read from the store. */
  observe(teammates: readonly StoredTeammate[]): void {
    const now = performance.now()
    this.observedMs += Math.min(now - this.observedAt, maxPauseMs)
    this.observedAt = now
    const heartbeats = teammates.flatMap(({ _id, seenAt }) =>
      seenAt ? [[_id, this.heartbeatOf(seenAt.getTime(), this.heartbeats.get(_id))] as const] : [],
    )
    this.heartbeats = new Map(heartbeats)
  }

  private heartbeatOf(seenAt: number, known: Heartbeat | undefined): Heartbeat {
    if (known?.seenAt === seenAt) return known
    // Absolute, because a clock may have been ahead when they were seen.
    const ageMs = known ? 0 : Math.abs(Date.now() - seenAt)
    return { seenAt, readAt: this.observedMs, ageMs }
  }

  isHere(id: string): boolean {
    const heartbeat = this.heartbeats.get(id)
    return heartbeat !== undefined && this.msSince(heartbeat) + heartbeat.ageMs < timeoutMs
  }

  /** After a restart, everyone gets the full timeout, even those who aren't here. */
  hasTimedOut(id: string): boolean {
    const heartbeat = this.heartbeats.get(id)
    return heartbeat === undefined || this.msSince(heartbeat) >= timeoutMs
  }

  private msSince({ readAt }: Heartbeat): number {
    return this.observedMs - readAt
  }
}
