/** Formats the tab's days, hours and changes. Days and hours are the company's. */

import { type CardId, visitDays } from '#shared/analytics/definitions'
import type { Figures } from '#shared/analytics/records'
import { dayCount, utcStartOf } from '#shared/days'
import { countText } from '../ui/countText'

const utc = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const
const short = new Intl.DateTimeFormat('en-US', utc)
const full = new Intl.DateTimeFormat('en-US', { ...utc, year: 'numeric' })
/** Why combined filters can't be compared with older visits. */
export const notRetained = `individual visits are kept for ${visitDays} days`

/** 'Nov 21, 2026' */
export function dayText(day: string): string {
  return full.format(utcStartOf(day))
}

/** 'Oct 23 to Nov 21, 2026'; a start in another year includes its year. */
export function periodText(from: string, to: string): string {
  if (from === to) return dayText(to)
  const first = from.slice(0, 4) === to.slice(0, 4) ? short : full
  return `${first.format(utcStartOf(from))} to ${dayText(to)}`
}

/** 'These 30 days' and 'The 30 days before'; for single days, their dates. */
export function periodNames({ from, to, before }: Figures): { now: string; before: string } {
  const days = dayCount(from, to)
  return days === 1
    ? { now: dayText(to), before: dayText(before.to) }
    : { now: `These ${countText(days)} days`, before: `The ${countText(days)} days before` }
}

/** 'New York' */
export function rankOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

interface ChangeLabel {
  direction: 'up' | 'down' | 'same' | 'new' | 'none'
  /** Whether the change is an improvement; null if neither. */
  isGood: boolean | null
  /** '+13.5%', '-3.1%', 'new' */
  amount: string
  /** 'up from 3,240' */
  compared: string
}

/** Fewer bounces are better; for all other cards, more is better. */
export function changeLabel(card: CardId, figures: Pick<Figures, 'cards' | 'before'>): ChangeLabel {
  const { value, change, before } = figures.cards[card]
  const neither = { isGood: null } as const
  if (figures.before.sums === null) {
    return { ...neither, direction: 'none', amount: 'not compared', compared: notRetained }
  }
  if (value === null) {
    const compared = before ? `${before.text} before` : 'no earlier data'
    return { ...neither, direction: 'none', amount: 'no visits', compared }
  }
  if (before === null) {
    return { ...neither, direction: 'new', amount: 'new', compared: 'no earlier data' }
  }
  const share = change ?? (value === before.value ? 0 : null)
  if (share === null) {
    return { ...neither, direction: 'new', amount: 'new', compared: `from ${before.text}` }
  }
  const amount = shareText(Math.abs(share))
  if (amount === shareText(0)) {
    return { ...neither, direction: 'same', amount, compared: `unchanged at ${before.text}` }
  }
  const isUp = share > 0
  return {
    direction: isUp ? 'up' : 'down',
    isGood: isUp === (card !== 'bounceRate'),
    amount: `${isUp ? '+' : '-'}${amount}`,
    compared: `${isUp ? 'up' : 'down'} from ${before.text}`,
  }
}

export function shareText(share: number): string {
  return share.toLocaleString('en-US', {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
}
