/**
 * Reads the stored messages. The only file that opens their collection: all others read through
 * these queries and make changes through the operations of `Messages`.
 */
import type { ChannelName } from '#shared/chat/channels'
import type { StoreCursor } from '../../http/pagination'
import type { DueTime } from '../../jobs/due'
import type { Collection, Cursor, Filter, Store } from '../../store/port'
import { type ErasedMessage, isKept, type StoredMessage } from '../documents'
import { changesFilter, listFilter, type ListQuery, newestFirst, startsWith } from './filters'

/** How many of a word's newest matches tell how rare it is. */
const reachMatches = 50

interface Range {
  /** Only messages with a lower seq. */
  before?: number | undefined
  /** Only messages changed since. */
  since?: Date | undefined
  limit: number
}

export class MessageQueries {
  protected readonly collection: Collection<StoredMessage>

  constructor(store: Store) {
    this.collection = store.collection('messages')
  }

  find(id: string): Promise<StoredMessage | ErasedMessage | null> {
    return this.collection.findOne({ _id: id })
  }

  /** Null if it is missing or erased. */
  async findKept(id: string): Promise<StoredMessage | null> {
    const found = await this.find(id)
    return found && isKept(found) ? found : null
  }

  findAt(conversationId: string, seq: number): Promise<StoredMessage | ErasedMessage | null> {
    return this.collection.findOne({ conversationId, seq })
  }

  /** 0 in a conversation without messages. */
  async lastSeq(conversationId: string): Promise<number> {
    const last = await this.collection.findOne(
      { conversationId },
      { sort: { seq: -1 }, projection: { seq: 1 } },
    )
    return last?.seq ?? 0
  }

  /** When the latest message that isn't erased came in. */
  async lastAt(conversationId: string): Promise<Date | undefined> {
    const last = await this.collection.findOne(
      { conversationId, from: 'visitor' },
      { sort: { seq: -1 }, projection: { at: 1 } },
    )
    return last?.at
  }

  /** When the first message after that came in, of those that aren't erased. */
  async firstAfter(conversationId: string, after: Date): Promise<Date | undefined> {
    const first = await this.collection.findOne(
      { conversationId, from: 'visitor', at: { $gt: after } },
      { sort: { seq: 1 }, projection: { at: 1 } },
    )
    return first?.at
  }

  /** Newest first. */
  latest(
    conversationId: string,
    { before, since, limit }: Range,
  ): Promise<(StoredMessage | ErasedMessage)[]> {
    const filter: Filter<StoredMessage> = { conversationId }
    if (before !== undefined) filter.seq = { $lt: before }
    if (since !== undefined) filter.updatedAt = { $gte: since }
    return this.collection.find(filter, { sort: { seq: -1 }, limit }).toArray()
  }

  /** Oldest first. */
  ofConversation(
    conversationId: string,
    options: { limit?: number } = {},
  ): Cursor<StoredMessage | ErasedMessage> {
    return this.collection.find({ conversationId }, { sort: { seq: 1 }, ...options })
  }

  /** The same for whoever may take long to read it: without the words to search by, most of it. */
  transcriptOf(conversationId: string): Cursor<StoredMessage | ErasedMessage> {
    return this.collection.find({ conversationId }, { sort: { seq: 1 }, projection: { words: 0 } })
  }

  /** Whether the visitor picked from the answer's offers without marking the result not helpful. */
  async isPicked({ _id, conversationId, seq, answer }: StoredMessage): Promise<boolean> {
    const offers = answer.offers?.map(({ id }) => id) ?? []
    if (offers.length === 0) return false
    const pick = await this.collection.findOne(
      {
        conversationId,
        seq: { $gt: seq },
        'pick.messageId': _id,
        'pick.offer': { $in: offers },
        'feedback.helpful': { $ne: false },
      },
      { projection: { _id: 1 } },
    )
    return pick !== null
  }

  /** A page of what admins see, newest first. */
  list(query: ListQuery): Promise<StoredMessage[]> {
    return this.collection
      .find(listFilter(query), { sort: newestFirst.sort, limit: query.limit })
      .toArray()
  }

  /** The conversations of the newest messages of all. */
  newest(limit: number): Promise<Pick<StoredMessage, 'conversationId' | 'at'>[]> {
    return this.collection
      .find(
        { from: 'visitor' },
        { sort: newestFirst.sort, limit, projection: { conversationId: 1, at: 1 } },
      )
      .toArray()
  }

  /** Everything changed at or after a moment, or after a page's cursor; oldest change first. */
  changes(from: Date | StoreCursor, limit: number): Promise<(StoredMessage | ErasedMessage)[]> {
    return this.collection
      .find(changesFilter(from), { sort: { updatedAt: 1, _id: 1 }, limit })
      .toArray()
  }

  /** The same, unordered and without a limit. */
  changedSince(since: Date): Cursor<StoredMessage | ErasedMessage> {
    return this.collection.find({ updatedAt: { $gte: since } })
  }

  async latestChange(after: Date): Promise<Date | undefined> {
    const [last] = await this.collection
      .find(
        { updatedAt: { $gt: after } },
        { sort: { updatedAt: -1, _id: -1 }, limit: 1, projection: { updatedAt: 1 } },
      )
      .toArray()
    return last?.updatedAt
  }

  /** How far back the newest messages with this word prefix reach: the further, the rarer it is. */
  async reachOf(word: string): Promise<number> {
    const [last] = await this.collection
      .find(
        { from: 'visitor', words: startsWith(word) },
        { sort: newestFirst.sort, skip: reachMatches, limit: 1, projection: { at: 1 } },
      )
      .toArray()
    return last?.at.getTime() ?? Number.NEGATIVE_INFINITY
  }

  /** The fields that counts are made from, of messages that came in a range of time. */
  countedBetween(from: Date, to: Date): Cursor<StoredMessage> {
    return this.collection.find(
      { from: 'visitor', at: { $gte: from, $lt: to } },
      { projection: { at: 1, rev: 1, feedback: 1, answer: 1 } },
    )
  }

  /** The answer, feedback and pick of every message, newest first. */
  allNewestFirst(): Cursor<Pick<StoredMessage, '_id' | 'answer' | 'feedback' | 'pick'>> {
    return this.collection.find(
      { from: 'visitor' },
      { sort: newestFirst.sort, projection: { answer: 1, feedback: 1, pick: 1 } },
    )
  }

  /** Messages whose answer is due; `exceptBy` leaves out those being made by that server. */
  answersDue(answerDue: DueTime, limit: number, exceptBy?: string): Promise<StoredMessage[]> {
    const others = exceptBy === undefined ? {} : { 'answer.by': { $ne: exceptBy } }
    return this.collection.find({ answerDue, ...others }, { limit }).toArray()
  }

  /** Ids of messages that the training queue has yet to process. */
  async queueDue(queueDue: DueTime, limit: number): Promise<string[]> {
    const options = { limit, projection: { _id: 1 } } as const
    const found = await this.collection.find({ queueDue }, options).toArray()
    return found.map(({ _id }) => _id)
  }

  /** Conversations on these channels with an answer that is yet to be delivered. */
  async conversationsWithDeliveriesDue(
    channels: readonly string[],
    limit: number,
  ): Promise<Set<string>> {
    const channel = { $in: channels as ChannelName[] }
    const found = await this.collection
      .find(
        { replyDue: true, channel, 'answer.status': { $ne: 'waiting' } },
        { limit, projection: { conversationId: 1 } },
      )
      .toArray()
    return new Set(found.map(({ conversationId }) => conversationId))
  }

  /** A conversation's messages whose answer is yet to be delivered, in order. */
  deliveriesDue(conversationId: string, limit: number): Promise<StoredMessage[]> {
    return this.collection
      .find({ conversationId, replyDue: true }, { sort: { seq: 1 }, limit })
      .toArray()
  }
}
