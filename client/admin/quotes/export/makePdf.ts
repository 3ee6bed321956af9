/** Makes a quote's PDF; whatever draws it is loaded only now. */
import type { PrintedQuote } from '../pdf/quoteDocument'
import type { Audience } from '../pdf/views'

export async function makePdf(audience: Audience, quote: PrintedQuote) {
  const { makeQuotePdf } = await import('../pdf/makeQuotePdf')
  return makeQuotePdf(audience, quote)
}
