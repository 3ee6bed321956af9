/** The first and last day on which a quote is valid, in the company's days (YYYY-MM-DD). */
import { company } from '#shared/company'
import { addDays } from '#shared/days'

export function validFrom(day: string): { date: string; validUntil: string } {
  return { date: day, validUntil: addDays(day, company.quoteValidDays) }
}
