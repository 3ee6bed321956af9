/** The sections and the sums of a quote, as its customer sees them. */
import type { PrivateQuote } from '#shared/quotes/records'
import {
  categories,
  dueOf,
  installationOf,
  type Reckoning,
  reckon,
  type Section,
} from '#shared/quotes/rules'

type PublicLine = PrivateQuote['lines'][number]

export interface Reckoned extends Reckoning {
  sections: readonly Section<PublicLine>[]
  /** Tenths of an hour. */
  installation: number
}

export function reckoned({ lines, discount, tax }: PrivateQuote): Reckoned {
  const sections = categories
    .map((category) => ({
      category,
      lines: lines
        .filter((line) => line.category === category.id)
        .map((item) => ({ item, quantity: item.quantity })),
    }))
    .filter((section) => section.lines.length > 0)
  const list = dueOf(sections, ({ msrp }) => msrp)
  return { ...reckon(list, { discount, tax }), sections, installation: installationOf(sections) }
}
