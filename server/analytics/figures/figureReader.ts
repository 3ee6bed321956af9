/**
 * Reads the figures of some days: one slice from the totals, combined filters from single visits. A
 * day can be read up to a moment, for the comparison with a day that isn't over: then only visits
 * that began before it count.
 */
import { type Filters, filterNames } from '#shared/analytics/dimensions'
import { addDays } from '#shared/days'
import { yieldToEventLoop } from '../../jobs/yieldToEventLoop'
import type { Collection, Store } from '../../store/port'
import type { Calendar } from '../calendar'
import {
  addSlice,
  addVisits,
  allVisits,
  type Days,
  emptySlice,
  matches,
  type Slice,
  sliceName,
} from '../counts/slice'
import { toSlice } from '../counts/storedSlice'
import type { Totals } from '../counts/totals'
import type { StoredVisitor } from '../documents'
import { ClosedDays, type DayRange } from './closedDays'
import { PartialHour } from './partialHour'

const partFreshMs = 60_000
const partsKept = 20
const combinedKept = 2_000

export class FigureReader {
  private readonly visitors: Collection<StoredVisitor>
  private readonly parts = new Map<string, { readAt: number; part: Promise<PartialHour> }>()
  private readonly combinedDays = new Map<string, { version: number; slice: Slice }>()
  readonly closed: ClosedDays

  constructor(
    store: Store,
    private readonly totals: Totals,
    private readonly calendar: Calendar,
  ) {
    this.visitors = store.collection('visitors')
    this.closed = new ClosedDays(calendar)
  }

  /** `until` cuts the last day. */
  async days(
    filters: Filters,
    { from, to, today, until }: { from: string; to: string; today: string; until?: number },
  ): Promise<DayRange> {
    const slice = sliceOf(filters)
    const name = slice ?? JSON.stringify(filters)
    const read = (first: string, last: string, options: { hours: boolean }) =>
      slice === null
        ? this.combined(filters, first, last)
        : options.hours
          ? this.totals.days(slice, first, last)
          : this.sums(slice, first, last)
    if (until === undefined || until >= this.calendar.endOf(to))
      return this.closed.of(name, { from, to, today }, read)
    const { closed, days } =
      from === to
        ? { closed: null, days: new Map<string, Slice>() }
        : await this.closed.of(name, { from, to: addDays(to, -1), today }, read)
    const last = (await read(to, to, { hours: true })).get(to)
    if (last) days.set(to, await this.cut(last, filters, to, until))
    return { closed, days }
  }

  /** For many days, without their hours. */
  private async sums(slice: string, from: string, to: string): Promise<Days> {
    const days: Days = new Map()
    const pause = yieldToEventLoop()
    for (const total of await this.totals.read(slice, from, to)) {
      days.set(total.day, toSlice({ ...total, hours: [] }))
      await pause()
    }
    return days
  }

  /** A day is read again if its total has changed since. */
  private async combined(filters: Filters, from: string, to: string): Promise<Days> {
    const days: Days = new Map()
    for (const { day, version } of await this.totals.read(allVisits, from, to)) {
      const name = JSON.stringify([day, filters])
      const known = this.combinedDays.get(name)
      const slice = known?.version === version ? known.slice : await this.combinedOf(filters, day)
      if (this.combinedDays.size >= combinedKept) this.combinedDays.clear()
      this.combinedDays.set(name, { version, slice })
      days.set(day, slice)
    }
    return days
  }

  private async combinedOf(filters: Filters, day: string): Promise<Slice> {
    const slice = emptySlice()
    const pause = yieldToEventLoop()
    for await (const { visits } of this.visitors.find({ day })) {
      const matching = visits.filter((visit) => matches(visit, filters))
      addVisits(slice, matching, this.totals.hourOf)
      await pause()
    }
    return slice
  }

  /** Whole hours from the day's total; for the cut hour, the visits that began in it. */
  private async cut(whole: Slice, filters: Filters, day: string, until: number): Promise<Slice> {
    const hour = Math.floor((until - this.calendar.startOf(day)) / 3_600_000)
    const slice = emptySlice()
    for (const [number, sums] of whole.hours) {
      if (number >= hour) continue
      addSlice(slice, { ...emptySlice(), sums, hours: new Map([[number, sums]]) })
    }
    addSlice(slice, (await this.partOf(day, hour, filters)).before(until))
    return slice
  }

  /** Cached for a minute: the day is over, so it is the same for everybody. */
  private partOf(day: string, hour: number, filters: Filters): Promise<PartialHour> {
    const name = JSON.stringify([day, hour, filters])
    const known = this.parts.get(name)
    if (known && known.readAt > performance.now() - partFreshMs) return known.part
    const part = this.visitors
      .find({ hours: `${day}/${hour}` })
      .toArray()
      .then((visitors) => new PartialHour(visitors, filters, hour, this.totals.hourOf))
    if (this.parts.size >= partsKept) this.parts.clear()
    this.parts.set(name, { readAt: performance.now(), part })
    part.catch(() => this.parts.delete(name))
    return part
  }
}

/** Null for combined filters. */
export function sliceOf(filters: Filters): string | null {
  const given = filterNames.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [sliceName(name, value)]
  })
  return given.length > 1 ? null : (given[0] ?? allVisits)
}
