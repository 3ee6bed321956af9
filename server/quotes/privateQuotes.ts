/** What a customer does with the private link: reads the quote, and answers it once. */
import { createHash } from 'node:crypto'
import type { Device } from '#shared/analytics/dimensions'
import type { Received } from '#shared/contract'
import { limits } from '#shared/quotes/limits'
import type { privateQuoteCalls } from '#shared/quotes/privateCalls'
import type { PrivateQuote } from '#shared/quotes/records'
import { statusOn } from '#shared/quotes/statuses'
import type { Collection, Filter, Store } from '../store/port'
import type { Changed } from './changes'
import {
  answerOf,
  documentOf,
  hasLink,
  isBeingRevised,
  isWithdrawn,
  type StoredEvent,
  type StoredQuote,
  toPrivateQuote,
} from './documents'
import type { QuoteChange, QuoteMail, QuoteState } from './email/customerEmail'
import { newerToken, openLink } from './openLink'
import { conflict } from './refusals'

type Calls = typeof privateQuoteCalls
export type Acceptance = Received<Calls['accept']['body']>
export type Decline = Received<Calls['decline']['body']>

/** Views this close to each other are one visit. */
const visitMs = 30 * 60_000
/** Events after which an earlier change to an answer is no news. */
const standings = new Set(['sent', 'accepted', 'declined', 'canceled', 'reopened'])

export class PrivateQuotes {
  private readonly quotes: Collection<StoredQuote>

  constructor(
    store: Store,
    private readonly dayOf: (at: Date) => string,
  ) {
    this.quotes = store.collection('quotes')
  }

  /** Throws as openLink.ts. */
  findByToken(token: string): Promise<StoredQuote> {
    return openLink(this.quotes, token)
  }

  newerToken(earlier: string): Promise<string | null> {
    return newerToken(this.quotes, earlier)
  }

  /** The quote as it is shown today. */
  shown(quote: StoredQuote): PrivateQuote {
    return toPrivateQuote(quote, this.today())
  }

  /** Also if an admin noted an acceptance that isn't the customer's own. */
  mayBeAccepted(quote: StoredQuote): boolean {
    if (isBeingRevised(quote)) return false
    const status = statusOn(this.today(), quote)
    return status === 'sent' || (status === 'accepted' && !answerOf(quote)?.isCustomers)
  }

  async isStill({ quoteId, revision, status }: QuoteState): Promise<boolean> {
    const quote = await this.quotes.findOne({ _id: quoteId, revision })
    if (!quote || statusOn(this.today(), quote) !== status) return false
    return status === 'accepted' || hasLink(quote)
  }

  async isLatest({ quoteId, at }: QuoteChange): Promise<boolean> {
    const quote = await this.quotes.findOne({ _id: quoteId })
    const last = quote?.history.findLast(({ what }) => standings.has(what))
    if (!quote || last?.at.getTime() !== at) return false
    return last.what !== 'reopened' || statusOn(this.today(), quote) === 'sent'
  }

  async isWithdrawn({ quoteId, mailId }: QuoteMail): Promise<boolean> {
    const quote = await this.quotes.findOne({ _id: quoteId })
    return quote !== null && isWithdrawn(quote, mailId)
  }

  /**
   * What became of an e-mail about an event with this key (documents.ts, emailKeys); once. No `rev`,
   * since nothing is decided on it.
   */
  async recordEmail(
    { quoteId, key }: { quoteId: string; key: string },
    mailId: string,
    isSent: boolean,
  ): Promise<void> {
    const id = `${key} ${mailId}`
    const copy = { id, at: new Date(), isSent }
    await this.quotes.updateOne(
      { _id: quoteId, 'copies.id': { $ne: id } },
      { $push: { copies: copy } },
    )
  }

  /** `proof`: the network it came from, and the PDF they had; see documents.ts. */
  async accept(
    token: string,
    { name, revision }: Acceptance,
    proof: Pick<StoredEvent, 'network' | 'pdf'>,
  ): Promise<Changed> {
    // A sent quote never changes, so this is what they read.
    const document = createHash('sha256')
      .update(JSON.stringify(documentOf(this.shown(await this.findByToken(token)))))
      .digest('hex')
    const event = { revision, what: 'accepted', by: name, reason: '', document, ...proof } as const
    return this.answer(token, event)
  }

  async decline(token: string, { reason, revision }: Decline): Promise<Changed> {
    return this.answer(token, { revision, what: 'declined', by: '', reason })
  }

  /** Repeating an id changes nothing. */
  async recordQuestion(token: string, id: string, conversationId: string): Promise<Changed> {
    const quote = await this.findByToken(token)
    const isNew = { 'history.asked': { $ne: id } }
    return this.note(token, quote, { what: 'asked', conversationId }, isNew, id)
  }

  /** At most once per half hour, and up to limits.visits times per quote. */
  async recordView(token: string, device: Device): Promise<Changed> {
    const quote = await this.findByToken(token)
    const visits = quote.history.filter(({ what }) => what === 'seen')
    const last = visits.at(-1)?.at.getTime() ?? 0
    if (visits.length >= limits.visits || Date.now() - last < visitMs)
      return { quote, isNew: false }
    // Of two at the same moment, one is enough.
    return this.note(token, quote, { what: 'seen', device }, { rev: quote.rev })
  }

  /** Answers by customers themselves, not what an admin noted; also those that don't stand any more. */
  async *answeredSince(
    at: Date,
    what: 'accepted' | 'declined',
  ): AsyncGenerator<[StoredQuote, StoredEvent]> {
    for await (const quote of this.quotes.find({ updatedAt: { $gte: at } }))
      for (const event of quote.history)
        if (event.what === what && event.isCustomers && event.at >= at) yield [quote, event]
  }

  /** Acceptances that teammates overruled since, with the event, where the customer is to be told. */
  async *overruledSince(at: Date): AsyncGenerator<[StoredQuote, StoredEvent]> {
    for await (const quote of this.quotes.find({ updatedAt: { $gte: at } })) {
      const last = quote.history.findLast((event) => event.tell)
      if (last && last.at >= at) yield [quote, last]
    }
  }

  /** Number of quotes. */
  async countSince(at: Date, what: 'accepted' | 'declined'): Promise<number> {
    const ids = new Set<string>()
    for await (const [{ _id }] of this.answeredSince(at, what)) ids.add(_id)
    return ids.size
  }

  /**
   * One write, made only while the quote may be answered: another tab, an admin who revokes the
   * link, or midnight may come first, and then the refusal says what they left.
   */
  private async answer(
    token: string,
    event: Omit<StoredEvent, 'at' | 'isCustomers'> & { what: 'accepted' | 'declined' },
  ): Promise<Changed> {
    const { revision, what: status, by } = event
    const at = new Date()
    const given = { status, answer: { at, by } }
    const own = { ...event, at, isCustomers: true }
    const open = { token, revision, status: 'sent', validUntil: { $gte: this.today() } } as const
    const answered = await this.append(open, own, given)
    if (answered) return { quote: answered, isNew: true }
    const quote = await this.findByToken(token)
    if (quote.status !== status || quote.revision !== revision) throw conflict(this.whyNot(quote))
    if (answerOf(quote)?.isCustomers) return { quote, isNew: false }
    if (isBeingRevised(quote)) throw conflict(this.whyNot(quote))
    // An admin noted the same by hand: the customer's own answer is recorded beside it.
    const recorded = await this.append({ token, rev: quote.rev }, own, given)
    // If somebody was faster, what they left decides.
    return recorded ? { quote: recorded, isNew: true } : this.answer(token, event)
  }

  /** Only while the link opens it. */
  private async note(
    token: string,
    { _id, revision }: StoredQuote,
    event: Pick<StoredEvent, 'what' | 'device' | 'conversationId'>,
    condition: object,
    asked?: string,
  ): Promise<Changed> {
    const noted = { ...event, at: new Date(), revision, by: '', isCustomers: true, reason: '' }
    const whole = { ...noted, ...(asked !== undefined && { asked }) }
    const opened = { $or: [{ token }, { earlierTokens: token }] }
    const quote = await this.append({ _id, ...opened, ...condition }, whole)
    if (quote) return { quote, isNew: true }
    return { quote: await this.findByToken(token), isNew: false }
  }

  /** Null if no quote matches. */
  private append(
    filter: Filter<StoredQuote>,
    event: StoredEvent,
    fields: Partial<StoredQuote> = {},
  ): Promise<StoredQuote | null> {
    const $set = { ...fields, updatedAt: event.at }
    const update = { $set, $push: { history: event }, $inc: { rev: 1 } }
    return this.quotes.findOneAndUpdate(filter, update, { returnDocument: 'after' })
  }

  private whyNot(quote: StoredQuote): string {
    if (isBeingRevised(quote))
      return 'We’re preparing a new version of this quote. Until it’s sent, this one can’t be answered.'
    const status = statusOn(this.today(), quote)
    if (status === 'expired') return 'This quote has expired. Please ask us for a new one.'
    if (status === 'declined') return 'This quote was declined. Please ask us for a new one.'
    if (status === 'canceled') return 'This order was canceled. Please ask us for a new quote.'
    return 'This quote has changed. Please reload the page.'
  }

  private today(): string {
    return this.dayOf(new Date())
  }
}
