/**
 * Updates visits and totals from hits: a hit is included within a third of a second, and days left
 * unfinished by a crash are recounted. During a recount, new hits are stored and remembered, and
 * added to the day at its end.
 */
import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import type { FastifyBaseLogger } from 'fastify'
import { visitDays } from '#shared/analytics/definitions'
import { addDays } from '#shared/days'
import type { DirtyDays } from '../../jobs/dirtyDays'
import type { Calendar } from '../calendar'
import type { Hits } from '../hits'
import type { DayRebuilder } from './dayRebuilder'
import type { ReadWriteLock } from './readWriteLock'
import type { Totals } from './totals'
import type { Visitors } from './visitors'

const flushMs = 250
const settleMs = 1_000
const tryAgainMs = 500

interface CountingParts {
  hits: Hits
  visitors: Visitors
  totals: Totals
  rebuilder: DayRebuilder
  dirtyDays: DirtyDays
  calendar: Calendar
  lock: ReadWriteLock
  shared: boolean
  log: FastifyBaseLogger
}

interface AbandonedDays {
  id: string
  days: string[]
}

export class HitCounter {
  /** `changed`: figures were stored. `rebuilt`: a day's were counted anew. */
  readonly events = new EventEmitter<{ changed: []; rebuilt: [] }>()
  private timer: NodeJS.Timeout | undefined
  private readonly flushMutex = new Mutex()
  private readonly rebuildMutex = new Mutex()
  private repairing: Promise<void> | undefined
  /** While a day is recounted, changes aren't stored. */
  private isHeld = false
  private readonly stopping = new AbortController()
  /** Days of dead servers still to be recounted. */
  private readonly unfinished = new Set<string>()

  constructor(private readonly parts: CountingParts) {}

  readonly schedule = (): void => {
    this.timer ??= setTimeout(() => void this.flush(), flushMs)
  }

  /** Resolves to true once the figures include everything taken in, or to false if they can't now. */
  flush(): Promise<boolean> {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.isHeld) return Promise.resolve(false)
    return this.flushMutex.runExclusive(() => this.storeAll())
  }

  /** Whether one of these days (first and last included) is still to be recounted. */
  isRecounting(from: string, to: string): boolean {
    return [...this.unfinished].some((day) => day >= from && day <= to)
  }

  /** At start: finds the days to be recounted by `repair`. */
  async prepare(now: number): Promise<void> {
    await this.abandonedDays(now)
  }

  /** Recounts days that dead servers left, and days with a write of unknown outcome. */
  repair(now: number): Promise<void> {
    this.repairing ??= this.repairAll(now).finally(() => {
      this.repairing = undefined
    })
    return this.repairing
  }

  /** Resolves to false if the day changed meanwhile or the server stops: then it is tried again later. */
  rebuild(day: string): Promise<boolean> {
    return this.rebuildMutex.runExclusive(() => this.rebuildHeld(day))
  }

  async close(): Promise<void> {
    const { dirtyDays, totals } = this.parts
    this.stopping.abort()
    await this.repairing?.catch(() => undefined)
    await this.rebuildMutex.runExclusive(() => {})
    dirtyDays.close()
    clearTimeout(this.timer)
    if ((await this.flush()) && totals.doubtful.size === 0) await dirtyDays.remove()
  }

  private async repairAll(now: number): Promise<void> {
    const { dirtyDays, totals } = this.parts
    for (const { id, days } of await this.abandonedDays(now)) {
      let done = true
      for (const day of days) {
        if (this.stopping.signal.aborted) return
        await dirtyDays.mark(day)
        const isRebuilt = await this.rebuild(day)
        if (isRebuilt) this.unfinished.delete(day)
        done = isRebuilt && done
        this.events.emit('changed')
      }
      if (done) await dirtyDays.remove(id)
    }
    for (const day of [...totals.doubtful]) {
      if (await this.rebuild(day)) totals.doubtful.delete(day)
    }
  }

  private async abandonedDays(now: number): Promise<AbandonedDays[]> {
    const { dirtyDays, calendar } = this.parts
    // The hits of older days are no longer complete.
    const first = addDays(calendar.dayOf(now), 2 - visitDays)
    const left = await dirtyDays.abandoned()
    const whole = left.map(({ id, days }) => ({ id, days: days.filter((day) => day >= first) }))
    for (const { days } of whole) for (const day of days) this.unfinished.add(day)
    return whole
  }

  private async rebuildHeld(day: string): Promise<boolean> {
    const { lock, hits, rebuilder, shared } = this.parts
    const { signal } = this.stopping
    const isHeld = await lock.write(async () => {
      if (signal.aborted || !(await this.flush())) return false
      hits.startExcluding()
      this.isHeld = true
      return true
    })
    if (!isHeld) return false
    try {
      const counted = await rebuilder.count(day, signal)
      // Hits that other servers have stored but not added yet are added, and noticed, within this time.
      if (shared) await pause(settleMs, undefined, { signal })
      return await rebuilder.replace(day, counted)
    } catch (error) {
      if (signal.aborted) return false
      throw error
    } finally {
      hits.stopExcluding()
      this.isHeld = false
      this.events.emit('rebuilt')
      this.schedule()
    }
  }

  private async storeAll(): Promise<boolean> {
    const { visitors, totals, log } = this.parts
    try {
      await visitors.flush()
    } catch (err) {
      log.warn({ err }, 'storing visits failed, retrying')
      this.timer ??= setTimeout(() => void this.flush(), tryAgainMs).unref()
    }
    if ((await totals.flush()).length > 0) this.events.emit('changed')
    return visitors.isClean
  }
}
