/**
 * Caches the sums of days that no longer change: a dashboard reads the same year again and again,
 * and only its last days move. Hours are omitted. The cache expires after five minutes, since
 * another server may have corrected a day.
 */
import { hourlyDays } from '#shared/analytics/ranges'
import type { Point } from '#shared/analytics/records'
import { addDays, dayCount, daysBetween } from '#shared/days'
import { yieldToEventLoop } from '../../jobs/yieldToEventLoop'
import type { Calendar } from '../calendar'
import { addSlice, type Days, emptySlice, type Slice } from '../counts/slice'
import { dayPoint } from './points'

/** Days that may still change; the nightly job recounts three. */
const open = 4
const freshMs = 5 * 60_000
/** Cached slices, including combined filters. */
const most = 40

/** Closed days from the start of a range. Don't modify them. */
interface Closed {
  to: string
  sum: Slice
  points: readonly Point[]
}

/** Consecutive days: first the closed ones, if any, added up, then the others. */
export interface DayRange {
  closed: Closed | null
  days: Days
}

interface Known {
  readAt: number
  /** Includes days without visits. */
  days: Map<string, Slice>
  /** By first and last day. */
  closed: Map<string, Promise<Closed>>
}

type Read = (from: string, to: string, options: { hours: boolean }) => Promise<Days>

export class ClosedDays {
  private readonly known = new Map<string, Known>()

  constructor(private readonly calendar: Calendar) {}

  /** `read` is called for days that aren't cached. */
  async of(
    name: string,
    { from, to, today }: { from: string; to: string; today: string },
    read: Read,
  ): Promise<DayRange> {
    const lastClosed = addDays(today, -open)
    // Few days are read with their hours.
    if (dayCount(from, to) <= hourlyDays || from > lastClosed)
      return { closed: null, days: await read(from, to, { hours: true }) }
    const end = to < lastClosed ? to : lastClosed
    const [closed, days] = await Promise.all([
      this.closed(name, from, end, read),
      to > end ? read(addDays(end, 1), to, { hours: true }) : new Map<string, Slice>(),
    ])
    return { closed, days }
  }

  clear(): void {
    this.known.clear()
  }

  private closed(name: string, from: string, to: string, read: Read): Promise<Closed> {
    const known = this.fresh(name)
    const key = `${from}/${to}`
    let closed = known.closed.get(key)
    if (!closed) {
      closed = this.add(known.days, from, to, read)
      known.closed.set(key, closed)
      closed.catch(() => known.closed.delete(key))
    }
    return closed
  }

  private async add(days: Days, from: string, to: string, read: Read): Promise<Closed> {
    const all = daysBetween(from, to)
    const missing = all.filter((day) => !days.has(day))
    const [first, last] = [missing[0], missing.at(-1)]
    if (first !== undefined && last !== undefined) {
      const found = await read(first, last, { hours: false })
      for (const day of daysBetween(first, last)) days.set(day, found.get(day) ?? emptySlice())
    }
    const sum = emptySlice()
    const points: Point[] = []
    const pause = yieldToEventLoop()
    for (const day of all) {
      const slice = days.get(day) ?? emptySlice()
      addSlice(sum, { ...slice, hours: new Map() })
      points.push(dayPoint(this.calendar, day, slice.sums))
      await pause()
    }
    return { to, sum, points }
  }

  private fresh(name: string): Known {
    const known = this.known.get(name)
    this.known.delete(name)
    const isFresh = known && known.readAt > performance.now() - freshMs
    const fresh = isFresh
      ? known
      : { readAt: performance.now(), days: new Map(), closed: new Map() }
    this.known.set(name, fresh)
    const [oldest] = this.known.keys()
    if (this.known.size > most && oldest !== undefined) this.known.delete(oldest)
    return fresh
  }
}
