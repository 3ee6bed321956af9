/**
 * Letters with a quote. Each is recorded as being sent before the mail server hears of it, and how it
 * ended after; so a repeat never sends it again, and one that was cut off by the server's own end
 * stays `sending`: nobody knows.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Received } from '#shared/contract'
import { privateQuotePath } from '#shared/quotes/addresses'
import type { savedQuoteCalls } from '#shared/quotes/calls'
import { limits } from '#shared/quotes/limits'
import { Refusal } from '../http/refusal'
import type { Post } from '../mail/post'
import { postFailure, postProblem } from '../mail/postProblem'
import type { Changed } from './changes'
import type { StoredMail, StoredQuote } from './documents'
import type { Editing } from './editing'
import { letterOf } from './letter'
import { conflict } from './refusals'

type Order = Received<(typeof savedQuoteCalls)['mail']['body']>

/** How long a stop waits for the letters on their way. */
const graceMs = 4_000

export interface Sender {
  post: Post
  /** Where customers reach the site. */
  publicUrl: string
}

export class Mailing {
  /** By quote and letter: a repeat waits for the same end. */
  private readonly running = new Map<string, Promise<StoredQuote>>()
  private readonly ending = new AbortController()

  constructor(
    private readonly editing: Editing,
    private readonly sender: Sender | null,
    private readonly tell: (quote: StoredQuote) => void,
    private readonly log: FastifyBaseLogger,
  ) {}

  get sends(): boolean {
    return this.sender !== null
  }

  /** Resolves to the quote when the letter has ended one way or the other. */
  async send(id: string, order: Order): Promise<StoredQuote> {
    const key = `${id} ${order.id}`
    const known = this.running.get(key)
    if (known) return known
    const sending = this.sendOnce(id, order)
    this.running.set(key, sending)
    try {
      return await sending
    } finally {
      this.running.delete(key)
    }
  }

  /** Waits for the letters on their way, then breaks them off; how they ended is recorded. */
  async stop(): Promise<void> {
    const cutting = setTimeout(() => this.ending.abort(), graceMs)
    await Promise.allSettled(this.running.values())
    clearTimeout(cutting)
  }

  private async sendOnce(id: string, order: Order): Promise<StoredQuote> {
    const { sender } = this
    if (!sender) {
      throw new Refusal('unavailable', 'This server can’t send e-mail: SMTP_URL isn’t set.')
    }
    const pdf = pdfOf(order.pdf)
    const { quote, isNew } = await this.record(id, order)
    if (!isNew) return quote
    this.tell(quote)
    return this.deliver(quote, order, pdf, sender)
  }

  private record(id: string, { id: mailId, rev, to }: Order): Promise<Changed> {
    const isSent = ({ mails }: StoredQuote) => mails.some((mail) => mail.id === mailId)
    return this.editing.changes.once(id, rev, isSent, (current) => {
      if (current.mails.length >= limits.mails) {
        throw conflict(`This quote was e-mailed ${limits.mails} times, the maximum.`)
      }
      const { revision } = current
      const mail: StoredMail = {
        ...{ id: mailId, to, at: new Date(), revision, state: 'sending', problem: '' },
      }
      return { $set: this.editing.shared(current), $push: { mails: mail } }
    })
  }

  private async deliver(
    quote: StoredQuote,
    { id, to, subject, text }: Order,
    pdf: Buffer | null,
    { post, publicUrl }: Sender,
  ): Promise<StoredQuote> {
    const link = publicUrl + privateQuotePath(quote.token ?? '')
    let end: Pick<StoredMail, 'state' | 'problem'> = { state: 'sent', problem: '' }
    try {
      await post.send(letterOf({ id, to, subject, text, pdf, link, quote }), this.ending.signal)
    } catch (error) {
      const { response: _, ...failure } = postFailure(error)
      // Without the mail server's words, which may quote the letter and its link.
      this.log.warn({ quote: quote._id, mail: id, ...failure }, 'a letter was not sent')
      end = { state: 'failed', problem: postProblem(postFailure(error)) }
    }
    return this.close(quote, id, end)
  }

  private async close(
    { _id, mails }: StoredQuote,
    id: string,
    end: Pick<StoredMail, 'state' | 'problem'>,
  ): Promise<StoredQuote> {
    // Letters are only ever added, so each keeps its place.
    const place = `mails.${mails.findIndex((mail) => mail.id === id)}`
    const { quote } = await this.editing.changes.ofAny(_id, () => ({
      $set: { [`${place}.state`]: end.state, [`${place}.problem`]: end.problem },
    }))
    this.tell(quote)
    return quote
  }
}

function pdfOf(base64: string | undefined): Buffer | null {
  if (base64 === undefined) return null
  const pdf = Buffer.from(base64, 'base64')
  if (pdf.subarray(0, 5).toString('latin1') === '%PDF-') return pdf
  throw new Refusal('invalid', 'Bad Request', { fields: { pdf: 'This isn’t a PDF.' } })
}
