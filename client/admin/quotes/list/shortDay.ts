import { utcStartOf } from '#shared/days'

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** Formats '2026-12-21' as 'Dec 21, 2026'. */
export function shortDay(day: string): string {
  return format.format(utcStartOf(day))
}
