/**
 * Which teammates are here: those whose `seenAt`, which any server writes, keeps changing while this
 * server looks. Only time in which it could look counts, by the process's own clock. So nobody is
 * taken for gone because a server was down, the store was away, or a clock jumped.
 */
import type { StoredTeammate } from './documents'

/** A teammate not seen for this long has gone: a closed tab, a flat battery, a dead server. */
const goneAfterMs = 2 * 60_000
/** What counts of the time between two looks; they are 5 s apart (chat/handover/handover.ts). */
const longestPauseMs = 15_000

interface Sight {
  seenAt: number
  /** When this server first read it, in ms of looking. */
  readAt: number
  /** Its age then, if it's the first that this server reads of them; any other is new. */
  ageMs: number
}

export class Sights {
  private sights = new Map<string, Sight>()
  private lookingMs = 0
  private lookedAt = performance.now()

  /** With all of them as just read. */
  look(teammates: readonly StoredTeammate[]): void {
    const now = performance.now()
    this.lookingMs += Math.min(now - this.lookedAt, longestPauseMs)
    this.lookedAt = now
    const sights = teammates.flatMap(({ _id, seenAt }) =>
      seenAt ? [[_id, this.sightAt(seenAt.getTime(), this.sights.get(_id))] as const] : [],
    )
    this.sights = new Map(sights)
  }

  private sightAt(seenAt: number, known: Sight | undefined): Sight {
    if (known?.seenAt === seenAt) return known
    // Absolute: a clock may have been ahead when they were seen.
    const ageMs = known ? 0 : Math.abs(Date.now() - seenAt)
    return { seenAt, readAt: this.lookingMs, ageMs }
  }

  isHere(id: string): boolean {
    const sight = this.sights.get(id)
    return sight !== undefined && this.msSince(sight) + sight.ageMs < goneAfterMs
  }

  /** After a start, who isn't here has the usual time to be seen again before they are gone. */
  isGone(id: string): boolean {
    const sight = this.sights.get(id)
    return sight === undefined || this.msSince(sight) >= goneAfterMs
  }

  private msSince({ readAt }: Sight): number {
    return this.lookingMs - readAt
  }
}
