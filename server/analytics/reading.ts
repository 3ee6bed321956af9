/**
 * Reads the figures of some days: of one slice from the totals, of combined filters from the single
 * visits. A day can be read up to a moment, for the comparison with one that is not over: the visits
 * that began before it.
 */
import { type Filters, filterNames } from '#shared/analytics/dimensions'
import { addDays } from '#shared/analytics/ranges'
import type { Collection, Store } from '../store/port'
import type { Calendar } from './calendar'
import { ClosedDays } from './closedDays'
import type { StoredVisitor, Visit } from './documents'
import { addSlice, addVisits, allVisits, emptySlice, matches, type Slice, sliceName } from './slice'
import { toSlice } from './storedSlice'
import type { Totals } from './totals'

export type Days = Map<string, Slice>

/** Others get their turn in between. */
const pieceSize = 500
const hourFreshMs = 60_000
const hoursKept = 10

export class Reading {
  private readonly visitors: Collection<StoredVisitor>
  private readonly hours = new Map<string, { readAt: number; visitors: Promise<StoredVisitor[]> }>()
  readonly closed = new ClosedDays()

  constructor(
    store: Store,
    private readonly totals: Totals,
    private readonly calendar: Calendar,
  ) {
    this.visitors = store.collection<StoredVisitor>('visitors')
  }

  /** By day. `until` cuts the last day. */
  async days(
    filters: Filters,
    { from, to, today, until }: { from: string; to: string; today: string; until?: number },
  ): Promise<Days> {
    const slice = sliceOf(filters)
    const name = slice ?? JSON.stringify(filters)
    const read = (first: string, last: string) =>
      slice === null ? this.combined(filters, first, last) : this.total(slice, first, last)
    if (until === undefined || until >= this.calendar.endOf(to))
      return this.closed.of(name, { from, to, today }, read)
    const found: Days =
      from === to
        ? new Map()
        : await this.closed.of(name, { from, to: addDays(to, -1), today }, read)
    const last = (await read(to, to)).get(to)
    if (last) found.set(to, await this.cut(last, filters, to, until))
    return found
  }

  private async total(slice: string, from: string, to: string): Promise<Days> {
    const found = await this.totals.read(slice, from, to)
    return new Map(found.map((total) => [total.day, toSlice(total)]))
  }

  private async combined(filters: Filters, from: string, to: string): Promise<Days> {
    const days: Days = new Map()
    let read = 0
    for await (const { day, visits } of this.visitors.find({ day: { $gte: from, $lte: to } })) {
      const slice = days.get(day) ?? emptySlice()
      days.set(day, slice)
      addVisits(
        slice,
        visits.filter((visit) => matches(visit, filters)),
        this.totals.hourOf,
      )
      if (++read % pieceSize === 0) await new Promise(setImmediate)
    }
    return days
  }

  /** Whole hours from the day's own; of the hour that is cut, the visitors who began one in it. */
  private async cut(whole: Slice, filters: Filters, day: string, until: number): Promise<Slice> {
    const hour = Math.floor((until - this.calendar.startOf(day)) / 3_600_000)
    const slice = emptySlice()
    for (const [number, sums] of whole.hours) {
      if (number >= hour) continue
      addSlice(slice, { ...emptySlice(), sums, hours: new Map([[number, sums]]) })
    }
    for (const { visits } of await this.visitorsIn(`${day}/${hour}`)) {
      const matching = visits.filter((visit) => matches(visit, filters))
      addVisits(slice, begunIn(matching, hour, until, this.totals.hourOf), this.totals.hourOf)
      // Their visitor was counted with an earlier visit.
      if (hasEarlier(matching, hour, this.totals.hourOf)) this.uncount(slice, matching, hour, until)
    }
    return slice
  }

  /** Of a day that is over, so for a minute the same to all who ask. */
  private visitorsIn(hour: string): Promise<StoredVisitor[]> {
    const known = this.hours.get(hour)
    if (known && known.readAt > Date.now() - hourFreshMs) return known.visitors
    const visitors = this.visitors.find({ hours: hour }).toArray()
    if (this.hours.size >= hoursKept) this.hours.clear()
    this.hours.set(hour, { readAt: Date.now(), visitors })
    visitors.catch(() => this.hours.delete(hour))
    return visitors
  }

  private uncount(slice: Slice, visits: Visit[], hour: number, until: number): void {
    if (begunIn(visits, hour, until, this.totals.hourOf).length === 0) return
    slice.sums.visitors -= 1
    const inHour = slice.hours.get(hour)
    if (inHour) inHour.visitors -= 1
  }
}

/** Null for filters that are combined. */
export function sliceOf(filters: Filters): string | null {
  const given = filterNames.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [sliceName(name, value)]
  })
  return given.length > 1 ? null : (given[0] ?? allVisits)
}

type HourOf = (at: Date) => number

function begunIn(visits: Visit[], hour: number, until: number, hourOf: HourOf): Visit[] {
  return visits.filter(({ startedAt }) => hourOf(startedAt) === hour && startedAt.getTime() < until)
}

function hasEarlier(visits: Visit[], hour: number, hourOf: HourOf): boolean {
  return visits.some(({ startedAt }) => hourOf(startedAt) < hour)
}
