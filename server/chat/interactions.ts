/**
 * What admins read. Every query walks an index from a place and stops at its limit: a page costs the
 * same in a store of a hundred interactions as in one of a hundred thousand.
 */

import type { FastifyBaseLogger } from 'fastify'
import { placeOf, readPlace } from '#shared/chat/place'
import type { Change, Channel, Interaction } from '#shared/chat/records'
import type { Filter as ChatFilter } from '#shared/chat/rules'
import { wordsOf } from '#shared/chat/words'
import { Refusal } from '../http/refusal'
import type { Collection, Filter, Sort, Store } from '../store/port'
import type { ErasedMessage, StoredMessage } from './documents'
import { readChange } from './present'

export interface ListQuery {
  filter: ChatFilter
  search: string
  conversation?: string | undefined
  channel?: Channel | undefined
  before?: string | undefined
  limit: number
}

const changesPage = 200
/** How many of a word's newest matches tell how rare it is. */
const reachMatches = 50
/** Of how many words that is asked; the others are only tested. */
const wordsAsked = 8
const newestFirst: Sort = { at: -1, _id: -1 }

export class Interactions {
  private readonly messages: Collection<StoredMessage>
  private readonly log: FastifyBaseLogger

  constructor(store: Store, log: FastifyBaseLogger) {
    this.messages = store.collection<StoredMessage>('messages')
    this.log = log
  }

  async list(query: ListQuery): Promise<{ interactions: Interaction[]; next: string | null }> {
    const found = await this.messages
      .find(await this.listFilter(query), { sort: newestFirst, limit: query.limit })
      .toArray()
    const last = found.length === query.limit ? found.at(-1) : undefined
    const interactions = this.readable(found).filter((change) => !('erased' in change))
    return {
      interactions: interactions as Interaction[],
      next: last ? place(last.at, last._id) : null,
    }
  }

  /** Everything that changed at or after a moment, oldest change first. */
  async changes(
    since: number,
    after: string | undefined,
  ): Promise<{ changes: Change[]; next: string | null }> {
    const from = after ? parsePlace(after) : null
    const filter: Filter<StoredMessage> = from
      ? {
          updatedAt: { $gte: from.at },
          $or: [{ updatedAt: { $gt: from.at } }, { _id: { $gt: from.id } }],
        }
      : { updatedAt: { $gte: new Date(since) } }
    const found = await this.messages
      .find(filter, { sort: { updatedAt: 1, _id: 1 }, limit: changesPage })
      .toArray()
    const last = found.length === changesPage ? found.at(-1) : undefined
    return { changes: this.readable(found), next: last ? place(last.updatedAt, last._id) : null }
  }

  private async listFilter(query: ListQuery): Promise<Filter<StoredMessage>> {
    const filter: Filter<StoredMessage> = { from: 'visitor' }
    if (query.filter !== 'all') filter['feedback.helpful'] = query.filter === 'positive'
    if (query.conversation) filter.conversationId = query.conversation
    if (query.channel) filter.channel = query.channel
    const words = await this.rarestFirst(wordsOf(query.search))
    const [rarest, ...others] = words
    if (rarest !== undefined) filter.words = rarest
    else if (query.search !== '') filter.words = ''
    const conditions: Filter<StoredMessage>[] = others.map((word) => ({ words: word }))
    if (query.before) {
      const { at, id } = parsePlace(query.before)
      filter.at = { $lte: at }
      conditions.push({ $or: [{ at: { $lt: at } }, { _id: { $lt: id } }] })
    }
    if (conditions.length > 0) filter.$and = conditions
    return filter
  }

  /**
   * The index follows the first word; the others are tested on what it finds. Rare is the word whose
   * newest matches reach furthest back, which costs a page for each word, however many matches it has.
   */
  private async rarestFirst(words: string[]): Promise<string[]> {
    if (words.length < 2) return words
    const reaches = await Promise.all(
      words.slice(0, wordsAsked).map(async (word) => {
        const [last] = await this.messages
          .find(
            { words: word },
            { sort: newestFirst, skip: reachMatches, limit: 1, projection: { at: 1 } },
          )
          .toArray()
        return { word, reach: last?.at.getTime() ?? Number.NEGATIVE_INFINITY }
      }),
    )
    const rarest = reaches.sort((a, b) => a.reach - b.reach).map(({ word }) => word)
    return [...rarest, ...words.slice(wordsAsked)]
  }

  private readable(found: (StoredMessage | ErasedMessage)[]): Change[] {
    return found.flatMap((document) => {
      const change = readChange(document)
      if (change) return [change]
      this.log.warn({ message: document._id }, 'stored message does not fit and is left out')
      return []
    })
  }
}

function place(at: Date, id: string): string {
  return placeOf({ timestamp: at.getTime(), id })
}

function parsePlace(text: string): { at: Date; id: string } {
  const place = readPlace(text)
  if (!place) throw new Refusal('invalid', 'Bad Request', { fields: { before: 'is not a place' } })
  return { at: new Date(place.timestamp), id: place.id }
}
