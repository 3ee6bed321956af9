/** Opening hours by the company's calendar. */
import { describe, expect, test, vi } from 'vitest'
import {
  closingText,
  type Hours,
  hoursText,
  isOpen,
  nextOpening,
  openingText,
} from '#shared/team/hours'
import { Hours as HoursRecord } from '#shared/team/records'

const timeZone = 'America/New_York'
const week = { from: '08:00', to: '18:00' }
const hours: Hours = {
  days: [week, week, week, week, week, { from: '09:30', to: '13:00' }, null],
  holidays: [
    { date: '2026-11-26', name: 'Thanksgiving', span: null },
    { date: '2026-12-24', name: 'Christmas Eve', span: { from: '08:00', to: '12:00' } },
  ],
}
/** In New York, five hours behind UTC in winter and four in summer. */
const at = (time: string, offset = '-05:00') => Date.parse(`${time}:00${offset}`)

test.each([
  ['Monday morning', '2026-11-23T08:00', true],
  ['a minute before', '2026-11-23T07:59', false],
  ['at the end', '2026-11-23T18:00', false],
  ['Saturday before half past nine', '2026-11-28T09:29', false],
  ['Saturday after it', '2026-11-28T09:30', true],
  ['Sunday', '2026-11-29T12:00', false],
  ['a holiday', '2026-11-26T12:00', false],
  ['a short day', '2026-12-24T11:59', true],
  ['a short day’s afternoon', '2026-12-24T12:00', false],
])('opening hours: %s', (_name, time, open) => expect(isOpen(hours, at(time), timeZone)).toBe(open))

test.each([
  ['Monday', '2026-11-23T08:00', '6 PM'],
  ['a short day', '2026-12-24T11:59', '12 PM'],
  ['in the evening', '2026-11-23T18:00', null],
  ['a holiday', '2026-11-26T12:00', null],
])('closing time: %s', (_name, time, end) =>
  expect(closingText(hours, at(time), timeZone)).toBe(end),
)

test('24:00 as closing time includes the last minute; all day every day is always open', () => {
  const late: Hours = { days: Array(7).fill({ from: '12:00', to: '24:00' }), holidays: [] }
  const always: Hours = { days: Array(7).fill({ from: '00:00', to: '24:00' }), holidays: [] }
  for (const days of [late, always]) expect(HoursRecord.safeParse(days).success).toBe(true)
  const begins = { days: Array(7).fill({ from: '24:00', to: '24:00' }), holidays: [] }
  expect(HoursRecord.safeParse(begins).success).toBe(false)
  const lastMinute = at('2026-11-23T23:59')
  for (const days of [late, always]) expect(isOpen(days, lastMinute, timeZone)).toBe(true)
  expect(isOpen(late, lastMinute + 60_000, timeZone)).toBe(false)
  expect(isOpen(always, lastMinute + 60_000, timeZone)).toBe(true)
  expect(closingText(late, lastMinute, timeZone)).toBe('12 AM')
  expect(closingText(always, lastMinute, timeZone)).toBeNull()
  expect(hoursText(late, lastMinute, timeZone)).toBe('Monday to Sunday, 12 PM to 12 AM ET')
  expect(hoursText(always, lastMinute, timeZone)).toBe('Monday to Sunday, all day ET')
})

test('opening hours apply in summer time too', () => {
  expect(isOpen(hours, at('2026-07-06T08:00', '-04:00'), timeZone)).toBe(true)
  expect(isOpen(hours, at('2026-07-06T07:59', '-04:00'), timeZone)).toBe(false)
})

describe('the next opening', () => {
  const said = (time: string, own = hours) => {
    const next = nextOpening(own, at(time), timeZone)
    return next && openingText(next, at(time), timeZone)
  }
  test.each([
    ['2026-11-23T07:00', 'Today, 8 AM'],
    ['2026-11-23T19:00', 'Tomorrow, November 24, 8 AM'],
    ['2026-11-25T19:00', 'Friday, November 27, 8 AM'],
    ['2026-11-28T14:00', 'Monday, November 30, 8 AM'],
    ['2026-12-31T23:59', 'Tomorrow, January 1, 8 AM'],
  ])('seen at %s', (time, text) => expect(said(time)).toBe(text))

  test('is none when no day has hours', () => {
    expect(said('2026-11-23T07:00', { days: Array(7).fill(null), holidays: [] })).toBeNull()
  })
})

test('the week’s hours are summarized in words', () => {
  expect(hoursText(hours, at('2026-11-23T07:00'), timeZone)).toBe(
    'Monday to Friday, 8 AM to 6 PM; Saturday, 9:30 AM to 1 PM ET',
  )
  const noon = { from: '12:00', to: '23:59' }
  const days = [noon, null, noon, noon, null, null, null]
  expect(hoursText({ days, holidays: [] }, at('2026-11-23T07:00'), 'UTC')).toMatch(
    /^Monday, 12 PM to 11:59 PM; Wednesday to Thursday, 12 PM to 11:59 PM UTC$/,
  )
  expect(hoursText({ days: Array(7).fill(null), holidays: [] }, 0, timeZone)).toBe('')
})

test('repeated requests for hours create no new formatter', () => {
  const ask = () => {
    const now = at('2026-11-28T14:00')
    isOpen(hours, now, timeZone)
    const opening = nextOpening(hours, now, timeZone)
    return opening && openingText(opening, now, timeZone) + hoursText(hours, now, timeZone)
  }
  const first = ask()
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  expect(ask()).toBe(first)
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})
