/**
 * Letters with a link. Whoever asked for one waits until the mail server has it; only then is it told
 * as sent. What the server's own end cut off is sent again when it is asked for again, under the same
 * id, by which mail programs know a letter that came twice.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { SendMailOptions } from 'nodemailer'
import { company } from '#shared/company'
import { linkDays } from '#shared/contact/rules'
import { keyedHash, ownSecret } from '../../ownSecret'
import type { Post } from '../../post'
import { postFailure } from '../../postProblem'
import { Refusal } from '../../refusal'
import type { Store } from '../../store/port'

/** How long a stop waits for the letters on their way. */
const graceMs = 4_000
/** How long a repeat is known for one. */
const rememberedMs = 10 * 60_000

export class LinkLetters {
  private readonly running = new Map<string, Promise<void>>()
  private readonly ending = new AbortController()

  constructor(
    private readonly store: Store,
    private readonly post: Post,
    private readonly log: FastifyBaseLogger,
  ) {}

  async keyOf(address: string): Promise<string> {
    return keyedHash(await ownSecret(this.store, 'letters-key'), address.toLowerCase())
  }

  /** Resolves once the mail server has it. The same id again waits for the same end. */
  async once(id: string, to: string, link: () => Promise<string>): Promise<void> {
    const key = `${id} ${to}`
    const known = this.running.get(key)
    if (known) return known
    const sending = this.send(id, to, link)
    this.running.set(key, sending)
    try {
      await sending
      setTimeout(() => this.running.delete(key), rememberedMs).unref()
    } catch (error) {
      this.running.delete(key)
      throw error
    }
  }

  async stop(): Promise<void> {
    const cutting = setTimeout(() => this.ending.abort(), graceMs)
    await Promise.allSettled(this.running.values())
    clearTimeout(cutting)
  }

  private async send(id: string, to: string, link: () => Promise<string>): Promise<void> {
    const letter = letterOf(id, to, await link())
    try {
      await this.post.send(letter, this.ending.signal)
    } catch (error) {
      const { response: _, ...failure } = postFailure(error)
      // Without the mail server's words, which may quote the letter and its link.
      this.log.warn({ letter: id, ...failure }, 'a link was not sent')
      if (failure.code === 'EENVELOPE' && failure.command === 'RCPT TO') {
        const fields = { to: 'The mail server does not take this address.' }
        throw new Refusal('invalid', 'Bad Request', { fields })
      }
      throw new Refusal('unavailable', 'The letter was not sent.', { retryAfter: 5 })
    }
  }
}

function letterOf(id: string, to: string, link: string): SendMailOptions {
  const { name, supportEmail: address, quotePhone } = company
  const paragraphs = [
    'Here is your form for a quote, as you asked for on our site:',
    link,
    `The link is for you alone, works once, and is valid for ${linkDays} days. If you did not ask for it, ignore this letter.`,
    `For any question call ${quotePhone}, or answer this e-mail.`,
    name,
  ]
  return {
    messageId: `<${id}@${address.slice(address.indexOf('@') + 1)}>`,
    from: { name, address },
    // As an object, so that the address is never read as a list of several.
    to: { name: '', address: to },
    subject: `Your quote form from ${name}`,
    text: paragraphs.join('\n\n'),
    xMailer: false,
  }
}
