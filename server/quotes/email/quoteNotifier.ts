/**
 * Notifies of customers' answers: admins on screen, teammates by push and email, and customers by
 * email with the PDF. Each email is sent once, whatever crashes: the queue knows it by its cause.
 */
import type { FastifyBaseLogger } from 'fastify'
import { company } from '#shared/company'
import { dayMs } from '#shared/days'
import { privateQuotePath } from '#shared/quotes/addresses'
import { recipientsOf } from '#shared/quotes/recipients'
import type { Cause } from '#shared/undelivered/causes'
import { Refusal } from '../../http/refusal'
import { PeriodicTask } from '../../jobs/periodicTask'
import type { Live } from '../../live/live'
import { withoutPdf } from '../../mail/attachedPdf'
import type { EmailQueue, Emails, TriedEmail } from '../../mail/emailQueue'
import { lateMs, type TeamNotification, type TeamNotifier } from '../../team/team'
import { answerOf, hasLink, type StoredEvent, type StoredQuote, toSummary } from '../documents'
import { pdfName, type Pdfs } from '../pdf/pdfs'
import type { PrivateQuotes } from '../privateQuotes'
import type { StoredSettings } from '../storedSettings'
import { type CustomerEmail, customerEmail, eventOf } from './customerEmail'

interface Parts {
  live: Live
  teamNotifier: TeamNotifier
  /** Null without a mail server. */
  queue: EmailQueue | null
  publicUrl: string | undefined
  pdfs: Pdfs
  settings: StoredSettings
  privateQuotes: PrivateQuotes
  retentionDays: number
  log: FastifyBaseLogger
}

const checkEveryMs = 10 * 60_000

/** Called only for an email that isn't stored yet, since it may have a PDF drawn. */
type Write = () => Promise<CustomerEmail>

export class QuoteNotifier {
  /** Sends what a dead server left unsent. */
  readonly lateTask: PeriodicTask
  private readonly emails: Emails<CustomerEmail> | null

  constructor(private readonly parts: Parts) {
    this.emails =
      parts.queue &&
      parts.queue.kind({
        ...customerEmail,
        whyOutdated: (email) => this.whyOutdated(email),
        tried: (email, { state }) => this.record(email, state),
      })
    const failed = (err: unknown) =>
      parts.log.warn({ err }, 'notifying of quote answers failed, retrying')
    this.lateTask = new PeriodicTask(checkEveryMs, () => this.notifyLate(), failed)
  }

  /** Whether a customer gets an email about their answer. */
  canEmail(quote: StoredQuote): boolean {
    const { publicUrl } = this.parts
    return this.emails !== null && publicUrl !== undefined && recipientsOf(quote).length > 0
  }

  notifyAdmins(quote: StoredQuote): void {
    this.parts.live.adminsOnly.emit('quote', toSummary(quote))
  }

  /** Notifies of an answer just given; emails and push go out in the background. */
  notifyOfAnswer(quote: StoredQuote, event: StoredEvent): void {
    const { live, teamNotifier } = this.parts
    this.notifyAdmins(quote)
    if (event.what === 'accepted') {
      const { _id: id, number } = quote
      live.adminsOnly.emit('quoteAccepted', { id, number, by: event.by })
    }
    teamNotifier.notify(this.notificationOf(quote, event))
    void this.emailCustomer(quote, event)
  }

  private async notifyLate(): Promise<void> {
    // No further back than the queue remembers the emails it sent.
    const since = new Date(Date.now() - Math.min(lateMs, this.parts.retentionDays * dayMs))
    for (const what of ['accepted', 'declined'] as const) {
      for await (const [quote, event] of this.parts.privateQuotes.answeredSince(since, what)) {
        if (answerOf(quote) !== event || isErasedSince(quote, event)) continue
        await this.parts.teamNotifier.notifyLate([this.notificationOf(quote, event)])
        await this.emailCustomer(quote, event)
      }
    }
    for await (const [quote, event] of this.parts.privateQuotes.overruledSince(since)) {
      if (isErasedSince(quote, event)) continue
      await this.emailOverruled(quote, event).catch((err: unknown) =>
        this.parts.log.warn({ err, quote: quote._id }, 'notifying a customer failed, retrying'),
      )
    }
  }

  /** On an admin's change to a quote the customer had accepted. Sends once. */
  async emailOverruled(quote: StoredQuote, event: StoredEvent): Promise<void> {
    const { what: to, at, reason } = event
    const words: Partial<Record<StoredEvent['what'], string>> = {
      accepted: answerOf(quote)?.isCustomers
        ? 'is confirmed as you accepted it'
        : 'was set to accepted',
      canceled: 'was canceled',
      declined: 'was set to declined',
    }
    const { number, _id } = quote
    const what = words[to] ?? 'is open again'
    await this.send(quote, event, `quote-change.${_id}.${at.getTime()}`, async () => ({
      subject: `${company.name}: quote ${number} ${what}`,
      paragraphs: [...this.hello(quote), `Quote ${number} ${what}:`, reason],
      pdf: null,
      change: { quoteId: _id, at: at.getTime() },
    }))
  }

  /** Before it expires; once per revision. */
  async emailReminder(quote: StoredQuote, lastDay: string): Promise<void> {
    const { number, _id, revision } = quote
    const now = { at: new Date(), revision }
    await this.send(quote, now, `quote-reminder.${_id}.${revision}`, async () => ({
      subject: `${company.name}: quote ${number} is valid until ${lastDay}`,
      paragraphs: [
        ...this.hello(quote),
        `Our quote ${number} is valid until ${lastDay}. You can read it, ask a question, accept or decline it at the link below.`,
      ],
      pdf: null,
      onlyWhile: { quoteId: _id, revision, status: 'sent' },
    }))
  }

  private async whyOutdated({ onlyWhile, change, follows }: CustomerEmail): Promise<string | null> {
    const { privateQuotes } = this.parts
    if (follows && (await privateQuotes.isWithdrawn(follows)))
      return 'The address was corrected or its link revoked before it could be sent.'
    if (!onlyWhile && !change) return null
    if (onlyWhile && (await privateQuotes.isStill(onlyWhile))) return null
    if (change && (await privateQuotes.isLatest(change))) return null
    return 'The quote was answered, changed or revoked before it could be sent.'
  }

  private async record(email: CustomerEmail, state: TriedEmail['state']): Promise<void> {
    const event = eventOf(email)
    if (!event || state === 'underWay') return
    const { privateQuotes, live } = this.parts
    await privateQuotes.recordEmail(event, email.follows?.mailId ?? '', state === 'sent')
    live.adminsOnly.emit('quoteEmailed', { id: event.quoteId })
  }

  /** For an acceptance, with the PDF and what happens next. Never throws. */
  private async emailCustomer(quote: StoredQuote, event: StoredEvent): Promise<void> {
    const { what, at, revision } = event
    if (what !== 'accepted') return
    const { _id } = quote
    try {
      await this.send(quote, event, `quote-copy.${_id}.${revision}.${at.getTime()}`, () =>
        this.acceptedEmail(quote, at),
      )
    } catch (err) {
      this.parts.log.warn({ err, quote: _id }, 'notifying a customer failed, retrying')
    }
  }

  private async acceptedEmail(quote: StoredQuote, at: Date): Promise<CustomerEmail> {
    const { number } = quote
    const { next } = await this.parts.settings.read()
    const steps = next.map((line, index) => `${index + 1}. ${line}`).join('\n')
    const pdf = await this.pdfOf(quote)
    const attached = pdf
      ? ['The quote is attached as a PDF, exactly as you accepted it.']
      : hasLink(quote)
        ? [withoutPdf]
        : []
    return {
      subject: `${company.name}: you accepted quote ${number}`,
      paragraphs: [
        ...this.hello(quote),
        [`Thank you for accepting quote ${number}.`, ...attached].join(' '),
        ...(steps === '' ? [] : [`What happens next:\n${steps}`]),
      ],
      pdf,
      onlyWhile: { quoteId: quote._id, revision: quote.revision, status: 'accepted' },
      // Or only a revision was begun since: it's what was accepted all the same.
      change: { quoteId: quote._id, at: at.getTime() },
    }
  }

  private hello({ customer }: StoredQuote): string[] {
    return [customer === '' ? 'Hello,' : `Hello ${customer},`]
  }

  /** To everybody to whom that revision was emailed until then. */
  private async send(
    quote: StoredQuote,
    { at, revision }: Pick<StoredEvent, 'at' | 'revision'>,
    cause: Cause,
    write: Write,
  ): Promise<void> {
    const { emails } = this
    const { publicUrl } = this.parts
    if (!emails || publicUrl === undefined) return
    const link = hasLink(quote) ? [publicUrl + privateQuotePath(quote.token)] : []
    const questions = `Questions? Call ${company.quotePhone} or reply to this e-mail.`
    const data = async (mailId: string | undefined) => {
      const email = await write()
      const paragraphs = [...email.paragraphs, ...link, questions]
      const follows = mailId === undefined ? undefined : { quoteId: quote._id, mailId }
      return { ...email, paragraphs, ...(follows && { follows }) }
    }
    const mails = quote.mails.filter((mail) => mail.at <= at)
    for (const { to, mail } of recipientsOf({ ...quote, revision, mails }))
      await emails.enqueue({
        cause: mail === undefined ? cause : `${cause}.${mail}`,
        key: quote._id,
        to,
        data: () => data(mail),
      })
  }

  /** Null if it can't be drawn: better an email without it than none. */
  private async pdfOf(quote: StoredQuote): Promise<CustomerEmail['pdf']> {
    if (!hasLink(quote)) return null
    try {
      return { name: pdfName(quote), base64: (await this.parts.pdfs.of(quote)).base64 }
    } catch (err) {
      // The quote has changed, and is read anew.
      if (err instanceof Refusal) throw err
      this.parts.log.error({ err, quote: quote._id }, 'an answer’s e-mail has no PDF')
      return null
    }
  }

  private notificationOf(
    quote: StoredQuote,
    { what, at, by, reason }: StoredEvent,
  ): TeamNotification {
    const { _id, number, revision } = quote
    const isAccepted = what === 'accepted'
    return {
      cause: `${what}.${_id}.${revision}.${at.getTime()}`,
      key: _id,
      title: `Quote ${number} was ${what}`,
      about: isAccepted ? `By ${by}.` : reason || 'No reason was given.',
      path: `/admin/pricing/quotes/${_id}`,
      isForAdmins: true,
      ...(isAccepted && { pdf: () => this.pdfOf(quote) }),
    }
  }
}

const isErasedSince = ({ history }: StoredQuote, { at }: StoredEvent) =>
  history.some((event) => event.what === 'erased' && event.at >= at)
