import { z } from 'zod'
import { calls } from '../contract'
import { quotesAddresses } from './addresses'

const figure = z.number().int().nonnegative()

export const CatalogueItem = z.object({
  id: z.string(),
  category: z.enum(['controller', 'cellular', 'sign', 'subscription']),
  name: z.string(),
  about: z.string(),
  /** What dealers pay, in cents. */
  cost: figure,
  /** Cents. */
  msrp: figure,
  /** Time to install, in tenths of an hour. */
  tenths: figure,
})

export const Catalogue = z.object({
  /** The company's: what "today" is on a quote. */
  timeZone: z.string(),
  /** Rises by one whenever a price changes. */
  version: z.number().int(),
  /** The day the version began: '2026-11-21'. */
  since: z.iso.date(),
  items: z.array(CatalogueItem),
})
export type Catalogue = z.infer<typeof Catalogue>

export const quotesCalls = calls(quotesAddresses, {
  catalogue: { access: 'admin', reply: Catalogue },
})
