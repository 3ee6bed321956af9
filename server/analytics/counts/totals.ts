/**
 * Figures by day and slice, updated as visits change, so that a year is read from a few hundred
 * small documents, whatever the number of visits. Writes check the document's version. A crash
 * between a visit and its figures leaves a mark (dirtyDays.ts), and those days are recounted.
 */

import { yieldToEventLoop } from '../../jobs/yieldToEventLoop'
import { insertIfNew, retryIfChanged } from '../../store/concurrentWrites'
import type { Collection, Store } from '../../store/port'
import type { Calendar } from '../calendar'
import type { StoredHit, Visit } from '../documents'
import { RecentDays } from './recentDays'
import {
  addHitWithoutVisit,
  addSlice,
  addVisits,
  allVisits,
  type Days,
  emptySlice,
  type Slice,
  sliceNames,
} from './slice'
import { type StoredTotal, toContent, toSlice, totalId } from './storedSlice'

type Day = Map<string, Slice>

export class Totals {
  private readonly totals: Collection<StoredTotal>
  private pending = new Map<string, Day>()
  private readonly recent: RecentDays
  /** Days with a write of unknown outcome. */
  readonly doubtful = new Set<string>()

  constructor(
    store: Store,
    private readonly calendar: Calendar,
  ) {
    this.totals = store.collection('totals')
    this.recent = new RecentDays(!store.kind.shared)
  }

  get isClean(): boolean {
    return this.pending.size === 0
  }

  /** One visitor's visits have changed. */
  readonly change = (day: string, before: readonly Visit[], after: readonly Visit[]): void => {
    const slices = this.pendingOf(day)
    this.addTo(slices, before, -1)
    this.addTo(slices, after, 1)
  }

  /** A hit without a visit. */
  addWithoutVisit(hit: StoredHit): void {
    addHitWithoutVisit(sliceIn(this.pendingOf(hit.day), allVisits), hit)
  }

  addTo(slices: Day, visits: readonly Visit[], sign: 1 | -1): void {
    for (const [name, matching] of sliceNames(visits))
      addVisits(sliceIn(slices, name), matching, this.hourOf, sign)
  }

  readonly hourOf = (at: Date): number => this.calendar.hourOf(at.getTime())

  /** Resolves to the days that have changed. */
  async flush(): Promise<string[]> {
    const storing = this.pending
    this.pending = new Map()
    const pause = yieldToEventLoop()
    for (const [day, slices] of storing) {
      const writing: Promise<void>[] = []
      for (const [name, slice] of slices) {
        await pause()
        writing.push(this.increase(day, name, slice).catch(() => void this.doubtful.add(day)))
      }
      await Promise.all(writing)
    }
    return [...storing.keys()]
  }

  /** One slice by day, without days that have no visits. */
  async read(slice: string, from: string, to: string): Promise<StoredTotal[]> {
    return this.totals
      .find({ slice, day: { $gte: from, $lte: to } }, { sort: { day: 1 } })
      .toArray()
  }

  /** One slice with its hours, for few days. Don't modify the result. */
  days(slice: string, from: string, to: string): Promise<Days> {
    return this.recent.of(slice, from, to, async (first, last) => {
      const totals = await this.read(slice, first, last)
      return new Map(totals.map((total) => [total.day, toSlice(total)]))
    })
  }

  async ofDay(day: string): Promise<StoredTotal[]> {
    return this.totals.find({ day }).toArray()
  }

  /** Only if nobody has changed it meanwhile. */
  async replace(
    before: StoredTotal | undefined,
    day: string,
    slice: string,
    counted: Slice,
  ): Promise<boolean> {
    const content = toContent(counted)
    try {
      if (before) {
        const { _id, version } = before
        const change = { $set: { ...content, version: version + 1 } }
        return (await this.totals.updateOne({ _id, version }, change)).matchedCount === 1
      }
      const first = { _id: totalId(day, slice), day, slice, version: 1, ...content }
      return await insertIfNew(this.totals, first)
    } finally {
      this.recent.changed(day, slice)
    }
  }

  private async increase(day: string, name: string, more: Slice): Promise<void> {
    await retryIfChanged(async () => {
      const before = (await this.totals.findOne({ _id: totalId(day, name) })) ?? undefined
      const sum = before ? toSlice(before) : emptySlice()
      addSlice(sum, more)
      return (await this.replace(before, day, name, sum)) || undefined
    })
  }

  private pendingOf(day: string): Day {
    const known = this.pending.get(day) ?? new Map<string, Slice>()
    this.pending.set(day, known)
    return known
  }
}

export function sliceIn(slices: Day, name: string): Slice {
  const slice = slices.get(name) ?? emptySlice()
  slices.set(name, slice)
  return slice
}
