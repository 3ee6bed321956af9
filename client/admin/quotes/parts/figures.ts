/** All figures of a quote as the admin sees them. Pure. */
import {
  type CatalogueItem,
  type Due,
  dueOf,
  installationOf,
  marginOf,
  type QuoteTotals,
  calculateTotals,
  type Section,
  type Terms,
} from '#shared/quotes/rules'

export interface Figures extends QuoteTotals {
  terms: Terms
  cost: Due
  margin: Due
  /** Tenths of an hour. */
  installation: number
}

/** A rate that is no number yet counts as none. */
export function figuresOf(sections: readonly Section<CatalogueItem>[], typed: Terms): Figures {
  const terms = { discount: typed.discount || 0, tax: typed.tax || 0 }
  const cost = dueOf(sections, (item) => item.cost)
  const totals = calculateTotals(
    dueOf(sections, (item) => item.msrp),
    terms,
  )
  return {
    ...totals,
    terms,
    cost,
    margin: marginOf(totals, cost),
    installation: installationOf(sections),
  }
}
