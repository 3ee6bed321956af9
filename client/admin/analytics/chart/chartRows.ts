/**
 * The points of a period with those of the previous one, as the chart draws and the table lists
 * them. Points in the future have no figures, nor does the point they would be compared with.
 */
import type { Figures, Point } from '#shared/analytics/records'
import { dayMs } from '#shared/days'
import { pointNames } from './pointNames'

export const measures = [
  { id: 'visitors', name: 'Visitors' },
  { id: 'views', name: 'Views' },
] as const
export type Measure = (typeof measures)[number]['id']

type Counts = Pick<Point, Measure>

interface Row {
  at: number
  day: string
  /** On the axis. */
  name: string
  /** On its own, outside the axis. */
  longName: string
  /** For a spreadsheet. */
  plainName: string
  nameBefore: string
  plainNameBefore: string
}
interface ComingRow extends Row {
  now: null
  before: null
}
export interface CountedRow extends Row {
  now: Counts
  /** Null if nothing is known of the previous period. */
  before: Counts | null
  /** Whether the hour or day is still running. */
  isRunning: boolean
}
export type ChartRow = ComingRow | CountedRow

const lengths = { hour: 3_600_000, day: dayMs } as const

export function chartRows(figures: Figures): ChartRow[] {
  const { points, pointsBefore, readAt, timeZone, unit, from, to } = figures
  const names = pointNames(timeZone, unit, to)
  const dayNames = pointNames(timeZone, 'day', to)
  // In hourly charts of several days, the first hour of each day is labelled with the day.
  const isNewDay = (index: number) => from !== to && points[index - 1]?.day !== points[index]?.day
  const isBeforeKnown = figures.before.sums !== null
  return points.map((point, index) => {
    const { at, day } = point
    const compared = isBeforeKnown ? pointsBefore[index] : undefined
    // A day one hour shorter than the day compared has no counterpart for the last hour.
    const before = compared && names.isOfItsDay(compared) ? compared : null
    const row: Row = {
      at,
      day,
      name: (isNewDay(index) ? dayNames : names).short(point),
      longName: names.long(point),
      plainName: names.plain(point),
      nameBefore: before ? names.long(before) : '',
      plainNameBefore: before ? names.plain(before) : '',
    }
    if (at > readAt) return { ...row, now: null, before: null }
    const end = points[index + 1]?.at ?? at + lengths[unit]
    return { ...row, now: point, before, isRunning: end > readAt }
  })
}

export function isCounted(row: ChartRow): row is CountedRow {
  return row.now !== null
}
