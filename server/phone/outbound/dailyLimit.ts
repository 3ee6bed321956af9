/** Limits texts per company day, in total and to one number, across all servers. */
import { DailyCount } from '../../jobs/dailyCount'
import type { Store } from '../../store/port'

interface DailyTexts {
  number: number
  all: number
}
export const dailyTexts: DailyTexts = { number: 60, all: 2_000 }

export class DailyLimit {
  private readonly count: DailyCount

  constructor(
    store: Store,
    dayOf: (at: Date) => string,
    private readonly most: DailyTexts,
  ) {
    this.count = new DailyCount(store, dayOf)
  }

  /** Counts one text. Null if it may be sent, else the limit that is reached. */
  async take(key: string): Promise<keyof DailyTexts | null> {
    if ((await this.count.add(key)) > this.most.number) return 'number'
    return (await this.count.add('texts')) > this.most.all ? 'all' : null
  }
}
