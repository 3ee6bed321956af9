/**
 * The company's days and their hours, in TIME_ZONE. Hours are numbered from the day's beginning, so
 * that the day on which clocks go back has 25 distinct ones.
 */
import { addDays, dayReader, hourMs, utcStartOf } from '#shared/days'

const cacheSize = 2_000

export class Calendar {
  private readonly starts = new Map<string, number>()
  readonly dayOf: (at: number) => string

  constructor(readonly timeZone: string) {
    this.dayOf = dayReader(timeZone)
  }

  /** The first moment of the day, in epoch milliseconds. */
  startOf(day: string): number {
    let start = this.starts.get(day)
    if (start === undefined) {
      start = this.findStart(day)
      if (this.starts.size >= cacheSize) this.starts.clear()
      this.starts.set(day, start)
    }
    return start
  }

  endOf(day: string): number {
    return this.startOf(addDays(day, 1))
  }

  hourOf(at: number): number {
    return Math.floor((at - this.startOf(this.dayOf(at))) / hourMs)
  }

  hourStart(day: string, hour: number): number {
    return this.startOf(day) + hour * hourMs
  }

  hoursIn(day: string): number {
    return Math.ceil((this.endOf(day) - this.startOf(day)) / hourMs)
  }

  /** A zone's day begins at most 14 hours before UTC's and at most 12 hours after it. */
  private findStart(day: string): number {
    const utc = utcStartOf(day)
    let before = utc - 15 * hourMs
    let within = utc + 13 * hourMs
    while (within - before > 1) {
      const middle = Math.floor((before + within) / 2)
      if (this.dayOf(middle) < day) before = middle
      else within = middle
    }
    return within
  }
}
