/** The hour of the company's day (0 to 23) at a moment, in TIME_ZONE. */
export function hourReader(timeZone: string): (at: Date) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  return (at) => Number(format.format(at))
}
