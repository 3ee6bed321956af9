/** The requested days, and those to compare them with. */
import type { FiguresQuery } from '#shared/analytics/calls'
import { hourlyDays, ranges } from '#shared/analytics/ranges'
import { addDays, dayCount } from '#shared/days'

export interface Period {
  from: string
  to: string
  before: { from: string; to: string }
  unit: 'hour' | 'day'
}

const week = 7

export function periodOf(query: FiguresQuery, today: string): Period {
  const { range, from, to, comparedWith } = query
  const last = range === 'free' ? (to ?? today) : today
  const first = range === 'free' ? (from ?? last) : addDays(today, 1 - ranges[range].days)
  const count = dayCount(first, last)
  const back = comparedWith === 'sameWeekdays' ? Math.ceil(count / week) * week : count
  return {
    from: first,
    to: last,
    before: { from: addDays(first, -back), to: addDays(last, -back) },
    unit: count <= hourlyDays ? 'hour' : 'day',
  }
}
