/** Lists saved quotes for admins: by status and words, latest change first. */
import type { FastifyBaseLogger } from 'fastify'
import type { Received } from '#shared/contract'
import type { savedQuoteCalls } from '#shared/quotes/calls'
import type { QuoteSummary } from '#shared/quotes/records'
import { type Status, statuses } from '#shared/quotes/statuses'
import { latestBy, withWords } from '../http/pagination'
import type { Collection, Filter, Store } from '../store/port'
import { readable } from '../store/readable'
import { type StoredQuote, summarized, toSummary } from './documents'

type Query = Received<(typeof savedQuoteCalls)['list']['query']>

export const latestFirst = latestBy<StoredQuote>('updatedAt')

export class QuoteList {
  private readonly quotes: Collection<StoredQuote>

  constructor(
    store: Store,
    private readonly dayOf: (at: Date) => string,
    private readonly log: FastifyBaseLogger,
  ) {
    this.quotes = store.collection('quotes')
  }

  async page(query: Query): Promise<{ quotes: QuoteSummary[]; next: string | null }> {
    const { limit } = query
    const options = { sort: latestFirst.sort, limit, projection: summarized }
    const found = await this.quotes.find(this.filterOf(query), options).toArray()
    return {
      quotes: await readable(found, toSummary, this.log),
      next: latestFirst.next(found, limit),
    }
  }

  /** All of them, for the export, by number: it never changes, so none is passed over meanwhile. */
  all(): AsyncIterable<StoredQuote> {
    return this.quotes.find({}, { sort: { number: -1 }, projection: summarized })
  }

  async counts(): Promise<Record<Status, number>> {
    const counted = statuses.map(async ({ id }) => {
      return [id, await this.quotes.countDocuments(this.statusFilter(id))] as const
    })
    return Object.fromEntries(await Promise.all(counted)) as Record<Status, number>
  }

  private filterOf({ status, search, requestIds, before }: Query): Filter<StoredQuote> {
    return {
      ...(status && this.statusFilter(status)),
      ...(requestIds !== undefined && { requestId: { $in: requestIds.split(',') } }),
      ...withWords(search),
      ...latestFirst.after(before),
    }
  }

  /** That a quote has expired isn't stored: it follows from the date. */
  private statusFilter(status: Status): Filter<StoredQuote> {
    const today = this.dayOf(new Date())
    if (status === 'expired') return { status: 'sent', validUntil: { $lt: today } }
    if (status === 'sent') return { status, validUntil: { $gte: today } }
    return { status }
  }
}
