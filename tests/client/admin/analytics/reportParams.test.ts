import { describe, expect, test } from 'vitest'
import { FiguresQuery } from '#shared/analytics/calls'
import { longestRangeDays } from '#shared/analytics/ranges'
import { addDays } from '#shared/days'
import { daysProblems } from '../../../../client/admin/analytics/filters/freeRange'
import {
  queryOf,
  readReportParams,
  withFilters,
  withRange,
} from '../../../../client/admin/analytics/filters/reportParams'

const queryIn = (address: string) => queryOf(readReportParams(new URLSearchParams(address)))

describe('the report’s URL', () => {
  test('means 30 days when it is empty or invalid', () => {
    expect(queryIn('')).toEqual({ range: '30d' })
    expect(queryIn('range=century&device=')).toEqual({ range: '30d' })
    expect(queryIn(`page=${'x'.repeat(201)}`)).toEqual({ range: '30d' })
  })

  test('holds range and filters; a preset range ignores dates', () => {
    expect(queryIn('range=7d&page=/about&source=Organic+Search&from=2026-01-01')).toEqual({
      range: '7d',
      page: '/about',
      source: 'Organic Search',
    })
  })

  test('accepts a custom range only with valid dates', () => {
    expect(queryIn('range=free&from=2026-01-01&to=2026-01-31')).toEqual({
      range: 'free',
      from: '2026-01-01',
      to: '2026-01-31',
    })
    for (const wrong of [
      '',
      '&from=2026-01-01',
      '&from=2026-02-30&to=2026-03-01',
      '&from=b&to=a',
    ]) {
      expect(queryIn(`range=free${wrong}`)).toBeNull()
    }
  })

  test('is written the same way it is read', () => {
    const days = { from: '2026-01-01', to: '2026-01-31' }
    const free = withRange(new URLSearchParams('page=/about'), 'free', days)
    expect(free.toString()).toBe('page=%2Fabout&range=free&from=2026-01-01&to=2026-01-31')
    expect(withRange(free, '30d').toString()).toBe('page=%2Fabout')
    const filtered = withFilters(free, { page: '', device: 'Phone' })
    expect(filtered.toString()).toBe('range=free&from=2026-01-01&to=2026-01-31&device=Phone')
  })
})

describe('a custom range', () => {
  const today = '2026-11-21'

  test('needs both dates, in order, not in the future, at most three years apart', () => {
    expect(daysProblems({ from: '', to: '' }, today)).toEqual({
      from: 'Choose a day.',
      to: 'Choose a day.',
    })
    expect(daysProblems({ from: today, to: '2026-11-20' }, today)).toEqual({
      to: 'The last day can’t be before the first.',
    })
    expect(daysProblems({ from: '2026-11-22', to: '2026-11-23' }, today)).toEqual({
      from: 'This day is in the future.',
      to: 'This day is in the future.',
    })
    expect(daysProblems({ from: today, to: '2026-11-22' }, today)).toEqual({
      to: 'This day is in the future.',
    })
    expect(daysProblems({ from: '0026-11-01', to: '1999-12-31' }, today)).toEqual({
      from: 'Choose a day of this century.',
      to: 'Choose a day of this century.',
    })
    expect(daysProblems({ from: '2023-01-01', to: '2026-11-20' }, today)).toEqual({
      to: 'Choose three years or less.',
    })
    expect(daysProblems({ from: today, to: today }, today)).toBeNull()
  })

  test('is valid here exactly when the server accepts it', () => {
    const from = '2023-11-19'
    for (const days of [-1, 0, 1, longestRangeDays - 1, longestRangeDays]) {
      const asked = { from, to: addDays(from, days) }
      const isTaken = FiguresQuery.safeParse({ range: 'free', ...asked }).success
      expect(daysProblems(asked) === null).toBe(isTaken)
    }
  })
})
