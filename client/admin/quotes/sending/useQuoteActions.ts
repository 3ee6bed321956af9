/** Actions on a quote; each reply is cached and shown at once. */
import { useQueryClient } from '@tanstack/react-query'
import type { Quote } from '#shared/quotes/records'
import type { SetStatus } from '#shared/quotes/statuses'
import { ApiError } from '../../../errors'
import { cacheQuote, removeQuote } from '../../data/quotes/cache'
import { keys, savedQuotes } from '../../data/quotes/calls'
import { session } from '../../data/session'

type Seen = Pick<Quote, 'id' | 'rev'>
export interface QuoteEmailDraft {
  id: string
  to: string
  subject: string
  text: string
  /** Whether `to` is the customer's address from now on. */
  correctsEmail: boolean
}
/** Long, because the call waits for the mail server. */
const mailTimeout = 90_000

export function useQuoteActions() {
  const queries = useQueryClient()

  /** A refusal refetches the quote and is passed on to the caller. */
  async function cacheAnswer(id: string, call: Promise<Quote>): Promise<Quote> {
    try {
      const quote = await call
      cacheQuote(queries, quote)
      return quote
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthorized') session.ended(queries)
      if (error instanceof ApiError) void queries.invalidateQueries({ queryKey: keys.of(id) })
      throw error
    }
  }

  return {
    share: ({ id, rev }: Seen) => cacheAnswer(id, savedQuotes.share({ id, rev })),
    revoke: ({ id }: Seen) => cacheAnswer(id, savedQuotes.revoke({ id })),
    revise: ({ id, rev }: Seen) => cacheAnswer(id, savedQuotes.revise({ id, rev })),
    discard: ({ id, rev }: Seen) => cacheAnswer(id, savedQuotes.discard({ id, rev })),
    setStatus: ({ id, rev }: Seen, status: SetStatus, why?: { reason: string; tell: boolean }) =>
      cacheAnswer(id, savedQuotes.setStatus({ id, rev, status, ...why })),
    eraseCustomer: ({ id }: Seen) => cacheAnswer(id, savedQuotes.eraseCustomer({ id })),
    mail: ({ id, rev }: Seen, email: QuoteEmailDraft) =>
      cacheAnswer(id, savedQuotes.mail({ quoteId: id, rev, ...email }, { timeout: mailTimeout })),
    async remove({ id }: Seen): Promise<void> {
      try {
        await savedQuotes.remove({ id })
      } catch (error) {
        // Another admin has already deleted it.
        if (!(error instanceof ApiError) || error.code !== 'not-found') throw error
      }
      removeQuote(queries, id)
    },
  }
}
