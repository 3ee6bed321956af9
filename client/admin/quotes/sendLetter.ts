/** The one call with two ids, the quote's in its address and the letter's in its body. */

import type { savedQuoteCalls } from '#shared/quotes/calls'
import type { Quote } from '#shared/quotes/records'
import { client } from '../../api'
import type { Letter } from './useDeeds'

/** The mail server is waited for. */
const timeout = 90_000

type Mailing = Omit<typeof savedQuoteCalls.mail, 'address'> & { address: 'POST /api/quotes' }

export function sendLetter(quoteId: string, rev: number, letter: Letter): Promise<Quote> {
  const address = `POST /api/quotes/${encodeURIComponent(quoteId)}/mails`
  const { mail } = client<{ mail: Mailing }>({ mail: address as Mailing['address'] })
  return mail({ ...letter, rev }, { timeout })
}
