/**
 * Numbers of quotes, '2026-0143': the year of the company's day, and a counter that only rises. It
 * is incremented before the quote is stored, so that no number is given twice; gaps don't matter.
 */
import type { Collection, Store, Stored } from '../store/port'

interface Counter extends Stored {
  last: number
}

const digits = 4

export class Numbers {
  private readonly counters: Collection<Counter>

  constructor(store: Store) {
    this.counters = store.collection<Counter>('facts')
  }

  /** For a quote of this day (YYYY-MM-DD). */
  async next(day: string): Promise<string> {
    const year = day.slice(0, 4)
    return `${year}-${String(await this.raise(`quotes:${year}`)).padStart(digits, '0')}`
  }

  private async raise(id: string): Promise<number> {
    const raised = { $inc: { last: 1 } }
    const options = { upsert: true, returnDocument: 'after' } as const
    const counter = await this.counters.findOneAndUpdate({ _id: id }, raised, options)
    if (!counter) throw new Error(`The counter ${id} is not stored.`)
    return counter.last
  }
}
