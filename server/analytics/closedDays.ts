/**
 * Days that no longer change, as they were read: a dashboard asks for the same year again and again.
 * Their hours are left out. What is older than five minutes is read anew, because another server may
 * have mended a day.
 */
import { addDays, dayCount, daysBetween, hourlyDays } from '#shared/analytics/ranges'
import type { Days } from './reading'
import { emptySlice, type Slice } from './slice'

/** The nightly job makes the last three days again. */
const open = 4
const freshMs = 5 * 60_000
/** Of slices, and of filters that are combined. */
const most = 40

interface Known {
  readAt: number
  /** Also those without visits. */
  days: Map<string, Slice>
}

export class ClosedDays {
  private readonly known = new Map<string, Known>()

  /** `read` is asked for what is not known. */
  async of(
    name: string,
    { from, to, today }: { from: string; to: string; today: string },
    read: (from: string, to: string) => Promise<Days>,
  ): Promise<Days> {
    const lastClosed = addDays(today, -open)
    // Few days are read with their hours.
    if (dayCount(from, to) <= hourlyDays || from > lastClosed) return read(from, to)
    const closed = daysBetween(from, to < lastClosed ? to : lastClosed)
    const { days } = this.fresh(name)
    const missing = closed.filter((day) => !days.has(day))
    const [first, last] = [missing[0], missing.at(-1)]
    if (first !== undefined && last !== undefined) {
      const found = await read(first, last)
      for (const day of daysBetween(first, last))
        days.set(day, { ...(found.get(day) ?? emptySlice()), hours: new Map() })
    }
    const running = to > lastClosed ? await read(addDays(lastClosed, 1), to) : new Map()
    const all: Days = new Map()
    for (const day of closed) {
      const slice = days.get(day)
      if (slice) all.set(day, slice)
    }
    for (const [day, slice] of running) all.set(day, slice)
    return all
  }

  clear(): void {
    this.known.clear()
  }

  private fresh(name: string): Known {
    const known = this.known.get(name)
    this.known.delete(name)
    const isFresh = known && known.readAt > Date.now() - freshMs
    const fresh = isFresh ? known : { readAt: Date.now(), days: new Map() }
    this.known.set(name, fresh)
    const [oldest] = this.known.keys()
    if (this.known.size > most && oldest !== undefined) this.known.delete(oldest)
    return fresh
  }
}
