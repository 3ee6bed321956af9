/**
 * Counts interactions by day and by feedback, and how often each knowledge base entry was used:
 * small documents for each day, changed as interactions change, so that a count costs the same at a
 * hundred as at a million. A crash between a message and its count leaves a mark (dirtyDays.ts),
 * and those days are recounted (recounter.ts). Erased messages are subtracted: the counts are of
 * what is stored.
 */
import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type { ChannelName } from '#shared/chat/channels'
import type { Counts } from '#shared/chat/records'
import { dayReader } from '#shared/days'
import { DirtyDays } from '../../jobs/dirtyDays'
import type { Store } from '../../store/port'
import { CountedDays } from './countedDays'
import { markDaysOfOtherZone } from './countedZone'
import type { Changed, CountedMessages } from './dayRecount'
import { type Delta, nothing, sumOf, type Uses, usesSum } from './delta'
import { isOfEntry } from './keyOfUse'
import { Recounter } from './recounter'

const flushMs = 100
const tryAgainMs = 500
const lastPublishedDays = 400

export class InteractionCounts {
  private readonly days: CountedDays
  private readonly dirtyDays: DirtyDays
  private readonly recounter: Recounter
  private readonly timeZone: string
  private readonly channels: () => ChannelName[]
  private readonly dayOf: (at: Date) => string
  private readonly shared: boolean
  private readonly log: FastifyBaseLogger
  /** By day, what is counted but not stored yet. */
  private pending = new Map<string, Delta>()
  private timer: NodeJS.Timeout | undefined
  /** After each flush and each change to a day being recounted; `isUsed`: uses changed too. */
  readonly events = new EventEmitter<{ changed: [isUsed: boolean] }>()

  constructor(
    private readonly store: Store,
    messages: CountedMessages,
    options: {
      server: string
      timeZone: string
      /** The open channels. */
      channels?: () => ChannelName[]
      log: FastifyBaseLogger
    },
  ) {
    this.days = new CountedDays(store)
    this.dirtyDays = new DirtyDays(store, 'daily-counts', options.server, options.log)
    this.timeZone = options.timeZone
    this.channels = options.channels ?? (() => ['chat'])
    this.dayOf = dayReader(options.timeZone)
    this.shared = store.kind.shared
    this.log = options.log
    this.recounter = new Recounter({
      store,
      messages,
      days: this.days,
      dirtyDays: this.dirtyDays,
      dayOf: this.dayOf,
      flush: () => this.flush(),
      changed: () => this.events.emit('changed', true),
    })
  }

  /** Await this before a write that changes what the message counts for. */
  touch({ _id, at }: Pick<Changed, '_id' | 'at'>): Promise<void> {
    const day = this.dayOf(at)
    this.recounter.markTouched(day, _id)
    return this.dirtyDays.mark(day)
  }

  /** The same before an erasure, once a running recount is done: it wouldn't find the message. */
  async touchToErase(message: Pick<Changed, '_id' | 'at'>): Promise<void> {
    await this.recounter.waitForRecount(this.dayOf(message.at))
    await this.touch(message)
  }

  /** Call after the write. Returns at once; the count is stored soon, together with others. */
  add(message: Changed, delta: Delta): void {
    const day = this.dayOf(message.at)
    if (this.recounter.absorbs(day, message, delta)) return
    this.addTo(day, delta)
    this.timer ??= setTimeout(() => this.flush(), flushMs)
  }

  /** Call after a write that failed without telling whether it was done: the day is recounted. */
  doubt(at: Date): void {
    this.recounter.markUncertain(this.dayOf(at))
  }

  /** Includes what this server has not stored yet. */
  counts(): Promise<Counts> {
    return this.days.runExclusive(async () => {
      const stored = await this.days.all()
      const byDay = new Map<string, Delta>(
        stored.map((counts) => [counts._id, { ...nothing, ...counts }]),
      )
      for (const [day, delta] of this.notStored()) {
        byDay.set(day, sumOf(byDay.get(day) ?? nothing, delta))
      }
      const { all, positive, negative } = [...byDay.values()].reduce(sumOf, nothing)
      const days = [...byDay]
        .filter(([, delta]) => delta.all > 0)
        .map(([day, delta]) => ({ day, all: delta.all }))
        .sort((a, b) => (a.day < b.day ? 1 : -1))
      return {
        all,
        positive,
        negative,
        days: days.slice(0, lastPublishedDays),
        timeZone: this.timeZone,
        channels: this.channels(),
        isRecounting: this.recounter.isRunning,
      }
    })
  }

  /** Uses by entry, or by other keys (keyOfUse.ts); includes what this server hasn't stored yet. */
  uses(isMeant: (key: string) => boolean = isOfEntry): Promise<Uses> {
    return this.days.runExclusive(async () => {
      let sum: Uses = {}
      for (const [, { uses }] of this.notStored()) sum = usesSum(sum, uses)
      for await (const { uses } of this.days.eachUses()) sum = usesSum(sum, uses)
      return Object.fromEntries(
        Object.entries(sum).filter(([key, { used }]) => used > 0 && isMeant(key)),
      )
    })
  }

  /**
   * Call at startup, before anything is written. If the time zone has changed, all days are marked
   * for a recount. The only server on its store knows which days need one, and keeps changes from
   * now on apart from what `repair` will find.
   */
  async prepare(): Promise<void> {
    await markDaysOfOtherZone(this.store, this.days, this.dirtyDays, this.timeZone)
    if (!this.shared) await this.recounter.prepare()
  }

  /** Recounts the days that a server left unfinished. Run at startup and from time to time. */
  repair(): Promise<void> {
    return this.recounter.repair()
  }

  /** Runs once for a store older than the uses of sections; may take minutes. */
  countOldUses(): Promise<void> {
    return this.recounter.countOldUses()
  }

  async close(): Promise<void> {
    for (const [day, delta] of await this.recounter.close()) this.addTo(day, delta)
    this.dirtyDays.close()
    clearTimeout(this.timer)
    await this.flush()
    if (this.pending.size === 0 && !this.recounter.hasUncertainDays) await this.dirtyDays.remove()
  }

  private flush(): Promise<void> {
    this.timer = undefined
    return this.days.runExclusive(async () => {
      const storing = this.pending
      this.pending = new Map()
      const isUsed = [...storing.values()].some(({ uses }) => Object.keys(uses).length > 0)
      try {
        for (const [day, { uses, ...counts }] of storing) {
          await this.days.increaseCounts(day, counts)
          storing.set(day, { ...nothing, uses })
          await this.days.increaseUses(day, uses)
          storing.delete(day)
        }
        this.events.emit('changed', isUsed)
      } catch (err) {
        this.log.warn({ err }, 'storing counts failed, retrying')
        // The write that failed may have been done: then adding it again counts it twice.
        const [failed] = storing.keys()
        if (failed !== undefined) this.recounter.markUncertain(failed)
        for (const [day, delta] of storing) this.addTo(day, delta)
        this.timer ??= setTimeout(() => this.flush(), tryAgainMs).unref()
      }
    })
  }

  private addTo(day: string, delta: Delta): void {
    this.pending.set(day, sumOf(this.pending.get(day) ?? nothing, delta))
  }

  /** By day, what this server knows of and hasn't stored. */
  private *notStored(): Generator<[string, Delta]> {
    yield* this.pending
    yield* this.recounter.changes()
  }
}
