/**
 * How many interactions there are, by day and by feedback, and how often each entry of the knowledge
 * base was used: small documents for each day, changed as interactions change, so that a count costs
 * the same at a hundred as at a million. A crash between a message and its count leaves a mark
 * (dayMarks.ts), and those days are counted again. What is erased is counted off: the counts are of
 * what is stored.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Channel, Counts } from '#shared/chat/records'
import { dayReader } from '../day'
import { DayMarks } from '../dayMarks'
import type { Collection, Store, Stored } from '../store/port'
import { increase, replace } from './dayDocuments'
import type { StoredMessage } from './documents'
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
const oldUses = 'old-uses-counted'

export class Tallies {
  private readonly tallies: Collection<Tally>
  private readonly usesTallies: Collection<UsesTally>
  private readonly facts: Collection<Stored>
  private readonly messages: Collection<StoredMessage>
  private readonly marks: DayMarks
  private readonly timeZone: string
  private readonly channels: readonly Channel[]
  private readonly dayOf: (at: Date) => string
  private readonly shared: boolean
  private readonly log: FastifyBaseLogger
  private pending = new Map<string, Delta>()
  private timer: NodeJS.Timeout | undefined
  /** Flushes and readings, one after the other. */
  private turn: Promise<unknown> = Promise.resolve()
  /** Days with a write that failed without telling whether it was done. */
  private readonly doubtful = new Set<string>()
  private areOldUsesCounted = false
  private isClosed = false
  /** Called after each flush; `isUsed`: also the uses of entries have changed. */
  onChange: (isUsed: boolean) => void = () => {}

  constructor(
    store: Store,
    options: {
      server: string
      timeZone: string
      channels?: readonly Channel[]
      log: FastifyBaseLogger
    },
  ) {
    this.tallies = store.collection<Tally>('tallies')
    this.usesTallies = store.collection<UsesTally>('uses')
    this.facts = store.collection('facts')
    this.messages = store.collection<StoredMessage>('messages')
    this.marks = new DayMarks(store, 'tallies', options.server, options.log)
    this.timeZone = options.timeZone
    this.channels = options.channels ?? ['chat']
    this.dayOf = dayReader(options.timeZone)
    this.shared = store.kind.shared
    this.log = options.log
  }

  /** To be awaited before a write that will change the count of that day. */
  touch(at: Date): Promise<void> {
    return this.marks.mark(this.dayOf(at))
  }

  /** After the write. Returns at once; the count is stored soon, with what else is written. */
  add(at: Date, delta: Delta): void {
    this.addTo(this.dayOf(at), delta)
    this.timer ??= setTimeout(() => this.flush(), flushMs)
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
      for (const [day, delta] of this.pending) {
        byDay.set(day, sumOf(byDay.get(day) ?? nothing, delta))
      }
      const { all, positive, negative } = [...byDay.values()].reduce(sumOf, nothing)
      const days = [...byDay]
        .filter(([, tally]) => tally.all > 0)
        .map(([day, tally]) => ({ day, all: tally.all }))
        .sort((a, b) => (a.day < b.day ? 1 : -1))
      const { timeZone } = this
      const channels = [...this.channels]
      return { all, positive, negative, channels, timeZone, days: days.slice(0, daysTold) }
    })
  }

  /** By entry, of all that is stored; with what this server has not stored yet. */
  uses(): Promise<Uses> {
    return this.inTurn(async () => {
      const pending = [...this.pending.values()]
      let sum = pending.reduce<Uses>((uses, delta) => usesSum(uses, delta.uses), {})
      for await (const { uses } of this.usesTallies.find({})) sum = usesSum(sum, uses)
      return Object.fromEntries(Object.entries(sum).filter(([, { used }]) => used > 0))
    })
  }

  /**
   * Counts the days again that a server left unfinished. Run at the start, before anybody writes
   * here, and now and then.
   */
  async repair({ atStart = false } = {}): Promise<void> {
    const settle = this.shared || !atStart ? settleMs : 0
    for (const { id, days } of await this.marks.leftBehind()) {
      let done = true
      for (const day of days) {
        await this.marks.mark(day)
        done = (await this.recount(day, settle)) && done
      }
      if (done) await this.marks.remove(id)
    }
    for (const day of this.doubtful) {
      if (await this.recount(day, settle)) this.doubtful.delete(day)
    }
    if (!atStart) await this.countOldUses()
  }

  async close(): Promise<void> {
    this.isClosed = true
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
        this.onChange(isUsed)
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

  /** Once for a store that is older than the uses: they are counted from the answers it holds. */
  private async countOldUses(): Promise<void> {
    if (this.areOldUsesCounted) return
    if (!(await this.facts.findOne({ _id: oldUses }))) {
      for await (const { _id } of this.tallies.find({})) {
        while (!(await this.recount(_id, settleMs))) if (this.isClosed) return
      }
      await this.facts.updateOne({ _id: oldUses }, { $set: {} }, { upsert: true })
    }
    this.areOldUsesCounted = true
  }

  /** Resolves to false when the day changed meanwhile: then it is tried again later. */
  private async recount(day: string, settle: number): Promise<boolean> {
    await this.flush()
    const before = await this.tallies.findOne({ _id: day })
    const usesBefore = await this.usesTallies.findOne({ _id: day })
    const { uses, ...counts } = await this.countDay(day)
    // What is stored but not yet added to the counts is added within this time, and noticed.
    await pause(settle)
    const isCounted = await replace(this.tallies, day, before, counts)
    return (await replace(this.usesTallies, day, usesBefore, { uses })) && isCounted
  }

  private async countDay(day: string): Promise<Delta> {
    // A zone's day begins at most 14 hours before UTC's and ends at most 12 hours after it.
    const from = new Date(Date.parse(`${day}T00:00:00Z`) - 14 * 3_600_000)
    const to = new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000)
    const around = this.messages.find(
      { from: 'visitor', at: { $gte: from, $lt: to } },
      { projection: { at: 1, feedback: 1, answer: 1 } },
    )
    let counted: Delta = nothing
    for await (const message of around) {
      if (this.dayOf(message.at) === day) counted = sumOf(counted, countOf(message))
    }
    return counted
  }
}
