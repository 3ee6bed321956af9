/**
 * Which teammates are here: those whose `seenAt`, which any server writes, keeps changing while this
 * server looks. Only time in which it could look counts, by the process's own clock. So nobody is
 * taken for gone because a server was down, the store was away, or a clock jumped.
 */
import type { StoredTeammate } from './documents'

/** A teammate not seen for this long has gone: a closed tab, a flat battery, a dead server. */
const timeoutMs = 2 * 60_000
/** What counts of the time between two looks; they are 5 s apart (chat/handover/handover.ts). */
const maxPauseMs = 15_000

interface Heartbeat {
  seenAt: number
  /** When this server first read it, in ms of looking. */
  readAt: number
  /** Its age then, if it's the first that this server reads of them; any other is new. */
  ageMs: number
}

export class HeartbeatTracker {
  private heartbeats = new Map<string, Heartbeat>()
  private observedMs = 0
  private observedAt = performance.now()

  /** With all of them as just read. */
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
    // Absolute: a clock may have been ahead when they were seen.
    const ageMs = known ? 0 : Math.abs(Date.now() - seenAt)
    return { seenAt, readAt: this.observedMs, ageMs }
  }

  isHere(id: string): boolean {
    const heartbeat = this.heartbeats.get(id)
    return heartbeat !== undefined && this.msSince(heartbeat) + heartbeat.ageMs < timeoutMs
  }

  /** After a start, who isn't here has the usual time to be seen again before they are gone. */
  hasTimedOut(id: string): boolean {
    const heartbeat = this.heartbeats.get(id)
    return heartbeat === undefined || this.msSince(heartbeat) >= timeoutMs
  }

  private msSince({ readAt }: Heartbeat): number {
    return this.observedMs - readAt
  }
}
