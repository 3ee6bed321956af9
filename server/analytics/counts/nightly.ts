/**
 * Once a night, one of the store's servers recounts the last three days from their hits, and any
 * drift is logged.
 */
import type { FastifyBaseLogger } from 'fastify'
import { addDays } from '#shared/days'
import { insertIfNew } from '../../store/concurrentWrites'
import type { Collection, Store, Stored } from '../../store/port'
import type { Calendar } from '../calendar'
import type { HitCounter } from './hitCounter'

export interface Night extends Stored {
  day: string
  by: string
  dueAt: Date
  isDone: boolean
}

export const nightId = 'analytics-night'
const afterMidnightMs = 3 * 3_600_000
const leaseMs = 15 * 60_000
const days = 3

export class Nightly {
  private readonly nights: Collection<Night>

  constructor(
    store: Store,
    private readonly counter: HitCounter,
    private readonly calendar: Calendar,
    private readonly server: string,
    private readonly log: FastifyBaseLogger,
  ) {
    this.nights = store.collection<Night>('facts')
  }

  /** Called regularly. Resolves to whether this server did it now. */
  async run(now: number): Promise<boolean> {
    const day = this.calendar.dayOf(now)
    if (now < this.calendar.startOf(day) + afterMidnightMs) return false
    if (!(await this.take(day, now))) return false
    for (let back = 1; back <= days; back++) {
      const past = addDays(day, -back)
      if (!(await this.counter.rebuild(past)))
        this.log.warn({ day: past }, 'the nightly recount of a day failed')
    }
    await this.nights.updateOne({ _id: nightId, by: this.server, day }, { $set: { isDone: true } })
    return true
  }

  /** One server takes the lease; if it dies, another takes over. */
  private async take(day: string, now: number): Promise<boolean> {
    const lease = { day, by: this.server, dueAt: new Date(now + leaseMs), isDone: false }
    const known = await this.nights.findOne({ _id: nightId })
    if (!known) return insertIfNew(this.nights, { _id: nightId, ...lease })
    // A lease for a day further ahead was made while a clock was ahead.
    const isOfNow = known.day >= day && known.day <= addDays(day, 1)
    const leftMs = known.dueAt.getTime() - now
    const isTaken = known.isDone || (leftMs > 0 && leftMs <= leaseMs)
    if (isOfNow && isTaken) return false
    const { by, dueAt } = known
    const done = await this.nights.updateOne(
      { _id: nightId, day: known.day, by, dueAt },
      { $set: lease },
    )
    return done.matchedCount === 1
  }
}
