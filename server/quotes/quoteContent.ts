/** The content of a quote that an admin wrote: its fields, its search terms and its fingerprint. */
import { createHash } from 'node:crypto'
import { searchTerms } from '#shared/chat/searchTerms'
import type { QuoteContent, QuoteFields } from '#shared/quotes/problems'
import type { StoredRevision } from './documents'

type Written = Omit<QuoteContent, 'lines'>

/** Without the lines, which are priced first. Each field is named, so that nothing else comes along. */
export function fieldsOf(content: Written): Pick<StoredRevision, keyof Written> {
  const { customer, company, email, phone, site, preparedBy, notes } = content
  const { discount, tax, callBox } = content
  return { customer, company, email, phone, site, preparedBy, notes, discount, tax, callBox }
}

/** The terms that it is found by. */
export function searchTermsOf(number: string, content: QuoteFields): string[] {
  const { customer, company, site, email, phone } = content
  return searchTerms(number, customer, company, site, email, phone)
}

/** Equal for equal fields and lines. */
export function fingerprint(content: QuoteContent, requestId: string | null): string {
  const lines = content.lines.map(({ id, quantity }) => [id, quantity])
  const parts = [requestId, Object.entries(fieldsOf(content)), lines]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
