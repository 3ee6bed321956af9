/** Days in New York, computed without the product's code. */
const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const clockFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/New_York',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

export function dayOf(at: number): string {
  return dayFormat.format(at)
}

/** Start of the day that contains this moment. */
export function midnightBefore(at: number): number {
  const today = dayOf(at)
  let start = at
  for (const step of [hour, minute, 1_000, 1]) while (dayOf(start - step) === today) start -= step
  return start
}

/** Noon of the next day with a clock change. */
export function nextChange(from: number): number {
  for (let at = from; ; at += day) {
    const start = midnightBefore(at)
    const noon = start + 12 * hour
    if (clockFormat.format(noon) !== '12:00:00') return noon
  }
}
