/** The file that the customer accepted, while it is kept. Pure. */
import { acceptanceIn } from '#shared/quotes/acceptance'
import { acceptedPdfPath } from '#shared/quotes/addresses'
import type { Quote } from '#shared/quotes/records'

/** Null if nothing was accepted, or the customer was erased since. */
export function acceptedPdfOf(quote: Quote, revision: number): string | null {
  const acceptance = acceptanceIn(quote.history, revision).accepted
  if (acceptance?.pdf === undefined) return null
  const { at, pdf } = acceptance
  if (quote.history.some((event) => event.what === 'erased' && event.at >= at)) return null
  return acceptedPdfPath(quote.id, pdf)
}
