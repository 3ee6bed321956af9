/**
 * Sends the link to where somebody in the contact dialog wants it: to a phone whose owner agrees, or
 * by letter. A repeat of the same order sends nothing twice.
 */
import { dialled } from '#shared/company'
import type { contactCalls } from '#shared/contact/calls'
import { type LinkWay, wayOf } from '#shared/contact/linkWays'
import type { Received } from '#shared/contract'
import { Refusal } from '../../refusal'
import type { Known } from './documents'
import type { LinkLetters } from './letters'
import type { LinkOrder } from './links'

type Order = Received<(typeof contactCalls)['sendLink']['body']>

/** Who sends texts; see phone/. */
export interface TextWay {
  keyOf(number: string): string
  /** Resolves once it is stored. The same cause again changes nothing. */
  send(text: { cause: string; number: string; link: string }): Promise<void>
}

export class LinkSending {
  /** Null where nobody sends texts. */
  texts: TextWay | null = null

  constructor(
    private readonly link: (order: LinkOrder) => Promise<string | null>,
    private readonly letters: LinkLetters | null,
  ) {}

  ways(): LinkWay[] {
    return [
      ...(this.texts ? (['text'] as const) : []),
      ...(this.letters ? (['mail'] as const) : []),
    ]
  }

  async send(order: Order): Promise<LinkWay> {
    const way = wayOf(order.to)
    if (way === 'mail' && this.letters) await this.byLetter(order, this.letters)
    else if (way === 'text' && this.texts) await this.byText(order, this.texts)
    else throw new Refusal('unavailable', 'This server sends no links this way.')
    return way
  }

  private async byText({ id, to, name }: Order, texts: TextWay): Promise<void> {
    const number = dialled(to.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, ''))
    const by = texts.keyOf(number)
    const cause = causeOf(id, by)
    const link = await this.madeFor(cause, by, { name, phone: to })
    await texts.send({ cause, number, link })
  }

  private async byLetter({ id, to, name }: Order, letters: LinkLetters): Promise<void> {
    const by = await letters.keyOf(to)
    await letters.once(id, to, () => this.madeFor(causeOf(id, by), by, { name, email: to }))
  }

  private async madeFor(
    cause: string,
    by: string,
    { name, ...reach }: Known & { name: string },
  ): Promise<string> {
    const known = { ...reach, ...(name === '' ? {} : { name }) }
    const link = await this.link({ cause, by, known, origin: { channel: 'site' } })
    if (link === null) throw new Refusal('too-many', 'Too many links went there today.')
    return link
  }
}

/** The id is the sender's own: with another number it is another order. */
function causeOf(id: string, by: string): string {
  return `dialog.${id}.${by}`
}
