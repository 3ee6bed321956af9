/** What a customer does through a private link, within limits; counted, with admins notified. */
import type { FastifyBaseLogger } from 'fastify'
import type { Received } from '#shared/contract'
import { privateQuotePath } from '#shared/quotes/addresses'
import type { privateQuoteCalls } from '#shared/quotes/privateCalls'
import type { ViewedQuote } from '#shared/quotes/privatePage'
import type { PrivateQuote } from '#shared/quotes/records'
import type { Analytics, RequestSource } from '../analytics/port'
import { perAddress } from '../http/limits/limits'
import { networkOf } from '../http/limits/network'
import { NetworkBuckets } from '../http/limits/networkBuckets'
import { Refusal } from '../http/refusal'
import { derivedId } from '../store/derivedId'
import { acceptedAction, recordOutcomes } from './counted'
import { answerOf, hasLink, type StoredQuote } from './documents'
import type { QuoteNotifier } from './email/quoteNotifier'
import { pdfName, type Pdfs } from './pdf/pdfs'
import type { Acceptance, Decline, PrivateQuotes } from './privateQuotes'
import type { StoredSettings } from './storedSettings'

export type { Acceptance, Decline }
export type Question = Received<(typeof privateQuoteCalls)['ask']['body']>

/**
 * Begins a conversation answered by email. `note` is given its id before the question is stored.
 * Repeating an id adds what is missing.
 */
export type LeaveQuestion = (
  question: {
    /** Identifies who asks: further questions go into the same conversation. */
    key: string
    id: string
    text: string
    name: string
    email: string
  },
  note: (conversationId: string) => Promise<void>,
) => Promise<void>

interface Parts {
  privateQuotes: PrivateQuotes
  pdfs: Pdfs
  settings: StoredSettings
  notifier: QuoteNotifier
  analytics: Analytics
  dayOf: (at: Date) => string
  /** Null if nobody can be answered by email. */
  leaveQuestion: LeaveQuestion | null
  /** A keyed hash. */
  hashOf: (network: string) => string
  /** The key of someone who asks about a quote, for the chat. */
  askerOf: (quoteId: string, email: string) => string
  isOwn: (asker: RequestSource) => Promise<boolean>
  log: FastifyBaseLogger
}

export class CustomerPages {
  private readonly viewsOf = new NetworkBuckets(perAddress.privatePageViews)
  private readonly answersOf = new NetworkBuckets(perAddress.privatePageAnswers)
  private readonly questionsOf = new NetworkBuckets(perAddress.quoteQuestions)

  constructor(private readonly parts: Parts) {}

  async view(token: string, ip: string): Promise<ViewedQuote> {
    this.viewsOf.take(ip)
    const { privateQuotes, settings, notifier, leaveQuestion } = this.parts
    const quote = await privateQuotes.findByToken(token)
    return {
      quote: privateQuotes.shown(quote),
      next: (await settings.read()).next,
      canAsk: leaveQuestion !== null,
      sendsCopy: notifier.canEmail(quote),
    }
  }

  /** Where the quote that replaced a link's is; null as in openLink.ts. */
  async newerPath(token: string): Promise<string | null> {
    const newer = await this.parts.privateQuotes.newerToken(token)
    return newer === null ? null : privateQuotePath(newer)
  }

  async accept(token: string, acceptance: Acceptance, asker: RequestSource): Promise<PrivateQuote> {
    this.answersOf.take(asker.ip)
    const { privateQuotes, analytics, hashOf, dayOf } = this.parts
    const before = await privateQuotes.findByToken(token)
    const pdf = privateQuotes.mayBeAccepted(before) ? await this.keptPdf(before) : undefined
    const last = answerOf(before)
    const isRepeat = last?.what === 'accepted' && last.isCustomers
    const counted = acceptedAction(before, isRepeat ? last.at : new Date(), dayOf)
    const known = { ...counted, person: analytics.personOf(asker) }
    const proof = { network: hashOf(networkOf(asker.ip)), ...(pdf !== undefined && { pdf }) }
    const store = () => privateQuotes.accept(token, acceptance, proof)
    const { quote, isNew } = await analytics.storeWithNote(known, store)
    analytics.record(known)
    recordOutcomes(analytics, quote)
    if (isNew) this.notify(quote)
    return privateQuotes.shown(quote)
  }

  async decline(token: string, decline: Decline, asker: RequestSource): Promise<PrivateQuote> {
    this.answersOf.take(asker.ip)
    const { privateQuotes } = this.parts
    const { quote, isNew } = await privateQuotes.decline(token, decline)
    if (isNew) this.notify(quote)
    return privateQuotes.shown(quote)
  }

  /**
   * Stores the quote's event, then the question: erasing the quote's customer finds every question.
   * A repeat adds what's missing; with other words or another address, it's another question.
   */
  async ask(
    token: string,
    { id: sent, question, email }: Question,
    asker: RequestSource,
  ): Promise<PrivateQuote> {
    this.questionsOf.take(asker.ip)
    const { privateQuotes, notifier, leaveQuestion, askerOf } = this.parts
    if (!leaveQuestion) throw new Refusal('unavailable', 'We can’t answer questions by e-mail.')
    const quote = await privateQuotes.findByToken(token)
    const id = derivedId(JSON.stringify([sent, question, email]))
    await leaveQuestion(
      {
        key: askerOf(quote._id, email),
        id,
        email,
        name: quote.customer || email,
        text: `About quote ${quote.number}: ${question}`,
      },
      async (conversationId) => {
        const asked = await privateQuotes.recordQuestion(token, id, conversationId)
        if (asked.isNew) notifier.notifyAdmins(asked.quote)
      },
    )
    return privateQuotes.shown(quote)
  }

  /** Notes a view, unless its browser asks not to be counted, or is the company's or a dealer's. */
  async seen(token: string, asker: RequestSource): Promise<void> {
    this.viewsOf.take(asker.ip)
    const { privateQuotes, notifier, analytics, isOwn } = this.parts
    const { excludedAs, device } = analytics.personOf(asker)
    if (excludedAs || (await isOwn(asker))) return
    const { quote, isNew } = await privateQuotes.recordView(token, device)
    if (isNew) notifier.notifyAdmins(quote)
  }

  async pdf(token: string, ip: string): Promise<{ name: string; type: string; bytes: Buffer }> {
    this.viewsOf.take(ip)
    const { privateQuotes, pdfs } = this.parts
    const quote = await privateQuotes.findByToken(token)
    if (!hasLink(quote)) throw new Refusal('not-found', 'This link doesn’t open a quote.')
    const { base64 } = await pdfs.of(quote)
    const bytes = Buffer.from(base64, 'base64')
    return { name: pdfName(quote), type: 'application/pdf', bytes }
  }

  /** No order is lost to a failed drawing: the fingerprint tells as well what was accepted. */
  private async keptPdf(quote: StoredQuote): Promise<string | undefined> {
    try {
      const { pdfs } = this.parts
      return hasLink(quote) ? (await pdfs.of(quote, { isUrgent: true })).sha256 : undefined
    } catch (err) {
      this.parts.log.error({ err, quote: quote._id }, 'the PDF of an accepted quote was not made')
      return undefined
    }
  }

  private notify(quote: StoredQuote): void {
    const event = answerOf(quote)
    if (event) this.parts.notifier.notifyOfAnswer(quote, event)
  }
}

/** What the server-rendered page needs. */
export type QuotePages = Pick<
  CustomerPages,
  'view' | 'newerPath' | 'accept' | 'decline' | 'ask' | 'seen' | 'pdf'
>
