/** The points of the line chart: one per day, or per hour for few days, also without visits. */
import { noSums, type Sums } from '#shared/analytics/measures'
import type { Point } from '#shared/analytics/records'
import { addDays, daysBetween } from '#shared/days'
import type { Calendar } from '../calendar'
import type { Days } from '../counts/slice'

function pointAt(at: number, day: string, { visitors, visits, views }: Sums = noSums()): Point {
  return { at, day, visitors, visits, views }
}

export function dayPoint(calendar: Calendar, day: string, sums?: Sums): Point {
  return pointAt(calendar.startOf(day), day, sums)
}

/** With as many hours as the days from `asked`, which these are compared with. */
export function hourPoints(
  calendar: Calendar,
  days: Days,
  { from, to, asked }: { from: string; to: string; asked: string },
): Point[] {
  return daysBetween(from, to).flatMap((day, index) => {
    const hours = days.get(day)?.hours
    return Array.from({ length: calendar.hoursIn(addDays(asked, index)) }, (_, hour) =>
      pointAt(calendar.hourStart(day, hour), day, hours?.get(hour)),
    )
  })
}
