import { money } from '#shared/quotes/rules'

/** Formats cents as '$1,280.00'. */
export function amount(cents: number): string {
  return `$${money(cents)}`
}
