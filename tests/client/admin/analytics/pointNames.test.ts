import { expect, test } from 'vitest'
import { pointNames } from '../../../../client/admin/analytics/chart/pointNames'

const point = (at: string, day: string) => ({
  at: Date.parse(at),
  day,
  visitors: 0,
  visits: 0,
  views: 0,
})

test('days are in the company’s time zone, with the year unless it is the last one’s', () => {
  const day = pointNames('America/New_York', 'day', '2026-11-21')
  const october = point('2026-10-23T04:00:00Z', '2026-10-23')
  expect([day.short(october), day.long(october), day.plain(october)]).toEqual([
    ...['Oct 23', 'Fri, Oct 23', '2026-10-23'],
  ])
  expect(day.long(point('2025-11-20T05:00:00Z', '2025-11-20'))).toBe('Thu, Nov 20, 2025')
})

test('two hours of the same name when clocks change show their zones', () => {
  const hour = pointNames('America/New_York', 'hour', '2026-11-01')
  const names = (at: string) => {
    const one = point(at, '2026-11-01')
    return [hour.short(one), hour.long(one), hour.plain(one)].map((name) =>
      name.replace(/\s/g, ' '),
    )
  }
  expect(names('2026-11-01T04:00:00Z')).toEqual([
    ...['12 AM', 'Sun, Nov 1, 12 AM', '2026-11-01 00:00'],
  ])
  expect(names('2026-11-01T05:00:00Z')).toEqual([
    ...['1 AM', 'Sun, Nov 1, 1 AM EDT', '2026-11-01 01:00 EDT'],
  ])
  expect(names('2026-11-01T06:00:00Z')).toEqual([
    ...['1 AM', 'Sun, Nov 1, 1 AM EST', '2026-11-01 01:00 EST'],
  ])
})

test('an hour that starts at half past shows its minutes', () => {
  const hour = pointNames('Australia/Lord_Howe', 'hour', '2027-04-04')
  expect(hour.short(point('2027-04-03T15:00:00Z', '2027-04-04')).replace(/\s/g, ' ')).toBe(
    '1:30 AM',
  )
})
