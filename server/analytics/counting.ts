/**
 * Keeps visits and totals up with the hits: what was taken in is stored within a third of a second,
 * and days that a crash left unfinished are counted again.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { visitDays } from '#shared/analytics/definitions'
import { addDays } from '#shared/analytics/ranges'
import type { DayMarks } from '../dayMarks'
import type { Calendar } from './calendar'
import type { Gate } from './gate'
import type { Rebuilding } from './rebuilding'
import type { Totals } from './totals'
import type { Visitors } from './visitors'

const flushMs = 250
const settleMs = 1_000
const tryAgainMs = 500

export interface CountingParts {
  visitors: Visitors
  totals: Totals
  rebuilding: Rebuilding
  marks: DayMarks
  calendar: Calendar
  gate: Gate
  shared: boolean
  log: FastifyBaseLogger
}

export class Counting {
  private timer: NodeJS.Timeout | undefined
  private turn: Promise<unknown> = Promise.resolve()
  /** Called after figures were stored. */
  onChange: () => void = () => {}
  onRebuilt: () => void = () => {}

  constructor(private readonly parts: CountingParts) {}

  readonly schedule = (): void => {
    this.timer ??= setTimeout(() => void this.flush(), flushMs)
  }

  /** Resolves when all that was taken in stands in the figures, or to false when the store failed. */
  flush(): Promise<boolean> {
    clearTimeout(this.timer)
    this.timer = undefined
    const done = this.turn.then(() => this.storeAll())
    this.turn = done.catch(() => undefined)
    return done
  }

  /** Days that dead servers left, and those with a write that failed without telling. */
  async repair(now: number, { atStart = false } = {}): Promise<void> {
    const { marks, totals, shared, calendar } = this.parts
    const first = addDays(calendar.dayOf(now), 2 - visitDays)
    const isWhole = (day: string) => day >= first
    const settle = shared || !atStart
    for (const { id, days } of await marks.leftBehind()) {
      let done = true
      // Of an older day the hits are no longer whole.
      for (const day of days.filter(isWhole)) {
        await marks.mark(day)
        done = (await this.rebuild(day, settle)) && done
      }
      if (done) await marks.remove(id)
    }
    for (const day of [...totals.doubtful]) {
      if (await this.rebuild(day, settle)) totals.doubtful.delete(day)
    }
  }

  /** Resolves to false when the day changed meanwhile: then it is tried again later. */
  async rebuild(day: string, settle: boolean): Promise<boolean> {
    const { gate, rebuilding } = this.parts
    return gate.alone(async () => {
      if (!(await this.flush())) return false
      const counted = await rebuilding.count(day)
      // What others have stored but not yet added is added within this time, and noticed.
      if (settle) await pause(settleMs)
      const isDone = await rebuilding.replace(day, counted)
      this.onRebuilt()
      return isDone
    })
  }

  async close(): Promise<void> {
    const { marks, totals } = this.parts
    marks.close()
    clearTimeout(this.timer)
    if ((await this.flush()) && totals.doubtful.size === 0) await marks.remove()
  }

  private async storeAll(): Promise<boolean> {
    const { visitors, totals, log } = this.parts
    try {
      await visitors.flush()
    } catch (err) {
      log.warn({ err }, 'visits not stored, trying again')
      this.timer ??= setTimeout(() => void this.flush(), tryAgainMs).unref()
    }
    if ((await totals.flush()).length > 0) this.onChange()
    return visitors.isClean
  }
}
