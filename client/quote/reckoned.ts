/** The sections and the sums of a quote, as its customer sees them. */
import type { PrivateQuote } from '#shared/quotes/records'
import {
  dueOf,
  installationOf,
  type Reckoning,
  reckon,
  type Section,
  savedSections,
} from '#shared/quotes/rules'

type PublicLine = PrivateQuote['lines'][number]

export interface Reckoned extends Reckoning {
  sections: readonly Section<PublicLine>[]
  /** Tenths of an hour. */
  installation: number
}

export function reckoned({ lines, discount, tax }: PrivateQuote): Reckoned {
  const sections = savedSections(lines)
  const list = dueOf(sections, ({ msrp }) => msrp)
  return { ...reckon(list, { discount, tax }), sections, installation: installationOf(sections) }
}
