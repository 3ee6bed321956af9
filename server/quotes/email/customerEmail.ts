/** Emails to a quote's customer that no admin writes: paragraphs, with the PDF where it helps. */
import { company } from '#shared/company'
import { attachedPdf, type Pdf } from '../../mail/attachedPdf'
import type { EmailKind } from '../../mail/emailQueue'

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
