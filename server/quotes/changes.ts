/**
 * Changes saved quotes: each change is one write, made only if the quote is still what it was
 * decided on. So nothing is ever half done, and the second of two people learns of the first.
 */
import { Refusal } from '../http/refusal'
import { retryIfChanged } from '../store/concurrentWrites'
import type { Collection, Filter, Store, UpdateFilter } from '../store/port'
import type { StoredQuote } from './documents'
import { changedSince, conflict, noQuote } from './refusals'

/** Decides on the update; null or a thrown refusal leaves the quote as it is. */
type Decide = (current: StoredQuote) => UpdateFilter<StoredQuote> | null

/** `isNew`: something was written, and admins need to be told. */
export interface Changed {
  quote: StoredQuote
  isNew: boolean
}

export class Changes {
  private readonly quotes: Collection<StoredQuote>

  constructor(private readonly store: Store) {
    this.quotes = store.collection('quotes')
  }

  find(id: string): Promise<StoredQuote | null> {
    return this.quotes.findOne({ _id: id })
  }

  async get(id: string): Promise<StoredQuote> {
    const found = await this.find(id)
    if (!found) throw noQuote()
    return found
  }

  /** Quotes made from a request that have changed since then. */
  ofRequestsSince(at: Date): AsyncIterable<StoredQuote> {
    return this.quotes.find({ requestId: { $ne: null }, updatedAt: { $gte: at } })
  }

  /** Only if the quote is as the admin saw it; otherwise throws a conflict. */
  async ofSeen(id: string, rev: number, decide: Decide): Promise<Changed> {
    const current = await this.get(id)
    if (current.rev !== rev) throw changedSince()
    const update = decide(current)
    if (!update) return { quote: current, isNew: false }
    const changed = await this.write(current, update)
    if (!changed) throw changedSince()
    return { quote: changed, isNew: true }
  }

  /** Like `ofSeen`, but what was done before stays as it is, whoever asks again. */
  async once(
    id: string,
    rev: number,
    isDone: (current: StoredQuote) => boolean,
    decide: Decide,
  ): Promise<Changed> {
    const quote = await this.get(id)
    if (isDone(quote)) return { quote, isNew: false }
    try {
      return await this.ofSeen(id, rev, decide)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'conflict') throw error
      // Another tab may have done it in between.
      const now = await this.get(id)
      if (!isDone(now)) throw error
      return { quote: now, isNew: false }
    }
  }

  /** Whatever the quote has become: decides again if someone else was faster. */
  ofAny(id: string, decide: Decide): Promise<Changed> {
    return retryIfChanged(async () => {
      const current = await this.get(id)
      const update = decide(current)
      if (!update) return { quote: current, isNew: false }
      const changed = await this.write(current, update)
      return changed ? { quote: changed, isNew: true } : undefined
    })
  }

  /** Unanswered quotes that are valid until one of these days. */
  expiring(from: string, to: string): AsyncIterable<StoredQuote> {
    return this.quotes.find({ status: 'sent', validUntil: { $gte: from, $lte: to } })
  }

  /** Quotes with an email whose result isn't known. */
  sending(): AsyncIterable<StoredQuote> {
    return this.quotes.find({ 'mails.state': 'sending' })
  }

  /** Null if there is none. Throws a conflict if a customer has accepted a revision of it. */
  async remove(id: string): Promise<StoredQuote | null> {
    const found = await this.quotes.findOne({ _id: id })
    if (!found) return null
    if (found.history.some(({ what, isCustomers }) => what === 'accepted' && isCustomers))
      throw conflict(
        `The customer accepted this quote, so it’s kept. ${found.status === 'draft' ? 'Discard this revision' : 'Mark it as declined'} instead.`,
      )
    const { deletedCount } = await this.quotes.deleteOne({ _id: id, rev: found.rev })
    if (deletedCount === 0) return this.remove(id)
    this.store.overwriteErased?.()
    return found
  }

  private write(
    { _id, rev }: StoredQuote,
    { $set, ...others }: UpdateFilter<StoredQuote>,
  ): Promise<StoredQuote | null> {
    const filter: Filter<StoredQuote> = { _id, rev }
    const update = { ...others, $set: { ...$set, updatedAt: new Date(), rev: rev + 1 } }
    return this.quotes.findOneAndUpdate(filter, update, { returnDocument: 'after' })
  }
}
