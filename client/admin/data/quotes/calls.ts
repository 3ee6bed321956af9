/** The calls about the price list and saved quotes, and their query keys. */
import { queryOptions } from '@tanstack/react-query'
import { quotesAddresses, savedQuoteAddresses } from '#shared/quotes/addresses'
import type { quotesCalls, savedQuoteCalls } from '#shared/quotes/calls'
import { client } from '../../../api'

export const quotes = client<typeof quotesCalls>(quotesAddresses)
export const savedQuotes = client<typeof savedQuoteCalls>(savedQuoteAddresses)

export const keys = {
  all: ['saved-quotes'],
  catalog: ['quotes', 'catalog'],
  settings: ['quote-settings'],
  counts: ['saved-quotes', 'counts'],
  /** Refetched together with the counts. */
  customerEvents: ['saved-quotes', 'counts', 'customer events'],
  /** Key prefix of all lists, followed by the list's filters. */
  lists: ['saved-quotes', 'list'],
  /** Quotes that answer requests. */
  requests: ['saved-quotes', 'request'],
  of: (id: string) => ['saved-quotes', 'one', id],
} as const

export const settingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: ({ signal }) => savedQuotes.settings({}, { signal }),
})
