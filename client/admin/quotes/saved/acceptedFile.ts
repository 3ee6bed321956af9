/** The customer's acceptance of the current revision, and the accepted file while kept. Pure. */
import { acceptedPdfPath } from '#shared/quotes/addresses'
import type { Quote } from '#shared/quotes/records'

export function acceptanceOf({ history, revision }: Quote) {
  return history.findLast(
    (one) => one.what === 'accepted' && one.isCustomers && one.revision === revision,
  )
}

/** Null if nothing was accepted or the customer was erased. */
export function acceptedPdfOf(quote: Quote): string | null {
  const pdf = acceptanceOf(quote)?.pdf
  if (pdf === undefined || quote.history.some(({ what }) => what === 'erased')) return null
  return acceptedPdfPath(quote.id, pdf)
}
