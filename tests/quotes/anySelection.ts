import fc from 'fast-check'
import { catalogue } from '#server/quotes/catalogue'
import { maxQuantity, type Selection } from '#shared/quotes/rules'

/** Any items of the catalogue, any quantity of each, in any order. */
export const anySelection: fc.Arbitrary<Selection> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...catalogue.items.map(({ id }) => id)),
    quantity: fc.integer({ min: 1, max: maxQuantity }),
  }),
  { selector: ({ id }) => id },
)
