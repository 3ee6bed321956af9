/**
 * How many interactions there are, by day and by feedback: one small document a day, changed as
 * interactions change, so that a count costs the same at a hundred as at a million.
 *
 * A day is marked before its first change and unmarked at a clean end. A mark that a dead server
 * left behind makes its days be counted again, so that a crash between a message and its count
 * leaves no wrong figure.
 */

import type { FastifyBaseLogger } from 'fastify'
import type { Counts, Feedback } from '#shared/chat/records'
import type { Collection, Store, Stored } from '../store/port'
import { dayReader } from './day'
import type { StoredMessage } from './documents'

interface Tally extends Stored {
  all: number
  positive: number
  negative: number
  /** Raised by every change, so that a recount notices one in between. */
  version: number
}

/** A server's mark: the days whose counts it may have changed. Stale once `aliveAt` is old. */
interface Mark extends Stored {
  days: string[]
  aliveAt: Date
}

export interface Delta {
  all: number
  positive: number
  negative: number
}

const flushMs = 100
const aliveMs = 20_000
const staleMs = 60_000
const settleMs = 500

export class Tallies {
  private readonly tallies: Collection<Tally>
  private readonly marks: Collection<Mark>
  private readonly messages: Collection<StoredMessage>
  private readonly dayOf: (at: Date) => string
  private readonly markId: string
  private readonly marked = new Map<string, Promise<void>>()
  private pending = new Map<string, Delta>()
  private flushing: NodeJS.Timeout | undefined
  private running: Promise<void> = Promise.resolve()
  private readonly alive: NodeJS.Timeout
  private readonly shared: boolean
  private readonly timeZone: string
  private readonly log: FastifyBaseLogger
  /** Called after each flush. */
  onChange: () => void = () => {}

  constructor(store: Store, options: { server: string; timeZone: string; log: FastifyBaseLogger }) {
    this.tallies = store.collection<Tally>('tallies')
    this.marks = store.collection<Mark>('facts')
    this.messages = store.collection<StoredMessage>('messages')
    this.timeZone = options.timeZone
    this.dayOf = dayReader(options.timeZone)
    this.markId = `${markPrefix}${options.server}`
    this.shared = store.kind.shared
    this.log = options.log
    this.alive = setInterval(() => this.keepAlive(), aliveMs)
    this.alive.unref()
  }

  /** To be awaited before a write that will change the count of that day. */
  touch(at: Date): Promise<void> {
    const day = this.dayOf(at)
    let marked = this.marked.get(day)
    if (!marked) {
      marked = this.mark(day)
      this.marked.set(day, marked)
      marked.catch(() => this.marked.delete(day))
    }
    return marked
  }

  /** After the write. Returns at once; the count is stored within a tenth of a second. */
  add(at: Date, delta: Delta): void {
    if (delta.all === 0 && delta.positive === 0 && delta.negative === 0) return
    const day = this.dayOf(at)
    const sum = this.pending.get(day) ?? { all: 0, positive: 0, negative: 0 }
    sum.all += delta.all
    sum.positive += delta.positive
    sum.negative += delta.negative
    this.pending.set(day, sum)
    this.flushing ??= setTimeout(() => this.flush(), flushMs)
  }

  async counts(): Promise<Counts> {
    const days = await this.tallies.find({}, { sort: { _id: -1 } }).toArray()
    const total: Counts = { all: 0, positive: 0, negative: 0, timeZone: this.timeZone, days: [] }
    for (const tally of days) {
      total.all += tally.all
      total.positive += tally.positive
      total.negative += tally.negative
      if (tally.all > 0 && total.days.length < 400)
        total.days.push({ day: tally._id, all: tally.all })
    }
    return total
  }

  /** Counts the days again that a server left unfinished. Run at the start and now and then. */
  async repair(now = new Date()): Promise<void> {
    const marks = await this.marks
      .find({ _id: { $gte: markPrefix, $lt: `${markPrefix}\uffff` } })
      .toArray()
    for (const mark of marks) {
      const stale = !this.shared || mark.aliveAt.getTime() < now.getTime() - staleMs
      if (mark._id === this.markId || !stale) continue
      for (const day of mark.days) await this.touchDay(day)
      const done = await Promise.all(mark.days.map((day) => this.recount(day)))
      if (done.every(Boolean)) await this.marks.deleteOne({ _id: mark._id })
    }
  }

  async close(): Promise<void> {
    clearInterval(this.alive)
    clearTimeout(this.flushing)
    this.flush()
    await this.running
    if (this.pending.size === 0) await this.marks.deleteOne({ _id: this.markId })
  }

  private async touchDay(day: string): Promise<void> {
    if (!this.marked.has(day)) this.marked.set(day, this.mark(day))
    await this.marked.get(day)
  }

  private async mark(day: string): Promise<void> {
    const update = { $addToSet: { days: day }, $set: { aliveAt: new Date() } }
    await this.marks.updateOne({ _id: this.markId }, update, { upsert: true })
  }

  private keepAlive(): void {
    if (this.marked.size === 0) return
    this.marks
      .updateOne({ _id: this.markId }, { $set: { aliveAt: new Date() } })
      .catch((err: unknown) => this.log.warn({ err }, 'tallies: mark not renewed'))
  }

  private flush(): void {
    this.flushing = undefined
    this.running = this.running.then(async () => {
      const pending = this.pending
      if (pending.size === 0) return
      this.pending = new Map()
      try {
        for (const [day, delta] of pending) {
          const update = { $inc: { ...delta, version: 1 } }
          await this.tallies.updateOne({ _id: day }, update, { upsert: true })
          pending.delete(day)
        }
        this.onChange()
      } catch (err) {
        this.log.warn({ err }, 'tallies: not stored, trying again')
        for (const [day, delta] of pending) this.putBack(day, delta)
        this.flushing ??= setTimeout(() => this.flush(), settleMs)
        this.flushing.unref()
      }
    })
  }

  private putBack(day: string, delta: Delta): void {
    const sum = this.pending.get(day) ?? { all: 0, positive: 0, negative: 0 }
    this.pending.set(day, {
      all: sum.all + delta.all,
      positive: sum.positive + delta.positive,
      negative: sum.negative + delta.negative,
    })
  }

  /** Resolves to false when the day changed meanwhile: then it is tried again later. */
  private async recount(day: string): Promise<boolean> {
    const before = await this.tallies.findOne({ _id: day })
    const counted: Delta = { all: 0, positive: 0, negative: 0 }
    // A zone's day begins at most 14 hours before and ends at most 12 hours after UTC's.
    const from = new Date(Date.parse(`${day}T00:00:00Z`) - 14 * 3_600_000)
    const to = new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000)
    const rows = this.messages.find(
      { from: 'visitor', at: { $gte: from, $lt: to } },
      { projection: { at: 1, feedback: 1 } },
    )
    for await (const { at, feedback } of rows) {
      if (this.dayOf(at) === day) addTo(counted, countOf(feedback))
    }
    // What other servers have stored but not yet counted arrives within this time.
    if (this.shared) await new Promise((resolve) => setTimeout(resolve, settleMs))
    const version = before?.version ?? 0
    const changed = { ...counted, version: version + 1 }
    if (!before) {
      await this.tallies.updateOne({ _id: day }, { $setOnInsert: changed }, { upsert: true })
      return true
    }
    const { matchedCount } = await this.tallies.updateOne({ _id: day, version }, { $set: changed })
    return matchedCount === 1
  }
}

const markPrefix = 'tallies:'

/** What one interaction with this feedback adds to the counts. */
export function countOf(feedback: Feedback | undefined): Delta {
  return {
    all: 1,
    positive: feedback?.helpful === true ? 1 : 0,
    negative: feedback?.helpful === false ? 1 : 0,
  }
}

function addTo(sum: Delta, delta: Delta): void {
  sum.all += delta.all
  sum.positive += delta.positive
  sum.negative += delta.negative
}
