/** A date range chosen by an admin, both days included, with the server's checks. */
import { longestRangeDays } from '#shared/analytics/ranges'
import { dayCount, isDay } from '#shared/days'

export interface Days {
  from: string
  to: string
}
export type DaysProblems = Partial<Record<keyof Days, string>>

const missing = 'Choose a day.'
const otherCentury = 'Choose a day of this century.'
const coming = 'This day is in the future.'

/** Null if there are none. `today` is unknown before the first figures. */
export function daysProblems({ from, to }: Days, today?: string): DaysProblems | null {
  const problems: DaysProblems = {}
  if (!isDay(from)) problems.from = wrongDay(from)
  else if (today !== undefined && from > today) problems.from = coming
  if (!isDay(to)) problems.to = wrongDay(to)
  else if (today !== undefined && to > today) problems.to = coming
  else if (!problems.from && from > to) problems.to = 'The last day can’t be before the first.'
  else if (!problems.from && dayCount(from, to) > longestRangeDays) {
    problems.to = 'Choose three years or less.'
  }
  return problems.from || problems.to ? problems : null
}

function wrongDay(text: string): string {
  return /^\d+-\d\d-\d\d$/.test(text) && !text.startsWith('20') ? otherCentury : missing
}
