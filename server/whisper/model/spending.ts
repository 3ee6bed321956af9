/**
 * The day's tokens, counted in the store: every server on it spends from the same, and a restart
 * forgets nothing. An answer reserves the most it may need before it asks and gives back the rest,
 * so that many at once do not overspend; what a crash cuts off stays counted.
 */
import { type Collection, isDuplicate, type Store, type Stored } from '../../store/port'

declare module '../../store/port' {
  interface Documents {
    modelDays: ModelDay
  }
}

export interface ModelDay extends Stored {
  tokens: number
  answers: number
  expiresAt: Date
}

const keptMs = 400 * 86_400_000

export class Spending {
  private readonly days: Collection<ModelDay>
  /** The day on which this server found nothing left. */
  private spentOn = ''

  constructor(
    store: Store,
    private readonly most: number,
    private readonly dayOf: (at: Date) => string,
    private readonly onSpent: (day: string) => void,
  ) {
    this.days = store.collection('modelDays')
  }

  /** The day they were taken from, or undefined when there are not as many left. */
  async reserve(tokens: number, now = new Date()): Promise<string | undefined> {
    const day = this.dayOf(now)
    if (day === this.spentOn) return undefined
    if (tokens <= this.most && (await this.take(day, tokens, now))) return day
    this.spentOn = day
    this.onSpent(day)
    return undefined
  }

  /** Of the day, with those that are reserved at the moment. */
  async spent(now = new Date()): Promise<number> {
    return (await this.days.findOne({ _id: this.dayOf(now) }))?.tokens ?? 0
  }

  /** After the answer: `reserved` becomes what it was. */
  async settle(day: string, reserved: number, spent: number): Promise<void> {
    await this.days.updateOne({ _id: day }, { $inc: { tokens: spent - reserved } })
  }

  private async take(day: string, tokens: number, now: Date, again = true): Promise<boolean> {
    try {
      const { matchedCount, upsertedCount } = await this.days.updateOne(
        { _id: day, tokens: { $lte: this.most - tokens } },
        {
          $inc: { tokens, answers: 1 },
          $setOnInsert: { expiresAt: new Date(now.getTime() + keptMs) },
        },
        { upsert: true },
      )
      return matchedCount + upsertedCount === 1
    } catch (error) {
      if (!isDuplicate(error)) throw error
      // Used up; or two made the day's document at once, and the second time it is there.
      return again && this.take(day, tokens, now, false)
    }
  }
}
