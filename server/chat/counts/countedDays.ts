/** The stored counts: two small documents per day, read and changed one at a time. */
import { Mutex } from 'async-mutex'
import type { Collection, Cursor, Store } from '../../store/port'
import { increase, replace } from './dayDocuments'
import type { DayCounts, DayUses, Delta } from './delta'

/** A day's documents when a recount began; null where there was none. */
interface DayBefore {
  counts: DayCounts | null
  uses: DayUses | null
}

export class CountedDays {
  private readonly counts: Collection<DayCounts>
  private readonly dayUses: Collection<DayUses>
  private readonly mutex = new Mutex()

  constructor(store: Store) {
    this.counts = store.collection('dailyCounts')
    this.dayUses = store.collection('uses')
  }

  /** Runs flushes and reads one at a time. */
  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    return this.mutex.runExclusive(work)
  }

  /** Newest first. */
  all(): Promise<DayCounts[]> {
    return this.counts.find({}, { sort: { _id: -1 } }).toArray()
  }

  each(): Cursor<DayCounts> {
    return this.counts.find({})
  }

  eachUses(): Cursor<DayUses> {
    return this.dayUses.find({})
  }

  increaseCounts(day: string, counts: Omit<Delta, 'uses'>): Promise<void> {
    return increase(this.counts, day, counts)
  }

  increaseUses(day: string, uses: Delta['uses']): Promise<void> {
    return increase(this.dayUses, day, { uses })
  }

  async read(day: string): Promise<DayBefore> {
    const counts = await this.counts.findOne({ _id: day })
    return { counts, uses: await this.dayUses.findOne({ _id: day }) }
  }

  /** Resolves to false if the day has changed since `before` was read, or the store failed. */
  async replace(day: string, before: DayBefore, { uses, ...counts }: Delta): Promise<boolean> {
    const isStored = await replace(this.counts, day, before.counts, counts)
    return (await replace(this.dayUses, day, before.uses, { uses })) && isStored
  }
}
