/**
 * The report requested by the tab's address: a range, the days of a free range, and filters.
 * Addresses may be typed by hand, so invalid values are dropped or reported.
 */
import type { FiguresQuery } from '#shared/analytics/calls'
import { type FilterName, filterNames, type Filters } from '#shared/analytics/dimensions'
import { type FixedRange, fixedRanges } from '#shared/analytics/ranges'
import { type Days, type DaysProblems, daysProblems } from './freeRange'

export type RangeId = FixedRange | 'free'
const usualRange: RangeId = '30d'
const longestValue = 200

interface ReportParams {
  range: RangeId
  /** The free range's days, as in the address. */
  days: Days
  /** Problems with the days; null if there are none. */
  problems: DaysProblems | null
  filters: Filters
}

export function readReportParams(params: URLSearchParams): ReportParams {
  const said = params.get('range')
  const range = said === 'free' ? said : (fixedRanges.find((name) => name === said) ?? usualRange)
  const days = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const given = filterNames.flatMap((name): [FilterName, string][] => {
    const value = params.get(name)
    return value && value.length <= longestValue ? [[name, value]] : []
  })
  return {
    range,
    days,
    problems: range === 'free' ? daysProblems(days) : null,
    filters: Object.fromEntries(given),
  }
}

/** Null while the free range's days are invalid. */
export function queryOf({ range, days, problems, filters }: ReportParams): FiguresQuery | null {
  if (range !== 'free') return { range, ...filters }
  return problems ? null : { range, ...days, ...filters }
}

export function withRange(params: URLSearchParams, range: RangeId, days?: Days): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ['range', 'from', 'to']) next.delete(name)
  if (range !== usualRange) next.set('range', range)
  if (range === 'free' && days) {
    next.set('from', days.from)
    next.set('to', days.to)
  }
  return next
}

/** An empty value removes the filter. */
export function withFilters(params: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(filters)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
