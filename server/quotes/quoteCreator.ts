/** A new quote: stored once per id, under a number of its own. */
import type { Received } from '#shared/contract'
import type { savedQuoteCalls } from '#shared/quotes/calls'
import { insertIfNew, retryIfChanged } from '../store/concurrentWrites'
import type { Collection, Store, Stored } from '../store/port'
import type { Changed } from './changes'
import { validFrom } from './days'
import type { StoredQuote } from './documents'
import { Numbers } from './numbers'
import { priced } from './priced'
import { fingerprint, searchTermsOf, fieldsOf } from './quoteContent'
import { conflict } from './refusals'

type New = Received<(typeof savedQuoteCalls)['create']['body']>

export class QuoteCreator {
  private readonly quotes: Collection<StoredQuote>
  private readonly requests: Collection<Stored>
  private readonly numbers: Numbers

  constructor(
    store: Store,
    private readonly dayOf: (at: Date) => string,
  ) {
    this.quotes = store.collection('quotes')
    this.requests = store.collection<Stored>('requests')
    this.numbers = new Numbers(store)
  }

  /** Resolves once it is stored; a repeat gets what the original has become. */
  async add(body: New): Promise<Changed> {
    const madeFrom = fingerprint(body, body.requestId)
    const known = await this.repeated(body.id, madeFrom)
    if (known) return known
    const requestId = await this.existingRequest(body.requestId)
    return retryIfChanged(async () => {
      const quote = await this.compose({ ...body, requestId }, madeFrom)
      if (await insertIfNew(this.quotes, quote)) return { quote, isNew: true }
      // If it isn't a repeat, the number is taken, because the counter was lost: try the next one.
      return (await this.repeated(body.id, madeFrom)) ?? undefined
    })
  }

  private async repeated(id: string, madeFrom: string): Promise<Changed | null> {
    const quote = await this.quotes.findOne({ _id: id })
    if (!quote) return null
    if (quote.madeFrom !== madeFrom)
      throw conflict('This quote was already saved with different content.')
    return { quote, isNew: false }
  }

  /** Null if it was deleted while the quote was written, which is no reason to lose the quote. */
  private async existingRequest(id: string | null): Promise<string | null> {
    const found = id && (await this.requests.findOne({ _id: id }, { projection: { _id: 1 } }))
    return found ? id : null
  }

  private async compose(
    { id, requestId, ...content }: New,
    madeFrom: string,
  ): Promise<StoredQuote> {
    const lines = priced(content.lines)
    const now = new Date()
    const day = this.dayOf(now)
    const number = await this.numbers.next(day)
    return {
      ...fieldsOf(content),
      ...lines,
      ...validFrom(day),
      _id: id,
      number,
      requestId,
      revision: 1,
      status: 'draft',
      sentAt: null,
      answer: null,
      mails: [],
      history: [],
      earlier: [],
      earlierTokens: [],
      words: searchTermsOf(number, content),
      madeFrom,
      createdAt: now,
      updatedAt: now,
      rev: 1,
    }
  }
}
