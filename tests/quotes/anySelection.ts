import fc from 'fast-check'
import { catalog } from '#server/quotes/catalog'
import { maxQuantity, type Selection } from '#shared/quotes/rules'

/** Any items of the catalog, any quantity of each, in any order. */
export const anySelection: fc.Arbitrary<Selection> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...catalog.items.map(({ id }) => id)),
    quantity: fc.integer({ min: 1, max: maxQuantity }),
  }),
  { selector: ({ id }) => id },
)
