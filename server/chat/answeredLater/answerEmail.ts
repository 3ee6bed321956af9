/** The e-mail that carries a teammate's answer to who left a message. */
import { company } from '#shared/company'
import { linkDays } from '#shared/contact/rules'
import type { EmailKind } from '../../mail/emailQueue'

export interface AnswerEmail {
  /** The visitor's name as they gave it, and the teammate's. */
  to: string
  from: string
  text: string
  /** Absolute. */
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
