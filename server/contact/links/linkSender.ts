/**
 * Sends the link to where someone in the contact dialog wants it: to a phone whose owner agrees, or
 * by email. Repeating an order sends nothing twice.
 */
import type { contactCalls } from '#shared/contact/calls'
import type { Received, Sent } from '#shared/contract'
import { dialedMobile, type LinkWay, wayOf } from '#shared/linkWays'
import type { Cause } from '#shared/undelivered/causes'
import { perDay } from '../../http/limits/limits'
import { Refusal } from '../../http/refusal'
import type { DailyCount } from '../../jobs/dailyCount'
import type { Emails } from '../../mail/emailQueue'
import type { Known } from './documents'
import type { LinkEmail } from './linkEmail'
import type { LinkOrder } from './links'

type SendLink = (typeof contactCalls)['sendLink']
type Order = Received<SendLink['body']>
type Reply = Sent<SendLink['reply']>

/** Sends texts; see phone/. */
export interface TextWay {
  keyOf(number: string): string
  /** Why a number can't be texted, for who typed it; null if it can. */
  whyNoTexts(number: string): Promise<string | null>
  /** Resolves once it is stored. Repeating a cause changes nothing. */
  send(text: { cause: Cause; number: string; link: string }): Promise<void>
}

interface SendingParts {
  link: (order: LinkOrder) => Promise<string | null>
  /** Null if texts can't be sent. */
  texts: TextWay | null
  emails: Emails<LinkEmail> | null
  keysOf: (address: string) => Promise<{ exact: string; mailbox: string }>
  daily: DailyCount
}

export class LinkSender {
  constructor(private readonly parts: SendingParts) {}

  ways(): LinkWay[] {
    return [
      ...(this.parts.texts ? (['text'] as const) : []),
      ...(this.parts.emails ? (['mail'] as const) : []),
    ]
  }

  async send(order: Order): Promise<Reply> {
    const { texts, emails } = this.parts
    const way = wayOf(order.to)
    if (way === 'mail' && emails) return this.byEmail(order, emails)
    if (way === 'text' && texts) return this.byText(order, texts)
    throw new Refusal('unavailable', 'This server can’t send links this way.')
  }

  /** Once there is a link: orders that the recipient's own limit refuses use up nobody's day. */
  private async count(way: LinkWay): Promise<void> {
    if (!(await this.parts.daily.take(`links ${way}`, perDay.links)))
      throw new Refusal('too-many', 'Too many links were sent today.')
  }

  private async byText({ id, to, name }: Order, texts: TextWay): Promise<Reply> {
    const number = dialedMobile(to)
    const why = await texts.whyNoTexts(number)
    if (why) throw new Refusal('invalid', 'Bad Request', { fields: { to: why } })
    const recipientKey = texts.keyOf(number)
    const cause = causeOf(id, recipientKey)
    const link = await this.madeFor(cause, recipientKey, { name, phone: to })
    await this.count('text')
    await texts.send({ cause, number, link })
    return { way: 'text' }
  }

  private async byEmail({ id, to, name }: Order, emails: Emails<LinkEmail>): Promise<Reply> {
    const { exact, mailbox: key } = await this.parts.keysOf(to)
    const cause = causeOf(id, exact)
    const data = async () => {
      const link = await this.madeFor(cause, key, { name, email: to })
      await this.count('mail')
      return { link }
    }
    const end = await emails.sendAndWait({ cause, key, to, data })
    if (end === 'refused') {
      const fields = { to: 'The mail server rejected this address.' }
      throw new Refusal('invalid', 'Bad Request', { fields })
    }
    if (end === 'failed') throw new Refusal('gone', 'We couldn’t send the e-mail.')
    return { way: 'mail', isSent: end === 'sent' }
  }

  private async madeFor(
    cause: string,
    recipientKey: string,
    { name, ...reach }: Known & { name: string },
  ): Promise<string> {
    const known = { ...reach, ...(name === '' ? {} : { name }) }
    const link = await this.parts.link({ cause, recipientKey, known, origin: { channel: 'site' } })
    if (link === null) throw new Refusal('too-many', 'Too many links were sent there today.')
    return link
  }
}

/** The id is the sender's own: with another number or address it is another order. */
function causeOf(id: string, to: string): Cause {
  return `dialog.${id}.${to}`
}
