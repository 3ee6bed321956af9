/**
 * Counts days again: those that a dead server left marked (dirtyDays.ts), and those with a write that failed
 * without telling whether it was done. At the start of a server that is alone on its store, while messages
 * come already (dayRecount.ts).
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { DirtyDays } from '../../jobs/dirtyDays'
import { yieldToEventLoop } from '../../jobs/yieldToEventLoop'
import { migrateOnce } from '../../store/migrations'
import type { Store } from '../../store/port'
import type { StoredMessage } from '../documents'
import type { MessageQueries } from '../messages/queries'
import type { CountedDays } from './countedDays'
import { type Changed, DayRecount } from './dayRecount'
import { countOf, type Delta, nothing, sumOf } from './delta'

/** What is stored but not yet added to the counts is added within this time. */
const settleMs = 500

interface Parts {
  store: Store
  messages: Pick<MessageQueries, 'countedBetween'>
  days: CountedDays
  dirtyDays: DirtyDays
  dayOf: (at: Date) => string
  /** Stores what this server has counted and not stored yet. */
  flush: () => Promise<void>
  /** The counts are others now. */
  changed: () => void
}

export class Recounting {
  /** Days with a write that failed without telling whether it was done. */
  private readonly doubtful = new Set<string>()
  /** Days that dead servers left to a server that is alone, until they are counted again. */
  private readonly recounts = new Map<string, DayRecount>()
  /** Those that are, while a change that they hold may still be told of. */
  private readonly recounted = new Map<string, DayRecount>()
  private repairing: Promise<void> | undefined
  private areOldUsesCounted = false
  private isClosed = false

  constructor(private readonly parts: Parts) {}

  /** Days are being counted again since the start. */
  get isRunning(): boolean {
    return this.recounts.size > 0
  }

  get hasDoubts(): boolean {
    return this.doubtful.size > 0
  }

  doubt(day: string): void {
    this.doubtful.add(day)
  }

  /** By day, the changes since the start that no stored count holds yet. */
  *changes(): Generator<[string, Delta]> {
    for (const [day, recount] of this.recounts) yield [day, recount.changed]
  }

  /** Before a message of the day is changed. */
  touch(day: string, id: string): void {
    this.recounts.get(day)?.touch(id)
  }

  /** Resolves when the day's recount stands, if there is one. */
  async finished(day: string): Promise<void> {
    await this.recounts.get(day)?.done
  }

  /** Whether a recount of the day holds this change: then it is not to be added. */
  takes(day: string, message: Changed, delta: Delta): boolean {
    const recount = this.recounts.get(day)
    if (!recount) return this.recounted.get(day)?.holds(message) ?? false
    recount.change(message, delta)
    this.parts.changed()
    return true
  }

  /** At the start of a server that is alone on its store, before anybody writes here. */
  async prepare(): Promise<void> {
    for (const { days } of await this.parts.dirtyDays.abandoned())
      for (const day of days) this.recounts.set(day, new DayRecount())
  }

  /** Counts the days again that a server left unfinished. Run after the start, and now and then. */
  repair(): Promise<void> {
    return this.running(() => this.repairAll())
  }

  /** Once for a store that is older than the uses of sections: they are counted from the answers it holds. */
  countOldUses(): Promise<void> {
    return this.running(() => this.countUsesOnce())
  }

  private running(work: () => Promise<void>): Promise<void> {
    this.repairing ??= work().finally(() => {
      this.repairing = undefined
    })
    return this.repairing
  }

  /** Resolves to the changes that are to be stored as they are. What the dead left stays marked. */
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
    for (const day of this.doubtful) {
      if (this.isClosed) return
      if (await this.recount(day)) this.doubtful.delete(day)
    }
  }

  /** Resolves to false when the store failed, or at the end: then it is tried again later. */
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
      if (!isStored) this.doubtful.add(day)
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

  /** Resolves to false when the day changed meanwhile: then it is tried again later. */
  private async recount(day: string): Promise<boolean> {
    const { days, flush } = this.parts
    await flush()
    const before = await days.read(day)
    let counted: Delta = nothing
    for await (const message of this.messagesOf(day)) counted = sumOf(counted, countOf(message))
    // What is stored but not yet added to the counts is added within this time, and noticed.
    await pause(settleMs)
    return days.replace(day, before, counted)
  }

  private async *messagesOf(day: string): AsyncGenerator<StoredMessage> {
    // A zone's day begins at most 14 hours before UTC's and ends at most 12 hours after it.
    const from = new Date(Date.parse(`${day}T00:00:00Z`) - 14 * 3_600_000)
    const to = new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000)
    for await (const message of this.parts.messages.countedBetween(from, to))
      if (this.parts.dayOf(message.at) === day) yield message
  }
}
