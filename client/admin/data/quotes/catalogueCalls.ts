import { quotesAddresses } from '#shared/quotes/addresses'
import type { quotesCalls } from '#shared/quotes/calls'
import { client } from '../../../api'

export const quotes = client<typeof quotesCalls>(quotesAddresses)
