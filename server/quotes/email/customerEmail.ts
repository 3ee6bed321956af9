/** Emails to a quote's customer that no admin writes: paragraphs, with the PDF where it helps. */
import { company } from '#shared/company'
import { attachedPdf, type Pdf } from '../../mail/attachedPdf'
import type { EmailKind } from '../../mail/emailQueue'
import { emailKeys } from '../documents'

export interface CustomerEmail {
  subject: string
  paragraphs: string[]
  pdf: Pdf | null
  /** Unless this or `change` holds, it is outdated by the time a mail server takes it. */
  onlyWhile?: QuoteState
  /** Holds while nothing was answered, changed or sent since. */
  change?: QuoteChange
  /** The first e-mail of the quote to the same address: outdated once nothing more goes there. */
  follows?: QuoteMail
}

export interface QuoteMail {
  quoteId: string
  mailId: string
}

export interface QuoteState {
  quoteId: string
  revision: number
  /** `sent`: awaits an answer at its link. */
  status: 'sent' | 'accepted'
}

export interface QuoteChange {
  quoteId: string
  /** Its event's time, in epoch milliseconds. */
  at: number
}

export const customerEmail: EmailKind<CustomerEmail> = {
  name: 'quote-customer',
  write: ({ subject, paragraphs, pdf }) => ({
    subject,
    text: [...paragraphs, company.name].join('\n\n'),
    ...(pdf && { attachments: [attachedPdf(pdf)] }),
  }),
}

/** Which event of its quote's history it is about; null if the history doesn't say what became of it. */
export function eventOf({ pdf, onlyWhile, change }: CustomerEmail) {
  // Of an acceptance, the history tells of the copy of the PDF.
  if (onlyWhile?.status === 'accepted' && !pdf) return null
  if (change) return { quoteId: change.quoteId, key: emailKeys.event(change.at) }
  return onlyWhile && { quoteId: onlyWhile.quoteId, key: emailKeys.reminder(onlyWhile.revision) }
}
