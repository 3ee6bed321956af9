/** What a quote on paper is made of; client/quote/pdf draws it. Pure, and free of zod. */
import type { CallBox } from './callBox'
import type { QuoteFields } from './problems'
import type { CatalogueItem, Terms } from './rules'

/** The draft at hand, or one that is saved. */
export interface PrintedQuote extends QuoteFields, Terms {
  /** At the prices of the quote. */
  lines: readonly (CatalogueItem & { quantity: number })[]
  callBox: CallBox | null
  /** The company's terms, where there are any. */
  conditions: { lines: readonly string[]; since: string } | null
  priceList: { version: number; since: string }
  /** From which it is valid, YYYY-MM-DD. */
  date: string
  /** For the file's name, YYYY-MM-DD. */
  today: string
  /** Null for what is not saved. */
  saved: {
    number: string
    revision: number
    isDraft: boolean
    /** The private link as an absolute address, where there is one. Only the customer's has it. */
    link: string | null
  } | null
}
