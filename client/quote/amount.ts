import { money } from '#shared/quotes/rules'

/** '$1,280.00', from cents. */
export function amount(cents: number): string {
  return `$${money(cents)}`
}
