/** The data of a printed quote; client/quote/pdf draws it. Pure and free of zod. */
import type { CallBox } from './callBox'
import type { QuoteFields } from './problems'
import type { CatalogItem, Terms } from './rules'

/** The current draft or a saved quote. */
export interface PrintedQuote extends QuoteFields, Terms {
  /** At the quote's prices. */
  lines: readonly (CatalogItem & { quantity: number })[]
  callBox: CallBox | null
  /** The company's terms, if any. */
  conditions: { lines: readonly string[]; since: string } | null
  priceList: { version: number; since: string }
  /** The first day it is valid, YYYY-MM-DD. */
  date: string
  /** For the file's name, YYYY-MM-DD. */
  today: string
  /** Null if not saved. */
  saved: {
    number: string
    revision: number
    isDraft: boolean
    /** The private link as an absolute address, if any. Only in the customer's copy. */
    link: string | null
  } | null
}
