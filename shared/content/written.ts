/** How amounts, lists and dates are written in texts. */

/** `$2,000` */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}

/** `one, two and three` */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
}

/** A sentence that ends in a fact, with one period also after one such as `9 p.m.` or `Gates Inc.` */
export function sentence(text: string): string {
  return text.replace(/\.\.$/, '.')
}

/** `90 days`; `1 day` for one. */
export function days(count: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  }).format(count)
}

/** `June 3, 2025` from `2025-06-03`, the same in every time zone. */
export function written(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
