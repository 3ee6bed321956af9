import { describe, expect, test } from 'vitest'
import { companyTime } from '../../../../client/admin/ui/companyTime'

const newYork = companyTime('America/New_York')
const saturday = Date.parse('2026-11-21T14:41:07Z')

describe('times in the admin', () => {
  test('are in the company’s time zone, wherever the admin is', () => {
    expect(newYork.time(saturday)).toBe('9:41:07 AM')
    expect(newYork.shortTime(saturday)).toBe('9:41 AM')
    expect(newYork.moment(saturday)).toBe('Nov 21, 9:41 AM')
    expect(companyTime('Asia/Kathmandu').time(saturday)).toBe('8:26:07 PM')
  })

  test('belong to the company’s day, also when clocks change', () => {
    expect(newYork.day(Date.parse('2026-11-21T04:59:59Z'))).toBe('2026-11-20')
    expect(newYork.day(Date.parse('2026-11-21T05:00:00Z'))).toBe('2026-11-21')
    expect(newYork.day(Date.parse('2026-11-01T03:59:59Z'))).toBe('2026-10-31')
    expect(newYork.day(Date.parse('2026-11-02T04:59:59Z'))).toBe('2026-11-01')
    expect(companyTime('Asia/Kathmandu').day(Date.parse('2026-11-20T18:15:00Z'))).toBe('2026-11-21')
  })

  test('say today and yesterday, and the year when it differs', () => {
    expect(newYork.dayName('2026-11-21', saturday)).toBe('Today, Saturday, November 21')
    expect(newYork.dayName('2026-11-20', saturday)).toBe('Yesterday, Friday, November 20')
    expect(newYork.dayName('2026-11-19', saturday)).toBe('Thursday, November 19')
    expect(newYork.dayName('2025-11-21', saturday)).toBe('Friday, November 21, 2025')
    const newYear = Date.parse('2027-01-01T12:00:00Z')
    expect(newYork.dayName('2026-12-31', newYear)).toBe('Yesterday, Thursday, December 31, 2026')
  })

  test('say since when as shortly as is clear', () => {
    const since = (time: string) => newYork.since(Date.parse(time), saturday)
    expect(since('2026-11-21T13:31:00Z')).toBe('8:31 AM')
    expect(since('2026-11-21T04:59:59Z')).toBe('Friday')
    expect(since('2026-11-15T05:00:00Z')).toBe('Sunday')
    expect(since('2026-11-15T04:59:59Z')).toBe('Nov 14')
    expect(since('2025-11-21T12:00:00Z')).toBe('Nov 21, 2025')
  })
})
