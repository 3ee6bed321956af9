/** Labels for a day or an hour in the chart, its table and its file, in the company's time zone. */
import type { Figures, Point } from '#shared/analytics/records'
import { utcStartOf } from '#shared/days'
import { companyTime } from '../../ui/companyTime'

interface PointNames {
  /** On the axis: 'Oct 23', '9 AM' */
  short(point: Point): string
  /** On its own: 'Fri, Oct 23', 'Fri, Oct 23, 9 AM', 'Thu, Oct 23, 2025' */
  long(point: Point): string
  /** For a spreadsheet: '2026-10-23', '2026-10-23 09:00', '2026-11-01 01:00 EST' */
  plain(point: Point): string
  /** Whether it begins on the day it counts toward. */
  isOfItsDay(point: Point): boolean
}

const utc = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const
const short = new Intl.DateTimeFormat('en-US', utc)
const withWeekday = new Intl.DateTimeFormat('en-US', { ...utc, weekday: 'short' })
const fullWithWeekday = new Intl.DateTimeFormat('en-US', {
  ...utc,
  weekday: 'short',
  year: 'numeric',
})
const hourMs = 3_600_000

/** Days outside `last`'s year include the year; repeated hours include the time zone. */
export function pointNames(timeZone: string, unit: Figures['unit'], last: string): PointNames {
  const isOfYear = ({ day }: Point) => day.slice(0, 4) === last.slice(0, 4)
  const dayName = (point: Point) =>
    (isOfYear(point) ? withWeekday : fullWithWeekday).format(utcStartOf(point.day))
  if (unit === 'day') {
    return {
      short: (point) => short.format(utcStartOf(point.day)),
      long: dayName,
      plain: ({ day }) => day,
      isOfItsDay: () => true,
    }
  }
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat('en-US', { timeZone, ...options })
    return (at: number) => made.format(at)
  }
  const hour = format({ hour: 'numeric' })
  // Where clocks change by half an hour, the day's later hours begin at half past.
  const minute = format({ hour: 'numeric', minute: '2-digit' })
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
  const zoneName = (at: number) =>
    zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const time = companyTime(timeZone)
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const hourName = (at: number) => (clock(at).endsWith(':00') ? hour(at) : minute(at))
  const isTwice = (at: number) =>
    clock(at) === clock(at - hourMs) || clock(at) === clock(at + hourMs)
  const withZone = (name: string, at: number) => (isTwice(at) ? `${name} ${zoneName(at)}` : name)
  return {
    short: ({ at }) => hourName(at),
    long: (point) => withZone(`${dayName(point)}, ${hourName(point.at)}`, point.at),
    plain: ({ at, day }) => withZone(`${day} ${clock(at)}`, at),
    isOfItsDay: ({ at, day }) => time.day(at) === day,
  }
}
