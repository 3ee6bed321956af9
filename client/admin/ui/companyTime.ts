/**
 * Formats times in the company's time zone, so that all teammates mean the same day and its counts,
 * wherever they are, and lengths of time. Days are YYYY-MM-DD.
 */
import { addDays, dayReader, utcStartOf } from '#shared/days'

const dayParts = { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' } as const
const dayAlone = new Intl.DateTimeFormat('en-US', dayParts)
const dayAndYear = new Intl.DateTimeFormat('en-US', { ...dayParts, year: 'numeric' })

export interface CompanyTime {
  day(at: number): string
  /** 'Today, Saturday, November 21'; with the year if it is another one. */
  dayName(day: string, now: number): string
  /** 'Monday' */
  weekday(at: number): string
  /** '9:41:07 AM' */
  time(at: number): string
  /** '9:41 AM' */
  shortTime(at: number): string
  /** 'Nov 20, 5:02 PM' */
  moment(at: number): string
  /** 'November 20, 2026 at 5:02:11 PM' */
  exact(at: number): string
  /** 'today 8:31 AM', 'Nov 20', 'Nov 20, 2025' */
  recent(at: number, now: number): string
  /** '8:31 AM' today, 'Friday' in the week before, 'Nov 20', 'Nov 20, 2025' */
  since(at: number, now: number): string
}

export function companyTime(timeZone: string): CompanyTime {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options })
  const day = dayReader(timeZone)
  const weekday = format({ weekday: 'long' })
  const long = format({ timeStyle: 'medium' })
  const short = format({ timeStyle: 'short' })
  const moment = format({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
  const exact = format({ dateStyle: 'long', timeStyle: 'medium' })
  const date = format({ month: 'short', day: 'numeric' })
  const dateAndYear = format({ dateStyle: 'medium' })
  const dateOf = (at: number, now: number) =>
    (day(at).slice(0, 4) === day(now).slice(0, 4) ? date : dateAndYear).format(at)

  return {
    day,
    dayName(wanted, now) {
      const today = day(now)
      const name = nameOf(wanted, wanted.slice(0, 4) !== today.slice(0, 4))
      if (wanted === today) return `Today, ${name}`
      return wanted === addDays(today, -1) ? `Yesterday, ${name}` : name
    },
    weekday: (at) => weekday.format(at),
    time: (at) => long.format(at),
    shortTime: (at) => short.format(at),
    moment: (at) => moment.format(at),
    exact: (at) => exact.format(at),
    recent: (at, now) => (day(at) === day(now) ? `today ${short.format(at)}` : dateOf(at, now)),
    since(at, now) {
      const [then, today] = [day(at), day(now)]
      if (then === today) return short.format(at)
      return then > addDays(today, -7) ? weekday.format(at) : dateOf(at, now)
    },
  }
}

function nameOf(day: string, withYear: boolean): string {
  return (withYear ? dayAndYear : dayAlone).format(utcStartOf(day))
}

/** '40 s', '4 min 12 s', '2 h 5 min'. */
export function lengthText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return `${seconds} s`
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
