/**
 * The hours in which people answer visitors, by the company's calendar. Times are `HH:MM`, dates
 * `YYYY-MM-DD`. Pure and free of zod.
 */
import { addDays, utcStartOf, weekdayOf } from '../days'

/** The end of a day that doesn't close before the next one. */
export const midnight = '24:00'

export interface Span {
  from: string
  to: string
}

export interface Holiday {
  date: string
  name: string
  /** Null: closed all day. */
  span: Span | null
}

export interface Hours {
  /** From Monday on. */
  days: (Span | null)[]
  holidays: Holiday[]
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** No company is closed for longer. */
const farthestDays = 62

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes a third of a millisecond, and every visitor's page asks for the hours. */
function formatIn(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** The company's date and time at a moment in epoch milliseconds. */
function localTime(at: number, timeZone: string): { date: string; time: string } {
  const format = formatIn('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute } = parts
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

export const twoOnOneDate = 'Two holidays are on the same date.'

export function haveOwnDates(holidays: readonly Holiday[]): boolean {
  return new Set(holidays.map(({ date }) => date)).size === holidays.length
}

function spanOn({ days, holidays }: Hours, date: string): Span | null {
  const holiday = holidays.find((one) => one.date === date)
  return holiday ? holiday.span : (days[weekdayOf(date)] ?? null)
}

function openSpan(hours: Hours, at: number, timeZone: string): Span | null {
  const { date, time } = localTime(at, timeZone)
  const span = spanOn(hours, date)
  return span && span.from <= time && time < span.to ? span : null
}

export function isOpen(hours: Hours, at: number, timeZone: string): boolean {
  return openSpan(hours, at, timeZone) !== null
}

/** `6 PM`, when today's hours end; null outside of them, and if they go on past midnight. */
export function closingText(hours: Hours, at: number, timeZone: string): string | null {
  const span = openSpan(hours, at, timeZone)
  if (!span) return null
  const tomorrow = spanOn(hours, addDays(localTime(at, timeZone).date, 1))
  return span.to === '24:00' && tomorrow?.from === '00:00' ? null : clockText(span.to)
}

/** Null if no opening is known. */
export function nextOpening(
  hours: Hours,
  at: number,
  timeZone: string,
): { date: string; from: string } | null {
  const { date: today, time } = localTime(at, timeZone)
  for (let later = 0; later < farthestDays; later += 1) {
    const date = addDays(today, later)
    const span = spanOn(hours, date)
    if (span && (later > 0 || span.from > time)) return { date, from: span.from }
  }
  return null
}

/** `Today, 2 PM`, `Tomorrow, November 24, 8 AM`, `Monday, November 30, 8 AM`. */
export function openingText(
  { date, from }: { date: string; from: string },
  at: number,
  timeZone: string,
): string {
  const { date: today } = localTime(at, timeZone)
  if (date === today) return `Today, ${clockText(from)}`
  const options = { timeZone: 'UTC', month: 'long', day: 'numeric' } as const
  const written = formatIn('en-US', options).format(utcStartOf(date))
  const day = date === addDays(today, 1) ? 'Tomorrow' : weekdays[weekdayOf(date)]
  return `${day}, ${written}, ${clockText(from)}`
}

/** `Monday to Friday, 8 AM to 6 PM; Saturday, 9 AM to 1 PM ET`; '' if always closed. */
export function hoursText({ days }: Hours, at: number, timeZone: string): string {
  const groups: { first: number; last: number; span: Span }[] = []
  for (const [day, span] of days.entries()) {
    if (!span) continue
    const before = groups.at(-1)
    const goesOn = before?.last === day - 1 && spanText(before.span) === spanText(span)
    if (before && goesOn) before.last = day
    else groups.push({ first: day, last: day, span })
  }
  const texts = groups.map(({ first, last, span }) => {
    const name = weekdays[first]
    return `${first === last ? name : `${name} to ${weekdays[last]}`}, ${spanText(span)}`
  })
  return texts.length === 0 ? '' : `${texts.join('; ')} ${zoneText(at, timeZone)}`
}

export function spanText({ from, to }: Span): string {
  if (from === '00:00' && to === midnight) return 'all day'
  return `${clockText(from)} to ${clockText(to)}`
}

/** `8 AM`, `5:30 PM`. */
function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

/** `ET`; the zone's short name at that time, such as `UTC`, if it has no generic one. */
function zoneText(at: number, timeZone: string): string {
  const named = (timeZoneName: 'shortGeneric' | 'short') =>
    formatIn('en-US', { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const generic = named('shortGeneric')
  return generic.startsWith('GMT') ? named('short') : generic
}
