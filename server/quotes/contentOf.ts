/** What an admin wrote of a quote, as its current revision holds it. */
import { createHash } from 'node:crypto'
import { wordsOf } from '#shared/chat/words'
import type { QuoteContent, QuoteWords } from '#shared/quotes/problems'
import type { StoredRevision } from './documents'

type Written = Omit<QuoteContent, 'lines'>

/** Without the lines, which are priced first. Each field is named, so that nothing else comes along. */
export function writtenIn(content: Written): Pick<StoredRevision, keyof Written> {
  const { customer, company, email, phone, site, preparedBy, notes } = content
  const { discount, tax, callBox } = content
  return { customer, company, email, phone, site, preparedBy, notes, discount, tax, callBox }
}

/** What it is found by. */
export function wordsIn(number: string, content: QuoteWords): string[] {
  const { customer, company, site, email, phone } = content
  return wordsOf(number, customer, company, site, email, phone)
}

/** The same for the same words and lines. */
export function fingerprint(content: QuoteContent, requestId: string | null): string {
  const lines = content.lines.map(({ id, quantity }) => [id, quantity])
  const parts = [requestId, Object.entries(writtenIn(content)), lines]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
