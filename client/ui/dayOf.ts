import { companyZone } from './companyZone'

/** Formats a time as 'Nov 18, 2026', in the company's time zone. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: companyZone() }).format(
    at,
  )
}
