/** The first and last day on which a quote is valid, in the company's days (YYYY-MM-DD). */
import { company } from '#shared/company'

const dayMs = 86_400_000

export function validFrom(day: string): { date: string; validUntil: string } {
  const last = new Date(Date.parse(`${day}T00:00:00Z`) + company.quoteValidDays * dayMs)
  return { date: day, validUntil: last.toISOString().slice(0, 10) }
}
