/** How many texts go out in a day of the company's, in all and to one number, on all servers together. */
import type { Collection, Store, Stored } from '../store/port'

export interface DailyTexts {
  number: number
  all: number
}
export const dailyTexts: DailyTexts = { number: 60, all: 2_000 }

interface TextDay extends Stored {
  count: number
  expiresAt: Date
}

const dayMs = 86_400_000

export class DailyLimit {
  private readonly days: Collection<TextDay>

  constructor(
    store: Store,
    private readonly dayOf: (at: Date) => string,
    private readonly most: DailyTexts,
  ) {
    this.days = store.collection<TextDay>('textDays')
  }

  /** Counts one text. Null when it may go, else which of the limits is reached. */
  async take(key: string): Promise<keyof DailyTexts | null> {
    const day = this.dayOf(new Date())
    if ((await this.count(`${day} ${key}`)) > this.most.number) return 'number'
    return (await this.count(day)) > this.most.all ? 'all' : null
  }

  private async count(id: string): Promise<number> {
    const counted = await this.days.findOneAndUpdate(
      { _id: id },
      { $inc: { count: 1 }, $set: { expiresAt: new Date(Date.now() + 2 * dayMs) } },
      { upsert: true, returnDocument: 'after' },
    )
    return counted?.count ?? 1
  }
}
