/** How the tab writes counts, days, hours and changes. Days and hours are the company's. */

import type { CardId } from '#shared/analytics/definitions'
import { visitDays } from '#shared/analytics/definitions'
import { dayCount } from '#shared/analytics/ranges'
import type { Figures, Point } from '#shared/analytics/records'

type Unit = Figures['unit']

export function countText(count: number): string {
  return count.toLocaleString('en-US')
}

/** '1 visit', '4,193 visits' */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`
}

const utc = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const
const short = new Intl.DateTimeFormat('en-US', utc)
const full = new Intl.DateTimeFormat('en-US', { ...utc, year: 'numeric' })
const withWeekday = new Intl.DateTimeFormat('en-US', { ...utc, weekday: 'short' })
const fullWithWeekday = new Intl.DateTimeFormat('en-US', {
  ...utc,
  weekday: 'short',
  year: 'numeric',
})
/** Why filters that are combined are not compared with what is older. */
export const notKept = `single visits are kept ${visitDays} days`

const hourMs = 3_600_000
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** 'Nov 21, 2026' */
export function dayText(day: string): string {
  return full.format(startOf(day))
}

/** 'Oct 23 to Nov 21, 2026'; each year that is not the last one's is named. */
export function periodText(from: string, to: string): string {
  if (from === to) return dayText(to)
  const first = from.slice(0, 4) === to.slice(0, 4) ? short : full
  return `${first.format(startOf(from))} to ${dayText(to)}`
}

/** 'These 30 days' and 'The 30 days before'; of single days, the days. */
export function periodNames({ from, to, before }: Figures): { now: string; before: string } {
  const days = dayCount(from, to)
  return days === 1
    ? { now: dayText(to), before: dayText(before.to) }
    : { now: `These ${countText(days)} days`, before: `The ${countText(days)} days before` }
}

/** 'New York' */
export function placeOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

export interface PointNames {
  /** On the axis: 'Oct 23', '9 AM' */
  short(point: Point): string
  /** By itself: 'Fri, Oct 23', 'Fri, Oct 23, 9 AM', 'Sun, Oct 23, 2025' */
  long(point: Point): string
  /** For a spreadsheet: '2026-10-23', '2026-10-23 09:00' */
  plain(point: Point): string
}

/** Days of another year than `last`'s are named with it; of two hours of one name each has its zone's. */
export function pointNames(timeZone: string, unit: Unit, last: string): PointNames {
  const isOfYear = ({ day }: Point) => day.slice(0, 4) === last.slice(0, 4)
  const dayName = (point: Point) =>
    (isOfYear(point) ? withWeekday : fullWithWeekday).format(startOf(point.day))
  if (unit === 'day') {
    return {
      short: (point) => short.format(startOf(point.day)),
      long: dayName,
      plain: ({ day }) => day,
    }
  }
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat('en-US', { timeZone, ...options })
    return (at: number) => made.format(at)
  }
  // Zones whose days begin in the middle of an hour, after a change of clocks by half of one.
  const hour = format({ hour: 'numeric' })
  const minute = format({ hour: 'numeric', minute: '2-digit' })
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
  const zoneName = (at: number) =>
    zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const hourName = (at: number) => (clock(at).endsWith(':00') ? hour(at) : minute(at))
  const isTwice = (at: number) =>
    clock(at) === clock(at - hourMs) || clock(at) === clock(at + hourMs)
  const withZone = (name: string, at: number) => (isTwice(at) ? `${name} ${zoneName(at)}` : name)
  return {
    short: ({ at }) => hourName(at),
    long: (point) => withZone(`${dayName(point)}, ${hourName(point.at)}`, point.at),
    plain: ({ at, day }) => withZone(`${day} ${clock(at)}`, at),
  }
}

export interface ChangeWords {
  direction: 'up' | 'down' | 'same' | 'new' | 'none'
  /** Whether that is what one wants; null where it is neither. */
  isGood: boolean | null
  /** '+13.5%', '-3.1%', 'new' */
  amount: string
  /** 'up from 3,240' */
  compared: string
}

/** Fewer bounces are better; of the rest, more. */
export function changeWords(card: CardId, figures: Pick<Figures, 'cards' | 'before'>): ChangeWords {
  const { value, change, before } = figures.cards[card]
  const neither = { isGood: null } as const
  if (figures.before.sums === null) {
    return { ...neither, direction: 'none', amount: 'not compared', compared: notKept }
  }
  if (before === null) {
    return { ...neither, direction: 'new', amount: 'new', compared: 'nothing before' }
  }
  if (value === null) {
    return {
      ...neither,
      direction: 'none',
      amount: 'no visits',
      compared: `${before.text} before`,
    }
  }
  const share = change ?? (value === before.value ? 0 : null)
  if (share === null) {
    return { ...neither, direction: 'new', amount: 'new', compared: `from ${before.text}` }
  }
  const amount = shareText(Math.abs(share))
  if (amount === shareText(0)) {
    return { ...neither, direction: 'same', amount, compared: `as before, ${before.text}` }
  }
  const isUp = share > 0
  return {
    direction: isUp ? 'up' : 'down',
    isGood: isUp === (card !== 'bounceRate'),
    amount: `${isUp ? '+' : '-'}${amount}`,
    compared: `${isUp ? 'up' : 'down'} from ${before.text}`,
  }
}

function shareText(share: number): string {
  return share.toLocaleString('en-US', {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
}
