/** Emails to a quote's customer that no admin writes: paragraphs, with the PDF where it helps. */
import { company } from '#shared/company'
import { attachedPdf, type Pdf } from '../mail/attachedPdf'
import type { EmailKind } from '../mail/emailQueue'

export interface CustomerEmail {
  subject: string
  paragraphs: string[]
  pdf: Pdf | null
  /** For a reminder, the link's token: pointless once the quote can't be accepted there. */
  remindsOf?: string
}

export const customerEmail: EmailKind<CustomerEmail> = {
  name: 'quote-customer',
  write: ({ subject, paragraphs, pdf }) => ({
    subject,
    text: [...paragraphs, company.name].join('\n\n'),
    ...(pdf && { attachments: [attachedPdf(pdf)] }),
  }),
}
