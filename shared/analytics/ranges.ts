/** The periods to choose from. All but the free one end today; days are in TIME_ZONE. */

export const ranges = {
  today: { name: 'Today', days: 1 },
  '7d': { name: '7 days', days: 7 },
  '30d': { name: '30 days', days: 30 },
  '90d': { name: '90 days', days: 90 },
  '12m': { name: '12 months', days: 365 },
} as const
export type FixedRange = keyof typeof ranges
export const fixedRanges = Object.keys(ranges) as readonly FixedRange[]

/** Up to this many days are drawn by the hour. */
export const hourlyDays = 2

/** For the free range, `from` and `to` included. */
export const longestRangeDays = 3 * 366

const dayMs = 86_400_000

/** The day this many days later, or earlier if negative. By the calendar, so valid in every time zone. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The days from the first to the last, both included. */
export function daysBetween(from: string, to: string): string[] {
  const count = dayCount(from, to)
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
}

export function dayCount(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

/** A day of this century, so that a typed two-digit year is rejected. */
export function isDay(text: string): boolean {
  return (
    /^20\d\d-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
  )
}
