/** The next sensible step for a quote, by its status; all others are in the menu. Pure. */
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
  | 'revoke'
  | 'remove'

interface Standing {
  status: Status
  hasLink: boolean
  /** Whether the customer accepted it and the accepted file is kept. */
  hasAcceptedPdf: boolean
  /** False for an earlier revision, which is read-only. */
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
