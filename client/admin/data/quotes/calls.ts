/** The calls about saved quotes, and the names their answers are cached under. */
import { savedQuoteAddresses } from '#shared/quotes/addresses'
import type { savedQuoteCalls } from '#shared/quotes/calls'
import { client } from '../../../api'

export const savedQuotes = client<typeof savedQuoteCalls>(savedQuoteAddresses)

export const keys = {
  all: ['saved-quotes'],
  counts: ['saved-quotes', 'counts'],
  /** All lists; each adds what it wants. */
  lists: ['saved-quotes', 'list'],
  /** Those that answer requests. */
  requests: ['saved-quotes', 'request'],
  of: (id: string) => ['saved-quotes', 'one', id],
} as const
