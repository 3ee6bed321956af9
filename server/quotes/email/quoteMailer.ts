/**
 * Emails with a quote. Each is recorded in its quote before the queue has it, and so is its result,
 * so that a repeat never sends it again.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Received } from '#shared/contract'
import { privateQuotePath } from '#shared/quotes/addresses'
import type { savedQuoteCalls } from '#shared/quotes/calls'
import { limits } from '#shared/quotes/limits'
import type { Cause } from '#shared/undelivered/causes'
import type { ActivityInput } from '../../activity/port'
import { Refusal } from '../../http/refusal'
import type { EmailQueue, Emails, TriedEmail } from '../../mail/emailQueue'
import type { Changed } from '../changes'
import { hasLink, isWithdrawn, type StoredMail, type StoredQuote } from '../documents'
import type { Pdfs } from '../pdf/pdfs'
import { withEmail } from '../quoteContent'
import type { QuoteEditor } from '../quoteEditor'
import { conflict, noQuote } from '../refusals'
import { type QuoteEmail, writeQuoteEmail } from './quoteEmail'

type Order = Received<(typeof savedQuoteCalls)['mail']['body']>
type Result = Pick<StoredMail, 'state' | 'problem'>

interface MailingParts {
  editor: QuoteEditor
  pdfs: Pdfs
  /** Null without a mail server. */
  queue: EmailQueue | null
  /** The address at which customers reach the site. */
  publicUrl: string | undefined
  onChanged: (quote: StoredQuote) => void
  log: FastifyBaseLogger
}

export class QuoteMailer {
  private readonly emails: Emails<QuoteEmail> | null

  constructor(private readonly parts: MailingParts) {
    const { queue } = parts
    this.emails =
      queue &&
      queue.kind({
        name: 'quote',
        write: writeQuoteEmail,
        whyOutdated: (data) => this.whyOutdated(data),
        tried: ({ quoteId, mailId }, tried) => this.record(quoteId, mailId, resultOf(tried)),
      })
  }

  get sends(): boolean {
    return this.emails !== null && this.parts.publicUrl !== undefined
  }

  /** Resolves to the quote after the first attempt, or after a while. */
  async send(quoteId: string, order: Order, by: string): Promise<StoredQuote> {
    const { emails } = this
    const { publicUrl, editor, pdfs, onChanged, log } = this.parts
    if (!emails || publicUrl === undefined)
      throw new Refusal('unavailable', 'This server can’t send e-mail: SMTP_URL isn’t set.')
    const { id: mailId, to, subject, text } = order
    const { quote, isNew } = await this.start(quoteId, order, by)
    if (isNew) onChanged(quote)
    const known = quote.mails.find(({ id }) => id === mailId)?.state
    if (known === 'sent') return quote
    // Failed without having been queued, because its server died: a repeat still sends it.
    if (known === 'failed' && (await emails.has(causeOf(mailId)))) return quote
    const link = publicUrl + privateQuotePath(quote.token ?? '')
    const { number, date, validUntil } = quote
    const data = async () => {
      const pdf = hasLink(quote) ? (await pdfs.of(quote)).base64 : null
      return { quoteId, mailId, subject, text, pdf, link, number, date, validUntil }
    }
    try {
      await emails.sendAndWait({ cause: causeOf(mailId), key: quoteId, to, data })
    } catch (err) {
      await this.endUnqueued(quoteId, mailId, 'The PDF couldn’t be made. Send it again')
      if (err instanceof Refusal) throw err
      log.error({ err, quote: quoteId }, 'an e-mail with a quote was not queued')
    }
    return editor.changes.get(quoteId)
  }

  /** For a quote that is removed, or whose customer is erased. */
  async forget(quoteId: string): Promise<void> {
    await this.parts.queue?.forget(quoteId, new Date())
  }

  /** Ends emails that were recorded when their server died, before they were queued. */
  async endLeftOver(before: Date): Promise<void> {
    if (!this.emails) return
    for await (const { _id, mails } of this.parts.editor.changes.sending()) {
      for (const { id, state, at } of mails) {
        if (state !== 'sending' || at >= before) continue
        await this.endUnqueued(_id, id, 'The server stopped before it was sent. Send it again')
      }
    }
  }

  private async start(id: string, order: Order, by: string): Promise<Changed> {
    const { id: mailId, rev, to, correctsEmail } = order
    const isBegun = ({ mails }: StoredQuote) => mails.some((mail) => mail.id === mailId)
    const { editor } = this.parts
    const shared = await editor.sharing()
    return editor.changes.once(id, rev, isBegun, (current) => {
      if (current.mails.length >= limits.mails)
        throw conflict(`This quote was e-mailed ${limits.mails} times, the maximum.`)
      const { revision, status } = current
      if (status === 'sent' && editor.hasExpired(current))
        throw conflict('This quote has expired. Revise it, then send it.')
      const mail: StoredMail = {
        id: mailId,
        to,
        at: new Date(),
        revision,
        state: 'sending',
        problem: '',
      }
      const before = correctsEmail ? correctedMails(current, to) : current.mails
      return {
        $set: {
          ...shared(current),
          ...(correctsEmail && withEmail(current, to)),
          mails: [...before, mail],
        },
        $push: editor.sharedBy(current, by),
      }
    })
  }

  /** A mail server may take it a day later, when the quote was corrected or its link revoked. */
  private async whyOutdated({ quoteId, mailId, link }: QuoteEmail): Promise<string | null> {
    const quote = await this.parts.editor.changes.find(quoteId)
    const isOpen = quote?.status === 'sent' || quote?.status === 'accepted'
    if (!isOpen || !hasLink(quote) || !link.endsWith(privateQuotePath(quote.token)))
      return 'The quote was changed or its link revoked before it could be sent'
    if (isWithdrawn(quote, mailId)) return 'The address was corrected before it could be sent'
    return null
  }

  /** Unless the queue has it after all, perhaps from another server. */
  private async endUnqueued(quoteId: string, mailId: string, problem: string): Promise<void> {
    if (await this.emails?.has(causeOf(mailId))) return
    await this.record(quoteId, mailId, { state: 'failed', problem })
  }

  private async record(quoteId: string, mailId: string, result: Result): Promise<void> {
    try {
      const { quote, isNew } = await this.parts.editor.changes.ofAny(quoteId, ({ mails }) => {
        // Emails are only ever added, so each keeps its index.
        const index = mails.findIndex(({ id }) => id === mailId)
        const known = mails[index]
        if (!known) return null
        // Erased meanwhile: a mail server's reply may quote the address.
        const { state, problem } = known.to === '' ? { ...result, problem: '' } : result
        if (known.state === state && known.problem === problem) return null
        return { $set: { [`mails.${index}.state`]: state, [`mails.${index}.problem`]: problem } }
      })
      if (isNew) this.parts.onChanged(quote)
    } catch (error) {
      // The quote was removed meanwhile.
      if (!(error instanceof Refusal) || error.code !== noQuote().code) throw error
    }
  }
}

/**
 * For the activity: what came of an e-mail so far, once however often it is asked for. Its quote's
 * page shows what comes later.
 */
export function activityOf(
  { mails }: StoredQuote,
  mailId: string,
): Pick<ActivityInput, 'id' | 'did'> {
  const did = {
    sent: 'E-mailed a quote',
    sending: 'Queued a quote’s e-mail',
    failed: 'Couldn’t e-mail a quote',
  }
  const { state = 'failed' } = mails.find(({ id }) => id === mailId) ?? {}
  return { id: causeOf(mailId), did: did[state] }
}

/** Those to the address in the quote, unless `to` only writes it in another way. */
function correctedMails({ mails, email }: StoredQuote, to: string): StoredMail[] {
  const wrong = email.toLowerCase()
  if (wrong === to.toLowerCase()) return mails
  return mails.map((one) =>
    one.to.toLowerCase() === wrong ? { ...one, isWithdrawn: true as const } : one,
  )
}

const causeOf = (mailId: string): Cause => `quote.${mailId}`

function resultOf({ state, problem }: TriedEmail): Result {
  if (state === 'sent') return { state, problem: '' }
  return { state: state === 'underWay' ? 'sending' : 'failed', problem }
}
