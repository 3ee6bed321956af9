/** The email with a private link to the quote form. */
import { company } from '#shared/company'
import { linkDays } from '#shared/lifetimes'
import type { EmailKind } from '../../mail/emailQueue'

export interface LinkEmail {
  /** An absolute URL. */
  link: string
}

export const linkEmail: EmailKind<LinkEmail> = {
  name: 'quote-form',
  write({ link }) {
    const { name, quotePhone } = company
    const paragraphs = [
      'Here’s the quote form you asked for on our site:',
      link,
      `The link is just for you, works once, and is valid for ${linkDays} days. If you didn’t ask for it, ignore this e-mail.`,
      `Questions? Call ${quotePhone} or reply to this e-mail.`,
      name,
    ]
    return { subject: `Your quote form from ${name}`, text: paragraphs.join('\n\n') }
  },
}
