/**
 * Confirms a request to its sender, with its reference: once, even across crashes. Anyone can type
 * anyone's address, so the email contains nothing they typed, and a mailbox gets few per day.
 */
import { company } from '#shared/company'
import type { Cause } from '#shared/undelivered/causes'
import { perDay } from '../http/limits/limits'
import type { DailyCount } from '../jobs/dailyCount'
import type { EmailKind, Emails } from '../mail/emailQueue'
import type { StoredRequest } from './documents'

interface Confirmation {
  reference: string
}

export const confirmationEmail: EmailKind<Confirmation> = {
  name: 'request-confirmation',
  write({ reference }) {
    const { name, quotePhone } = company
    const paragraphs = [
      'Thank you for your request for a quote. We’ll get back to you.',
      `Your reference is ${reference}. Use it when you contact us.`,
      `Questions? Call ${quotePhone} or reply to this e-mail. If you didn’t ask for a quote, ignore it.`,
      name,
    ]
    return { subject: `${name}: we got your request ${reference}`, text: paragraphs.join('\n\n') }
  },
}

interface Parts {
  daily: DailyCount
  keysOf: (address: string) => Promise<{ mailbox: string }>
  /** Null without a mail server. */
  emails: Emails<Confirmation> | null
}

export class Confirmations {
  constructor(private readonly parts: Parts) {}

  async send(request: StoredRequest): Promise<void> {
    const { emails, daily, keysOf } = this.parts
    const { email: to, reference } = request
    if (!emails || to === '' || request.unconfirmed) return
    const { mailbox } = await keysOf(to)
    const key = keyOfConfirmation(request)
    // A corrected address is confirmed, too. Earlier versions stored the key as the cause.
    const cause: Cause = `${key}.${mailbox}`
    if ((await emails.known([key, cause])).size > 0) return
    if (!(await daily.take(`confirmations ${mailbox}`, perDay.confirmationsOfMailbox))) return
    if (!(await daily.take('confirmations', perDay.confirmations))) return
    await emails.enqueue({ cause, key, to, data: async () => ({ reference }) })
  }
}

export function keyOfConfirmation({ _id }: Pick<StoredRequest, '_id'>): Cause {
  return `request.${_id}`
}
