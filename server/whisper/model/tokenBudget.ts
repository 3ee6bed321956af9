/**
 * Counts the day's tokens in the store, so that all servers share one budget and a restart keeps
 * the count. A request reserves the most it may use and later returns the rest, so that concurrent
 * requests don't overspend. A reservation interrupted by a crash stays counted.
 */
import { Buckets } from '../../http/limits/bucket'
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

/**
 * Each address or phone has this part of the day's tokens, at once and then once more over a day, so
 * that a dozen can't use up everybody's.
 */
const share = 1 / 30

export function addressShares(dailyTokens: number): Buckets {
  const burst = dailyTokens * share
  return new Buckets({ burst, perSecond: burst / 86_400 })
}

export class TokenBudget {
  private readonly days: Collection<ModelDay>
  /** The day on which this server told that too few are left. */
  private toldOn = ''

  constructor(
    store: Store,
    private readonly most: number,
    private readonly dayOf: (at: Date) => string,
    private readonly onSpent: (day: string) => void,
  ) {
    this.days = store.collection('modelDays')
  }

  /** The day the tokens were reserved from; undefined if fewer are left. */
  async reserve(tokens: number, now = new Date()): Promise<string | undefined> {
    const day = this.dayOf(now)
    if (tokens <= this.most && (await this.take(day, tokens, now))) return day
    // Others may yet return some of theirs: the next question asks again.
    if (day !== this.toldOn) this.onSpent(day)
    this.toldOn = day
    return undefined
  }

  /** The day's tokens, reservations included. */
  async spent(now = new Date()): Promise<number> {
    return (await this.days.findOne({ _id: this.dayOf(now) }))?.tokens ?? 0
  }

  /** Replaces the reservation by the tokens used. */
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
      // Either the budget is used up, or two servers created the day's document at once and a retry
      // finds it.
      return again && this.take(day, tokens, now, false)
    }
  }
}
