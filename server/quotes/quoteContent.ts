/** The content of a quote as an admin wrote it: its fields, search terms and fingerprint. */
import { createHash } from 'node:crypto'
import { searchTerms } from '#shared/chat/searchTerms'
import type { QuoteContent, QuoteFields } from '#shared/quotes/problems'
import type { StoredRevision } from './documents'

type Written = Omit<QuoteContent, 'lines'>

/** Without the lines, which are priced first. Names every field, so that nothing else gets in. */
export function fieldsOf(content: Written): Pick<StoredRevision, keyof Written> {
  const { customer, company, email, phone, site, preparedBy, notes } = content
  const { discount, tax, callBox } = content
  return { customer, company, email, phone, site, preparedBy, notes, discount, tax, callBox }
}

export function searchTermsOf(number: string, content: QuoteFields): string[] {
  const { customer, company, site, email, phone } = content
  return searchTerms(number, customer, company, site, email, phone)
}

/** Contact details aren't shown to the customer: they may change though the quote was sent. */
export function withEmail(quote: QuoteFields & { number: string }, email: string) {
  return { email, words: searchTermsOf(quote.number, { ...quote, email }) }
}

/** Equal for equal fields and lines. */
export function fingerprint(content: QuoteContent, requestId: string | null): string {
  const lines = content.lines.map(({ id, quantity }) => [id, quantity])
  const parts = [requestId, Object.entries(fieldsOf(content)), lines]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
