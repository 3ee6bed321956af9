/** All figures of a quote as the admin sees them. Pure. */
import {
  type CatalogueItem,
  type Due,
  dueOf,
  installationOf,
  marginOf,
  type Reckoning,
  reckon,
  type Section,
  type Terms,
} from '#shared/quotes/rules'

export interface Figures extends Reckoning {
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
  const reckoning = reckon(
    dueOf(sections, (item) => item.msrp),
    terms,
  )
  return {
    ...reckoning,
    terms,
    cost,
    margin: marginOf(reckoning, cost),
    installation: installationOf(sections),
  }
}
