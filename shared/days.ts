/** Calendar days as YYYY-MM-DD, for the server and the browser. */

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
const quarterHourMs = 900_000

/** The day's start in UTC, in epoch milliseconds: for arithmetic and for formats in UTC. */
export function utcStartOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** The day this many days later, or earlier if negative. By the calendar, so valid in every time zone. */
export function addDays(day: string, days: number): string {
  return new Date(utcStartOf(day) + days * dayMs).toISOString().slice(0, 10)
}

/** The days from the first to the last, both included. */
export function daysBetween(from: string, to: string): string[] {
  const count = dayCount(from, to)
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
}

export function dayCount(from: string, to: string): number {
  return Math.round((utcStartOf(to) - utcStartOf(from)) / dayMs) + 1
}

/** 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(utcStartOf(day)).getUTCDay() + 6) % 7
}

/** A day of this century, so that a typed two-digit year is rejected. */
export function isDay(text: string): boolean {
  return (
    /^20\d\d-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
  )
}

/** Reads the time zone's day of a moment, across daylight saving. */
export function dayReader(timeZone: string): (at: Date | number) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  // Every zone's offset is a multiple of 15 minutes, so a quarter of an hour is all on one day.
  let quarter = Number.NaN
  let day = ''
  return (at) => {
    const wanted = Math.floor(Number(at) / quarterHourMs)
    if (wanted !== quarter) {
      quarter = wanted
      day = format.format(at)
    }
    return day
  }
}

/** Reads the hour (0 to 23) of the time zone's day at a moment. */
export function hourReader(timeZone: string): (at: Date) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  return (at) => Number(format.format(at))
}
