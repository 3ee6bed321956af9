/**
 * Numbers of quotes, '2026-0143': the year of the company's day, and a counter that only rises. It
 * is incremented before the quote is stored, so that no number is given twice; gaps don't matter.
 */
import { dayMs } from '#shared/days'
import type { Collection, Store, Stored } from '../store/port'

interface Counter extends Stored {
  last: number
}

const digits = 4
/** More quotes than a company makes in a day. */
const perDay = 1000

export class Numbers {
  private readonly counters: Collection<Counter>

  constructor(store: Store) {
    this.counters = store.collection<Counter>('facts')
  }

  /** For a quote of this day (YYYY-MM-DD). */
  async next(day: string): Promise<string> {
    const year = yearOf(day)
    return numberOf(year, await this.raise(year, 1))
  }

  /**
   * After a restore: skips the numbers given since the backup, which aren't in it, by more than there
   * can be. Returns the next number.
   */
  async skipLost(backup: Date, now: Date, dayOf: (at: Date) => string): Promise<string> {
    const days = Math.max(1, Math.ceil((now.getTime() - backup.getTime()) / dayMs))
    const year = yearOf(dayOf(now))
    for (let one = yearOf(dayOf(backup)); one < year; one++) await this.raise(one, days * perDay)
    return numberOf(year, (await this.raise(year, days * perDay)) + 1)
  }

  private async raise(year: number, by: number): Promise<number> {
    const id = `quotes:${year}`
    const raised = { $inc: { last: by } }
    const options = { upsert: true, returnDocument: 'after' } as const
    const counter = await this.counters.findOneAndUpdate({ _id: id }, raised, options)
    if (!counter) throw new Error(`The counter ${id} is not stored.`)
    return counter.last
  }
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

const numberOf = (year: number, count: number): string =>
  `${year}-${String(count).padStart(digits, '0')}`
