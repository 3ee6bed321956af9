/** Formats the conversation's dates and times in the visitor's time zone, in US English. */

export function dayOf(at: number): string {
  const day = new Date(at)
  return `${day.getFullYear()}-${day.getMonth()}-${day.getDate()}`
}

/** 'Today', 'Yesterday', or the date. */
export function dayName(at: number, now: number): string {
  if (dayOf(at) === dayOf(now)) return 'Today'
  const yesterday = new Date(now)
  yesterday.setDate(yesterday.getDate() - 1)
  if (dayOf(at) === dayOf(yesterday.getTime())) return 'Yesterday'
  return dateText(at)
}

export function dateText(at: number): string {
  return new Date(at).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}

export function timeText(at: number): string {
  return new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}
