/** Makes a quote's PDF; whatever draws it is loaded only now. */
import type { Paper } from '#shared/paper'
import type { PrintedQuote } from '#shared/quotes/printed'
import type { Audience } from '../../../quote/pdf/views'

export async function makePdf(audience: Audience, quote: PrintedQuote, paper: Paper) {
  const { makeQuotePdf } = await import('./makeQuotePdf')
  return makeQuotePdf(audience, quote, paper)
}
