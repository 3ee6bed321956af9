/**
 * Recounts days: those that a dead server left marked (dirtyDays.ts), and those with a write that
 * failed without telling whether it was done. The only server on its store does so at startup,
 * while messages are already coming in (dayRecount.ts).
 */
import { setTimeout as pause } from 'node:timers/promises'
import { utcStartOf } from '#shared/days'
import type { DirtyDays } from '../../jobs/dirtyDays'
import { yieldToEventLoop } from '../../jobs/yieldToEventLoop'
import { migrateOnce } from '../../store/migrations'
import type { Store } from '../../store/port'
import type { StoredMessage } from '../documents'
import type { CountedDays } from './countedDays'
import { type Changed, type CountedMessages, DayRecount } from './dayRecount'
import { contributionOf, type Delta, nothing, sumOf } from './delta'

/** Anything stored but not yet added to the counts is added within this time. */
const settleMs = 500

interface Parts {
  store: Store
  messages: CountedMessages
  days: CountedDays
  dirtyDays: DirtyDays
  dayOf: (at: Date) => string
  /** Stores what this server has counted and not stored yet. */
  flush: () => Promise<void>
  /** Called when the counts have changed. */
  changed: () => void
}

export class Recounter {
  /** Days with a write that failed without telling whether it was done. */
  private readonly uncertainDays = new Set<string>()
  /** Days that dead servers left to the only server on the store, until they are recounted. */
  private readonly recounts = new Map<string, DayRecount>()
  /** Recounted days, while a change that their recount includes may still be reported. */
  private readonly recounted = new Map<string, DayRecount>()
  private repairing: Promise<void> | undefined
  private areOldUsesCounted = false
  private isClosed = false

  constructor(private readonly parts: Parts) {}

  /** Whether days are still being recounted since startup. */
  get isRunning(): boolean {
    return this.recounts.size > 0
  }

  get hasUncertainDays(): boolean {
    return this.uncertainDays.size > 0
  }

  markUncertain(day: string): void {
    this.uncertainDays.add(day)
  }

  /** By day, the changes since startup that no stored count includes yet. */
  *changes(): Generator<[string, Delta]> {
    for (const [day, recount] of this.recounts) yield [day, recount.changed]
  }

  /** Call before a message of the day is changed. */
  markTouched(day: string, id: string): void {
    this.recounts.get(day)?.touch(id)
  }

  /** Resolves when the day's recount, if there is one, is finished. */
  async waitForRecount(day: string): Promise<void> {
    await this.recounts.get(day)?.done
  }

  /** Whether a recount of the day includes this change, so that it must not be added. */
  absorbs(day: string, message: Changed, delta: Delta): boolean {
    const recount = this.recounts.get(day)
    if (!recount) return this.recounted.get(day)?.includes(message) ?? false
    recount.change(message, delta)
    this.parts.changed()
    return true
  }

  /** At startup of the only server on its store, before anything is written. */
  async prepare(): Promise<void> {
    for (const { days } of await this.parts.dirtyDays.abandoned())
      for (const day of days) this.recounts.set(day, new DayRecount())
  }

  /** Recounts the days that a server left unfinished. Run at startup and from time to time. */
  repair(): Promise<void> {
    return this.running(() => this.repairAll())
  }

  /** Runs once for a store older than the uses of sections: counts them from its answers. */
  countOldUses(): Promise<void> {
    return this.running(() => this.countUsesOnce())
  }

  private running(work: () => Promise<void>): Promise<void> {
    this.repairing ??= work().finally(() => {
      this.repairing = undefined
    })
    return this.repairing
  }

  /** Resolves to the changes still to be stored. Days left by dead servers stay marked. */
  async close(): Promise<[string, Delta][]> {
    this.isClosed = true
    await this.repairing?.catch(() => undefined)
    const left = [...this.changes()]
    for (const recount of this.recounts.values()) recount.finish()
    this.recounts.clear()
    return left
  }

  private async repairAll(): Promise<void> {
    const { dirtyDays } = this.parts
    this.recounted.clear()
    for (const { id, days } of await dirtyDays.abandoned()) {
      let done = true
      for (const day of days) {
        if (this.isClosed) return
        await dirtyDays.mark(day)
        const recount = this.recounts.get(day)
        const isCounted = await (recount ? this.finish(day, recount) : this.recount(day))
        done = isCounted && done
      }
      if (done) await dirtyDays.remove(id)
    }
    for (const day of this.uncertainDays) {
      if (this.isClosed) return
      if (await this.recount(day)) this.uncertainDays.delete(day)
    }
  }

  /** Resolves to false if the store failed or the server stops; it is tried again later. */
  private async finish(day: string, recount: DayRecount): Promise<boolean> {
    const { days, changed } = this.parts
    recount.start()
    const pause = yieldToEventLoop()
    for await (const message of this.messagesOf(day)) {
      if (this.isClosed) return false
      recount.see(message)
      await pause()
    }
    const isDone = await days.runExclusive(async () => {
      const before = await days.read(day)
      const { sum } = recount
      this.recounts.delete(day)
      this.recounted.set(day, recount)
      const isStored = await days.replace(day, before, sum)
      if (!isStored) this.uncertainDays.add(day)
      return isStored
    })
    recount.finish()
    changed()
    return isDone
  }

  private async countUsesOnce(): Promise<void> {
    if (this.areOldUsesCounted) return
    await migrateOnce(this.parts.store, 'section-uses-counted', async () => {
      for await (const { _id } of this.parts.days.each()) {
        for (let isCounted = false; !isCounted; isCounted = await this.recount(_id))
          if (this.isClosed) return false
      }
      return true
    })
    this.areOldUsesCounted = true
  }

  /** Resolves to false if the day changed meanwhile; it is tried again later. */
  private async recount(day: string): Promise<boolean> {
    const { days, flush } = this.parts
    await flush()
    const before = await days.read(day)
    let counted: Delta = nothing
    for await (const message of this.messagesOf(day))
      counted = sumOf(counted, contributionOf(message))
    // Anything stored but not yet added to the counts is added within this time, and noticed.
    await pause(settleMs)
    return days.replace(day, before, counted)
  }

  private async *messagesOf(day: string): AsyncGenerator<StoredMessage> {
    // A zone's day begins at most 14 hours before UTC's and ends at most 12 hours after it.
    const from = new Date(utcStartOf(day) - 14 * 3_600_000)
    const to = new Date(utcStartOf(day) + 36 * 3_600_000)
    for await (const message of this.parts.messages.countedBetween(from, to))
      if (this.parts.dayOf(message.at) === day) yield message
  }
}
