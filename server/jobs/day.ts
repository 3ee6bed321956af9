/** The company's calendar day (YYYY-MM-DD) of a moment, in TIME_ZONE, across daylight saving. */

const quarterHour = 900_000

export function dayReader(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  // Every zone's offset is a multiple of 15 minutes, so a quarter of an hour is all on one day.
  let quarter = Number.NaN
  let day = ''
  return (at) => {
    const wanted = Math.floor(at.getTime() / quarterHour)
    if (wanted !== quarter) {
      quarter = wanted
      day = format.format(at)
    }
    return day
  }
}
