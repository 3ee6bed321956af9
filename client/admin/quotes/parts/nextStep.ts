/** What is sensible to do next with a quote, by where it stands; everything else is in the menu. Pure. */
import type { Status } from '#shared/quotes/statuses'

export type Step =
  | 'mail'
  | 'link'
  | 'sent'
  | 'acceptedPdf'
  | 'revise'
  | 'duplicate'
  | 'dealerCsv'
  | 'customerCsv'
  | 'remove'

interface Standing {
  status: Status
  hasLink: boolean
  /** The customer accepted it, and the file that they accepted is kept. */
  hasAcceptedPdf: boolean
  /** No earlier revision, which is only read. */
  isLatest: boolean
}

export function nextStep({ status, hasLink, hasAcceptedPdf, isLatest }: Standing): Step {
  if (!isLatest) return 'duplicate'
  switch (status) {
    case 'draft':
      return 'mail'
    case 'sent':
      return 'link'
    case 'accepted':
      return hasAcceptedPdf ? 'acceptedPdf' : hasLink ? 'link' : 'duplicate'
    case 'declined':
    case 'canceled':
    case 'expired':
      return 'revise'
  }
}
