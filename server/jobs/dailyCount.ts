/**
 * Counts how often something was done on one of the company's days, on all servers together. What
 * is reserved and partly given back has its own: TokenBudget (whisper/model).
 */
import { dayMs } from '#shared/days'
import type { Collection, Store, Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    textDays: CountedDay
  }
}

interface CountedDay extends Stored {
  count: number
  expiresAt: Date
}

export class DailyCount {
  private readonly days: Collection<CountedDay>

  constructor(
    store: Store,
    private readonly dayOf: (at: Date) => string,
  ) {
    this.days = store.collection('textDays')
  }

  async count(name: string): Promise<number> {
    const counted = await this.days.findOne({ _id: this.idOf(name) })
    return counted?.count ?? 0
  }

  /** Counts one more. False if that is more than `most`. */
  async take(name: string, most: number): Promise<boolean> {
    return (await this.add(name)) <= most
  }

  /** Adds `by` to today's count and resolves to the new count. */
  async add(name: string, by = 1): Promise<number> {
    const counted = await this.days.findOneAndUpdate(
      { _id: this.idOf(name) },
      { $inc: { count: by }, $set: { expiresAt: new Date(Date.now() + 2 * dayMs) } },
      { upsert: true, returnDocument: 'after' },
    )
    return counted?.count ?? by
  }

  private idOf(name: string): string {
    return `${this.dayOf(new Date())} ${name}`
  }
}
