/** What admins read: pages of interactions, and what has changed. */

import type { FastifyBaseLogger } from 'fastify'
import type { ChannelName } from '#shared/chat/channels'
import { placeOf, readPlace } from '#shared/chat/place'
import type { Change, Interaction } from '#shared/chat/records'
import type { Filter } from '#shared/chat/rules'
import { wordsOf } from '#shared/chat/words'
import { Refusal } from '../http/refusal'
import type { ErasedMessage, StoredMessage } from './documents'
import type { Place } from './messages/filters'
import type { MessageQueries } from './messages/queries'
import { readChange } from './present'

interface Query {
  filter: Filter
  search: string
  conversation?: string | undefined
  channel?: ChannelName | undefined
  before?: string | undefined
  limit: number
}

const changesPage = 200
/** Of how many words it is asked how rare they are; the others are only tested. */
const wordsAsked = 8

export class Interactions {
  constructor(
    private readonly messages: MessageQueries,
    private readonly log: FastifyBaseLogger,
  ) {}

  async list({
    search,
    before,
    ...query
  }: Query): Promise<{ interactions: Interaction[]; next: string | null }> {
    const words = await this.rarestFirst(wordsOf(search))
    const found = await this.messages.list({
      ...query,
      // What is searched and has no words is found nowhere.
      words: search !== '' && words.length === 0 ? [''] : words,
      before: before ? parsePlace(before) : undefined,
    })
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
    const found = await this.messages.changes(
      after ? parsePlace(after) : new Date(since),
      changesPage,
    )
    const last = found.length === changesPage ? found.at(-1) : undefined
    return { changes: this.readable(found), next: last ? place(last.updatedAt, last._id) : null }
  }

  /**
   * The index follows the first word; the others are tested on what it finds. Rare is the word whose
   * newest matches reach furthest back, which costs a page for each word, however many matches it has.
   */
  private async rarestFirst(words: string[]): Promise<string[]> {
    if (words.length < 2) return words
    const reaches = await Promise.all(
      words
        .slice(0, wordsAsked)
        .map(async (word) => ({ word, reach: await this.messages.reachOf(word) })),
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

function parsePlace(text: string): Place {
  const place = readPlace(text)
  if (!place) throw new Refusal('invalid', 'Bad Request', { fields: { before: 'is not a place' } })
  return { at: new Date(place.timestamp), id: place.id }
}
