/** A quote's sections and totals as its customer sees them. */
import type { PrivateQuote } from '#shared/quotes/records'
import {
  dueOf,
  installationOf,
  type QuoteTotals,
  calculateTotals,
  type Section,
  savedSections,
} from '#shared/quotes/rules'

type PublicLine = PrivateQuote['lines'][number]

export interface CustomerTotals extends QuoteTotals {
  sections: readonly Section<PublicLine>[]
  /** In tenths of an hour. */
  installation: number
}

export function customerTotals({ lines, discount, tax }: PrivateQuote): CustomerTotals {
  const sections = savedSections(lines)
  const list = dueOf(sections, ({ msrp }) => msrp)
  return {
    ...calculateTotals(list, { discount, tax }),
    sections,
    installation: installationOf(sections),
  }
}
