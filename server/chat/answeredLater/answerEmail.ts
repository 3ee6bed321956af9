/** The email with a teammate's answer to a visitor who left a message. */
import { company } from '#shared/company'
import { linkDays } from '#shared/lifetimes'
import type { EmailKind } from '../../mail/emailQueue'

export interface AnswerEmail {
  /** The visitor's name as they gave it. */
  to: string
  /** The teammate's name. */
  from: string
  text: string
  /** An absolute URL. */
  link: string
}

export const answerEmail: EmailKind<AnswerEmail> = {
  name: 'answer',
  write({ to, from, text, link }) {
    const paragraphs = [
      `Hello ${to},`,
      `${from} answered your message:`,
      text,
      `Read the whole conversation, and reply, here: ${link}`,
      `The link is just for you, and valid for ${linkDays} days on any device.`,
      company.name,
    ]
    return { subject: `${from} from ${company.name} answered you`, text: paragraphs.join('\n\n') }
  },
}
