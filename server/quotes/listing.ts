/** Lists saved quotes for admins: by status and words, latest change first. */
import type { FastifyBaseLogger } from 'fastify'
import { cursorOf, parseCursor } from '#shared/chat/cursor'
import { searchTerms } from '#shared/chat/searchTerms'
import type { Received } from '#shared/contract'
import type { savedQuoteCalls } from '#shared/quotes/calls'
import type { QuoteSummary } from '#shared/quotes/records'
import { type Status, statuses } from '#shared/quotes/statuses'
import { Refusal } from '../http/refusal'
import type { Collection, Filter, Store } from '../store/port'
import { readable } from '../store/readable'
import { type StoredQuote, summarised, toSummary } from './documents'

type Query = Received<(typeof savedQuoteCalls)['list']['query']>

const latestFirst = { updatedAt: -1, _id: -1 } as const

export class Listing {
  private readonly quotes: Collection<StoredQuote>

  constructor(
    store: Store,
    private readonly dayOf: (at: Date) => string,
    private readonly log: FastifyBaseLogger,
  ) {
    this.quotes = store.collection('quotes')
  }

  async page(query: Query): Promise<{ quotes: QuoteSummary[]; next: string | null }> {
    const options = { sort: latestFirst, limit: query.limit, projection: summarised }
    const found = await this.quotes.find(this.filterOf(query), options).toArray()
    const last = found.length === query.limit ? found.at(-1) : undefined
    const next = last ? cursorOf({ timestamp: last.updatedAt.getTime(), id: last._id }) : null
    return { quotes: await readable(found, toSummary, this.log), next }
  }

  /** All of them, for the export, by number: it never changes, so none is passed over meanwhile. */
  all(): AsyncIterable<StoredQuote> {
    return this.quotes.find({}, { sort: { number: -1 }, projection: summarised })
  }

  async counts(): Promise<Record<Status, number>> {
    const counted = statuses.map(async ({ id }) => {
      return [id, await this.quotes.countDocuments(this.statusFilter(id))] as const
    })
    return Object.fromEntries(await Promise.all(counted)) as Record<Status, number>
  }

  private filterOf({ status, search, requestIds, before }: Query): Filter<StoredQuote> {
    const [first, ...others] = searchTerms(search)
    const conditions: Filter<StoredQuote>[] = others.map((word) => ({ words: word }))
    const filter: Filter<StoredQuote> = status ? this.statusFilter(status) : {}
    if (search !== '') filter.words = first ?? ''
    if (requestIds !== undefined) filter.requestId = { $in: requestIds.split(',') }
    if (before !== undefined) {
      const cursor = parseCursor(before)
      if (!cursor)
        throw new Refusal('invalid', 'Bad Request', { fields: { before: 'is not a place' } })
      const updatedAt = new Date(cursor.timestamp)
      filter.updatedAt = { $lte: updatedAt }
      conditions.push({ $or: [{ updatedAt: { $lt: updatedAt } }, { _id: { $lt: cursor.id } }] })
    }
    if (conditions.length > 0) filter.$and = conditions
    return filter
  }

  /** That a quote has expired isn't stored: it follows from the date. */
  private statusFilter(status: Status): Filter<StoredQuote> {
    const today = this.dayOf(new Date())
    if (status === 'expired') return { status: 'sent', validUntil: { $lt: today } }
    if (status === 'sent') return { status, validUntil: { $gte: today } }
    return { status }
  }
}
