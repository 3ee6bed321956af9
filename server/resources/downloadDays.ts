/** Downloads over time: the number on each of the company's days. */
import { toCsv } from '#shared/csv'
import { addDays, dayCount, dayMs, dayReader, daysBetween } from '#shared/days'
import type { Downloads as OverTime } from '#shared/resources/records'
import { Refusal } from '../http/refusal'
import type { Downloads } from './downloads'

const maxDays = 731

interface Range {
  from?: string | undefined
  to?: string | undefined
  days: number
}

export async function downloadDays(
  downloads: Downloads,
  id: string,
  range: Range,
  timeZone: string,
): Promise<OverTime> {
  const dayOf = dayReader(timeZone)
  const days = daysIn(range, dayOf(new Date()))
  const counts = new Map(days.map((day) => [day, 0]))
  // A day wider on both sides than the days in UTC, since no time zone is further away.
  const from = new Date(Date.parse(days[0] as string) - dayMs)
  const until = new Date(Date.parse(days.at(-1) as string) + 2 * dayMs)
  let total = 0
  for await (const at of downloads.times(id, from, until)) {
    const day = dayOf(at)
    const count = counts.get(day)
    if (count === undefined) continue
    counts.set(day, count + 1)
    total++
  }
  return { days: [...counts].map(([day, count]) => ({ day, downloads: count })), total, timeZone }
}

export function downloadsCsv({ days }: OverTime): string {
  return toCsv(
    ['Day', 'Downloads'],
    days.map(({ day, downloads }) => [day, downloads]),
  )
}

function daysIn({ from, to, days }: Range, today: string): string[] {
  const last = to ?? today
  const first = from ?? addDays(last, 1 - days)
  const count = dayCount(first, last)
  if (count < 1) throw refuse('The first day can’t be after the last.')
  if (count > maxDays) throw refuse('Choose two years or less.')
  return daysBetween(first, last)
}

function refuse(message: string): Refusal {
  return new Refusal('invalid', 'Bad Request', { fields: { from: message } })
}
