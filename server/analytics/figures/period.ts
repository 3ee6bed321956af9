/** The requested days, and those to compare them with. */
import type { FiguresQuery } from '#shared/analytics/calls'
import { addDays, dayCount, hourlyDays, ranges } from '#shared/analytics/ranges'

export interface Period {
  from: string
  to: string
  before: { from: string; to: string }
  unit: 'hour' | 'day'
}

export function periodOf({ range, from, to }: FiguresQuery, today: string): Period {
  const last = range === 'free' ? (to ?? today) : today
  const first = range === 'free' ? (from ?? last) : addDays(today, 1 - ranges[range].days)
  const count = dayCount(first, last)
  return {
    from: first,
    to: last,
    before: { from: addDays(first, -count), to: addDays(last, -count) },
    unit: count <= hourlyDays ? 'hour' : 'day',
  }
}
