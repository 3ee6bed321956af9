/** The customer's acceptance of a revision, and the accepted file while kept. Pure. */
import { acceptedPdfPath } from '#shared/quotes/addresses'
import type { Quote } from '#shared/quotes/records'

export function acceptanceOf({ history }: Quote, revision: number) {
  return history.findLast(
    (one) => one.what === 'accepted' && one.isCustomers && one.revision === revision,
  )
}

/** Null if nothing was accepted, or the customer was erased since. */
export function acceptedPdfOf(quote: Quote, revision: number): string | null {
  const acceptance = acceptanceOf(quote, revision)
  if (acceptance?.pdf === undefined) return null
  const { at, pdf } = acceptance
  if (quote.history.some((event) => event.what === 'erased' && event.at >= at)) return null
  return acceptedPdfPath(quote.id, pdf)
}
