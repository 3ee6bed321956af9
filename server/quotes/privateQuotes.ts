/** What a customer does who has the private link: reads the quote, and accepts it once. */
import { createHash } from 'node:crypto'
import type { Received } from '#shared/contract'
import type { privateQuoteCalls } from '#shared/quotes/calls'
import type { PrivateQuote } from '#shared/quotes/records'
import { statusOn } from '#shared/quotes/statuses'
import { isToken } from '../http/privateToken'
import { Refusal } from '../http/refusal'
import type { Collection, Store } from '../store/port'
import type { Changed } from './changes'
import { type StoredQuote, toPrivateQuote } from './documents'
import { conflict } from './refusals'

export type Acceptance = Received<(typeof privateQuoteCalls)['accept']['body']>

export class PrivateQuotes {
  private readonly quotes: Collection<StoredQuote>

  constructor(
    store: Store,
    private readonly dayOf: (at: Date) => string,
  ) {
    this.quotes = store.collection('quotes')
  }

  async behind(token: string): Promise<StoredQuote> {
    if (!isToken(token)) throw noLink()
    const quote = await this.quotes.findOne({ token })
    if (quote) return quote
    if (await this.quotes.findOne({ replaced: token }, { projection: { _id: 1 } }))
      throw new Refusal('gone', 'There’s a newer quote in place of this one.')
    throw noLink()
  }

  /** As it is shown today. */
  shown(quote: StoredQuote): PrivateQuote {
    return toPrivateQuote(quote, this.today())
  }

  /**
   * One write that holds only while the quote may be accepted: two tabs, an admin who revokes the
   * link, or midnight may come first, and then it is told what they left.
   */
  async accept(token: string, { name, revision }: Acceptance, network: string): Promise<Changed> {
    const shown = toPrivateQuote(await this.behind(token), this.today())
    const now = new Date()
    // What was handed out never changes, so that this is what they read.
    const document = createHash('sha256')
      .update(JSON.stringify(documentOf(shown)))
      .digest('hex')
    const event = { at: now, revision, what: 'accepted', by: name, isCustomers: true } as const
    const accepted = await this.quotes.findOneAndUpdate(
      { token, revision, status: 'sent', validUntil: { $gte: this.today() } },
      {
        $set: { status: 'accepted', answer: { at: now, by: name }, updatedAt: now },
        $push: { history: { ...event, reason: '', document, network } },
        $inc: { rev: 1 },
      },
      { returnDocument: 'after' },
    )
    if (accepted) return { quote: accepted, isNew: true }
    const quote = await this.behind(token)
    if (quote.status === 'accepted' && quote.revision === revision) return { quote, isNew: false }
    throw conflict(this.whyNot(quote))
  }

  /** With the moment. What an admin noted as accepted has nobody's name. */
  async *acceptedSince(at: Date): AsyncGenerator<[StoredQuote, Date]> {
    for await (const quote of this.quotes.find({ status: 'accepted', updatedAt: { $gte: at } })) {
      const { answer } = quote
      if (answer?.by && answer.at >= at) yield [quote, answer.at]
    }
  }

  private whyNot(quote: StoredQuote): string {
    const status = statusOn(this.today(), quote)
    if (status === 'expired') return 'This quote has expired. Please ask us for a new one.'
    if (status === 'declined') return 'This quote was declined. Please ask us for a new one.'
    return 'This quote has changed. Please reload the page.'
  }

  private today(): string {
    return this.dayOf(new Date())
  }
}

/** What stands on the quote, without where it stands. */
function documentOf({ status: _, answer: __, accepted: ___, since: ____, ...rest }: PrivateQuote) {
  return rest
}

const noLink = () => new Refusal('not-found', 'This link doesn’t open a quote.')
