/**
 * Sends the link to where somebody in the contact dialog wants it: to a phone whose owner agrees, or
 * by letter. A repeat of the same order sends nothing twice.
 */
import { dialled } from '#shared/company'
import type { contactCalls } from '#shared/contact/calls'
import { type LinkWay, wayOf } from '#shared/contact/linkWays'
import type { Received, Sent } from '#shared/contract'
import { Refusal } from '../../http/refusal'
import type { DailyCount } from '../../jobs/dailyCount'
import type { Known } from './documents'
import type { LinkLetters } from './letters'
import type { LinkOrder } from './links'

type SendLink = (typeof contactCalls)['sendLink']
type Order = Received<SendLink['body']>
type Reply = Sent<SendLink['reply']>

/** Who sends texts; see phone/. */
export interface TextWay {
  keyOf(number: string): string
  /** Resolves once it is stored. The same cause again changes nothing. */
  send(text: { cause: string; number: string; link: string }): Promise<void>
}

/**
 * By one way on a day: strangers order links to strangers, and may use up neither the day's texts, which
 * are answers too, nor the mail server's good name.
 */
const mostADay = 500

interface SendingParts {
  link: (order: LinkOrder) => Promise<string | null>
  /** Null where nobody sends them. */
  texts: TextWay | null
  letters: LinkLetters | null
  daily: DailyCount
}

export class LinkSending {
  constructor(private readonly parts: SendingParts) {}

  ways(): LinkWay[] {
    return [
      ...(this.parts.texts ? (['text'] as const) : []),
      ...(this.parts.letters ? (['mail'] as const) : []),
    ]
  }

  async send(order: Order): Promise<Reply> {
    const { texts, letters } = this.parts
    const way = wayOf(order.to)
    if (way === 'mail' && letters) return this.byLetter(order, letters)
    if (way === 'text' && texts) return this.byText(order, texts)
    throw new Refusal('unavailable', 'This server can’t send links this way.')
  }

  private async count(way: LinkWay): Promise<void> {
    if ((await this.parts.daily.add(`links ${way}`)) > mostADay)
      throw new Refusal('too-many', 'Too many links were sent today.')
  }

  private async byText({ id, to, name }: Order, texts: TextWay): Promise<Reply> {
    const number = dialled(to.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, ''))
    const by = texts.keyOf(number)
    const cause = causeOf(id, by)
    await this.count('text')
    const link = await this.madeFor(cause, by, { name, phone: to })
    await texts.send({ cause, number, link })
    return { way: 'text' }
  }

  private async byLetter({ id, to, name }: Order, letters: LinkLetters): Promise<Reply> {
    const { exact, mailbox: key } = await letters.keysOf(to)
    const cause = causeOf(id, exact)
    const link = async () => {
      await this.count('mail')
      return this.madeFor(cause, key, { name, email: to })
    }
    const end = await letters.once({ cause, key, to, link })
    if (end === 'refused') {
      const fields = { to: 'The mail server rejected this address.' }
      throw new Refusal('invalid', 'Bad Request', { fields })
    }
    if (end === 'failed') throw new Refusal('gone', 'We couldn’t send the e-mail.')
    return { way: 'mail', isSent: end === 'sent' }
  }

  private async madeFor(
    cause: string,
    by: string,
    { name, ...reach }: Known & { name: string },
  ): Promise<string> {
    const known = { ...reach, ...(name === '' ? {} : { name }) }
    const link = await this.parts.link({ cause, by, known, origin: { channel: 'site' } })
    if (link === null) throw new Refusal('too-many', 'Too many links were sent there today.')
    return link
  }
}

/** The id is the sender's own: with another number or address it is another order. */
function causeOf(id: string, to: string): string {
  return `dialog.${id}.${to}`
}
