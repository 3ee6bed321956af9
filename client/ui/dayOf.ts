const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** 'Nov 18, 2026', in this browser's time zone. */
export function dayOf(at: number): string {
  return format.format(at)
}
