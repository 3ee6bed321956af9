/** All figures of a quote as admins see them. Pure. */
import {
  type CatalogItem,
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
  /** In tenths of an hour. */
  installation: number
}

/** A rate that isn't a number yet counts as zero. */
export function figuresOf(sections: readonly Section<CatalogItem>[], typed: Terms): Figures {
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
