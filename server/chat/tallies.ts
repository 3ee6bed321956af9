/**
 * How many interactions there are, by day and by feedback, and how often each entry of the knowledge
 * base was used: small documents for each day, changed as interactions change, so that a count costs
 * the same at a hundred as at a million. A crash between a message and its count leaves a mark
 * (dayMarks.ts), and those days are counted again: at the start of a server that is alone on its store
 * while messages come already (dayRecount.ts). What is erased is counted off: the counts are of
 * what is stored.
 */
import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { ChannelName } from '#shared/chat/channels'
import type { Counts } from '#shared/chat/records'
import { dayReader } from '../jobs/day'
import { DayMarks } from '../jobs/dayMarks'
import { yieldToEventLoop } from '../jobs/yieldToEventLoop'
import { migrateOnce } from '../store/migrations'
import type { Collection, Store } from '../store/port'
import { increase, replace } from './dayDocuments'
import { type Changed, DayRecount } from './dayRecount'
import type { StoredMessage } from './documents'
import type { MessageQueries } from './messages/queries'
import {
  countOf,
  type Delta,
  nothing,
  sumOf,
  type Tally,
  type Uses,
  type UsesTally,
  usesSum,
} from './tally'

const flushMs = 100
const tryAgainMs = 500
const settleMs = 500
const daysTold = 400

export class Tallies {
  private readonly tallies: Collection<Tally>
  private readonly usesTallies: Collection<UsesTally>
  private readonly marks: DayMarks
  private readonly timeZone: string
  private readonly channels: () => ChannelName[]
  private readonly dayOf: (at: Date) => string
  private readonly shared: boolean
  private readonly log: FastifyBaseLogger
  private pending = new Map<string, Delta>()
  private timer: NodeJS.Timeout | undefined
  /** Flushes and readings, one after the other. */
  private turn: Promise<unknown> = Promise.resolve()
  /** Days with a write that failed without telling whether it was done. */
  private readonly doubtful = new Set<string>()
  /** Days that dead servers left to a server that is alone, until they are counted again. */
  private readonly recounts = new Map<string, DayRecount>()
  /** Those that are, while a change that they hold may still be told of. */
  private readonly recounted = new Map<string, DayRecount>()
  private repairing: Promise<void> | undefined
  private areOldUsesCounted = false
  private isClosed = false
  /** After each flush, and while a day is counted again after each change; `isUsed`: also the uses of entries have changed. */
  readonly events = new EventEmitter<{ changed: [isUsed: boolean] }>()

  constructor(
    private readonly store: Store,
    private readonly messages: Pick<MessageQueries, 'countedBetween'>,
    options: {
      server: string
      timeZone: string
      /** Those that are open. */
      channels?: () => ChannelName[]
      log: FastifyBaseLogger
    },
  ) {
    this.tallies = store.collection('tallies')
    this.usesTallies = store.collection('uses')
    this.marks = new DayMarks(store, 'tallies', options.server, options.log)
    this.timeZone = options.timeZone
    this.channels = options.channels ?? (() => ['chat'])
    this.dayOf = dayReader(options.timeZone)
    this.shared = store.kind.shared
    this.log = options.log
  }

  /** To be awaited before a write that will change what this message counts for. */
  touch({ _id, at }: Pick<Changed, '_id' | 'at'>): Promise<void> {
    const day = this.dayOf(at)
    this.recounts.get(day)?.touch(_id)
    return this.marks.mark(day)
  }

  /** The same before it is erased: who counts it again would not find it. */
  async touchToErase(message: Pick<Changed, '_id' | 'at'>): Promise<void> {
    await this.recounts.get(this.dayOf(message.at))?.done
    await this.touch(message)
  }

  /** After the write. Returns at once; the count is stored soon, with what else is written. */
  add(message: Changed, delta: Delta): void {
    const day = this.dayOf(message.at)
    const recount = this.recounts.get(day)
    if (recount) {
      recount.change(message, delta)
      this.events.emit('changed', true)
    } else if (!this.recounted.get(day)?.holds(message)) {
      this.addTo(day, delta)
      this.timer ??= setTimeout(() => this.flush(), flushMs)
    }
  }

  /** After a write that failed without telling whether it was done: that day is counted again. */
  doubt(at: Date): void {
    this.doubtful.add(this.dayOf(at))
  }

  /** With what this server has not stored yet. */
  counts(): Promise<Counts> {
    return this.inTurn(async () => {
      const stored = await this.tallies.find({}, { sort: { _id: -1 } }).toArray()
      const byDay = new Map<string, Delta>(
        stored.map((tally) => [tally._id, { ...nothing, ...tally }]),
      )
      for (const [day, delta] of this.notStored()) {
        byDay.set(day, sumOf(byDay.get(day) ?? nothing, delta))
      }
      const { all, positive, negative } = [...byDay.values()].reduce(sumOf, nothing)
      const days = [...byDay]
        .filter(([, tally]) => tally.all > 0)
        .map(([day, tally]) => ({ day, all: tally.all }))
        .sort((a, b) => (a.day < b.day ? 1 : -1))
      return {
        ...{ all, positive, negative, days: days.slice(0, daysTold) },
        ...{ timeZone: this.timeZone, channels: this.channels() },
        isRecounting: this.recounts.size > 0,
      }
    })
  }

  /** By entry, of all that is stored; with what this server has not stored yet. */
  uses(): Promise<Uses> {
    return this.inTurn(async () => {
      let sum: Uses = {}
      for (const [, { uses }] of this.notStored()) sum = usesSum(sum, uses)
      for await (const { uses } of this.usesTallies.find({})) sum = usesSum(sum, uses)
      return Object.fromEntries(Object.entries(sum).filter(([, { used }]) => used > 0))
    })
  }

  /**
   * At the start, before anybody writes here. Alone on its store, a server knows which days are to be
   * counted again, and tells what changes from now on apart from what `repair` will find.
   */
  async prepare(): Promise<void> {
    if (this.shared) return
    for (const { days } of await this.marks.leftBehind())
      for (const day of days) this.recounts.set(day, new DayRecount())
  }

  /** Counts the days again that a server left unfinished. Run after the start, and now and then. */
  repair(): Promise<void> {
    this.repairing ??= this.repairAll().finally(() => {
      this.repairing = undefined
    })
    return this.repairing
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.repairing?.catch(() => undefined)
    // What the dead left stays marked: the next start counts it again.
    for (const [day, recount] of this.recounts) this.addTo(day, recount.changed)
    for (const recount of this.recounts.values()) recount.finish()
    this.recounts.clear()
    this.marks.close()
    clearTimeout(this.timer)
    await this.flush()
    if (this.pending.size === 0 && this.doubtful.size === 0) await this.marks.remove()
  }

  private flush(): Promise<void> {
    this.timer = undefined
    return this.inTurn(async () => {
      const storing = this.pending
      this.pending = new Map()
      const isUsed = [...storing.values()].some(({ uses }) => Object.keys(uses).length > 0)
      try {
        for (const [day, { uses, ...counts }] of storing) {
          await increase(this.tallies, day, counts)
          storing.set(day, { ...nothing, uses })
          await increase(this.usesTallies, day, { uses })
          storing.delete(day)
        }
        this.events.emit('changed', isUsed)
      } catch (err) {
        this.log.warn({ err }, 'counts not stored, trying again')
        for (const [day, delta] of storing) this.addTo(day, delta)
        this.timer ??= setTimeout(() => this.flush(), tryAgainMs).unref()
      }
    })
  }

  private addTo(day: string, delta: Delta): void {
    this.pending.set(day, sumOf(this.pending.get(day) ?? nothing, delta))
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work)
    this.turn = done.catch(() => undefined)
    return done
  }

  private async repairAll(): Promise<void> {
    this.recounted.clear()
    for (const { id, days } of await this.marks.leftBehind()) {
      let done = true
      for (const day of days) {
        if (this.isClosed) return
        await this.marks.mark(day)
        const recount = this.recounts.get(day)
        const isCounted = await (recount ? this.finish(day, recount) : this.recount(day))
        done = isCounted && done
      }
      if (done) await this.marks.remove(id)
    }
    for (const day of this.doubtful) {
      if (this.isClosed) return
      if (await this.recount(day)) this.doubtful.delete(day)
    }
    await this.countOldUses()
  }

  /** Resolves to false when the store failed, or at the end: then it is tried again later. */
  private async finish(day: string, recount: DayRecount): Promise<boolean> {
    recount.begin()
    const pause = yieldToEventLoop()
    for await (const message of this.messagesOf(day)) {
      if (this.isClosed) return false
      recount.see(message)
      await pause()
    }
    const isDone = await this.inTurn(async () => {
      const before = await this.tallies.findOne({ _id: day })
      const usesBefore = await this.usesTallies.findOne({ _id: day })
      const { uses, ...counts } = recount.sum
      this.recounts.delete(day)
      this.recounted.set(day, recount)
      const isStored =
        (await replace(this.tallies, day, before, counts)) &&
        (await replace(this.usesTallies, day, usesBefore, { uses }))
      if (!isStored) this.doubtful.add(day)
      return isStored
    })
    recount.finish()
    this.events.emit('changed', true)
    return isDone
  }

  /** By day, what this server knows of and has not stored. */
  private *notStored(): Generator<[string, Delta]> {
    yield* this.pending
    for (const [day, recount] of this.recounts) yield [day, recount.changed]
  }

  /** Once for a store that is older than the uses: they are counted from the answers it holds. */
  private async countOldUses(): Promise<void> {
    if (this.areOldUsesCounted) return
    await migrateOnce(this.store, 'old-uses-counted', async () => {
      for await (const { _id } of this.tallies.find({})) {
        for (let isCounted = false; !isCounted; isCounted = await this.recount(_id))
          if (this.isClosed) return false
      }
      return true
    })
    this.areOldUsesCounted = true
  }

  /** Resolves to false when the day changed meanwhile: then it is tried again later. */
  private async recount(day: string): Promise<boolean> {
    await this.flush()
    const before = await this.tallies.findOne({ _id: day })
    const usesBefore = await this.usesTallies.findOne({ _id: day })
    const { uses, ...counts } = await this.countDay(day)
    // What is stored but not yet added to the counts is added within this time, and noticed.
    await pause(settleMs)
    const isCounted = await replace(this.tallies, day, before, counts)
    return (await replace(this.usesTallies, day, usesBefore, { uses })) && isCounted
  }

  private async countDay(day: string): Promise<Delta> {
    let counted: Delta = nothing
    for await (const message of this.messagesOf(day)) counted = sumOf(counted, countOf(message))
    return counted
  }

  private async *messagesOf(day: string): AsyncGenerator<StoredMessage> {
    // A zone's day begins at most 14 hours before UTC's and ends at most 12 hours after it.
    const from = new Date(Date.parse(`${day}T00:00:00Z`) - 14 * 3_600_000)
    const to = new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000)
    for await (const message of this.messages.countedBetween(from, to))
      if (this.dayOf(message.at) === day) yield message
  }
}
