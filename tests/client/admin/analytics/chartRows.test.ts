import { describe, expect, test } from 'vitest'
import { chartRows, isCounted } from '../../../../client/admin/analytics/chart/chartRows'
import { figuresCsv } from '../../../../client/admin/analytics/chart/figuresCsv'
import { figuresOf } from '../../../analytics/figuresOf'

const hour = 3_600_000
const midnight = Date.parse('2026-11-21T05:00:00Z')
const point = (at: number, count: number) => ({
  at,
  day: '2026-11-21',
  visitors: count,
  visits: count,
  views: count * 2,
})

describe('the rows of chart and table', () => {
  test('pair each day with the matching day of the previous period', () => {
    const rows = chartRows(figuresOf({ views: [4, 5, 6] }))
    expect(rows.map(({ longName, nameBefore }) => `${longName} / ${nameBefore}`)).toEqual([
      'Thu, Nov 19 / Mon, Nov 16',
      'Fri, Nov 20 / Tue, Nov 17',
      'Sat, Nov 21 / Wed, Nov 18',
    ])
    expect(rows.filter(isCounted).map(({ isRunning }) => isRunning)).toEqual([false, false, true])
  })

  test('leave future points empty, also in the comparison', () => {
    const points = [0, 1, 2, 3].map((index) => point(midnight + index * hour, index))
    const rows = chartRows(
      figuresOf({ unit: 'hour', points, pointsBefore: points, readAt: midnight + 1.5 * hour }),
    )
    expect(rows.map(({ now, before }) => [now?.visitors, before?.visitors])).toEqual([
      [0, 0],
      [1, 1],
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  test('of hours across two days show the day where it begins', () => {
    const points = [-24, -23, 0, 1].map((hours) => ({
      ...point(midnight + hours * hour, 1),
      day: hours < 0 ? '2026-11-20' : '2026-11-21',
    }))
    const rows = chartRows(figuresOf({ unit: 'hour', points, from: '2026-11-20' }))
    const names = rows.map(({ name }) => name.replace(/\s/g, ' '))
    expect(names).toEqual(['Nov 20', '1 AM', 'Nov 21', '1 AM'])
  })

  test('are not marked as running in a past period', () => {
    const figures = figuresOf({ views: [4, 5], readAt: Date.parse('2026-12-03T12:00:00Z') })
    expect(
      chartRows(figures)
        .filter(isCounted)
        .some(({ isRunning }) => isRunning),
    ).toBe(false)
  })

  test('have no comparison where the previous day had fewer hours', () => {
    const points = [point(midnight + 22 * hour, 3), point(midnight + 23 * hour, 4)]
    const readAt = midnight + 24 * hour
    const [last, none] = [point(midnight + 23 * hour, 5), point(midnight + 24 * hour, 0)]
    const rows = chartRows(figuresOf({ unit: 'hour', points, pointsBefore: [last, none], readAt }))
    expect(rows[0]?.before).toMatchObject({ visitors: 5 })
    expect(rows[1]).toMatchObject({ nameBefore: '', plainNameBefore: '', before: null })
  })
})

test('without known earlier figures there is no comparison', () => {
  const figures = figuresOf({ views: [4, 5] })
  const unknown = { ...figures, before: { ...figures.before, sums: null } }
  expect(chartRows(unknown)[0]).toMatchObject({ nameBefore: '', before: null })
  expect(figuresCsv(unknown).text).toContain('2026-11-20,4,4,,,\r\n')
})

describe('the CSV file', () => {
  test('has the same figures, with dates a spreadsheet can read', () => {
    const { filename, text } = figuresCsv(figuresOf({ views: [4, 1234] }))
    expect(filename).toBe('analytics-2026-11-20-to-2026-11-21.csv')
    expect(text.split('\r\n')).toEqual([
      '\ufeffDay,Visitors,Views,Compared with,Visitors before,Views before',
      '2026-11-20,4,4,2026-11-18,2,2',
      '2026-11-21,1234,1234,2026-11-19,2,2',
      '',
    ])
  })

  test('leaves out the future', () => {
    const points = [point(midnight, 1), point(midnight + hour, 0)]
    const figures = figuresOf({ unit: 'hour', points, readAt: midnight + 1, from: '2026-11-21' })
    expect(figuresCsv(figures).text.trim().split('\r\n')).toHaveLength(2)
  })
})
