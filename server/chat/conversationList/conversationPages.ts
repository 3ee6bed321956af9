/** Selects a page of conversations: by last activity or, if filtered, by matching interactions. */
import type { ChannelName } from '#shared/chat/channels'
import type { Filter as ChatFilter } from '#shared/chat/rules'
import { cursorAt, latestBy } from '../../http/pagination'
import type { Collection, Store } from '../../store/port'
import type { StoredConversation, StoredMessage } from '../documents'
import type { ListQuery } from '../messages/filters'
import type { MessageQueries } from '../messages/queries'
import { rarestFirst } from '../messages/rarestFirst'
import type { LastActivity } from './lastActivity'

interface Wanted {
  filter: ChatFilter
  search: string
  channel?: ChannelName | undefined
}

/** A conversation and, if filtered, its newest matching interaction with the searched words. */
export interface Found {
  conversation: StoredConversation
  match?: { message: StoredMessage; words: readonly string[] }
}

interface Page {
  found: Found[]
  next: string | null
}

/** Interactions per read, and at most per page: one long conversation's may all be adjacent. */
const readAtOnce = 100
const maxRead = 1_000
const maxErasures = 100

const latestFirst = latestBy<StoredConversation>('lastAt')

/** Erased conversations are in no list. */
const notErased = { 'erasure.status': { $ne: 'approved' } } as const

export class ConversationPages {
  private readonly conversations: Collection<StoredConversation>

  constructor(
    store: Store,
    private readonly messages: MessageQueries,
    private readonly lastActivity: LastActivity,
  ) {
    this.conversations = store.collection('conversations')
  }

  async page(wanted: Wanted, before: string | undefined, limit: number): Promise<Page> {
    return isFiltered(wanted)
      ? this.byInteractions(wanted, before, limit)
      : this.byActivity(wanted, before, limit)
  }

  /** Those of the named conversations that belong to the list. */
  async named(ids: readonly string[], wanted: Wanted): Promise<Found[]> {
    const { channel } = wanted
    const named = await this.findAll(ids, channel)
    if (!isFiltered(wanted)) return named.map((conversation) => ({ conversation }))
    const query = await this.queryOf(wanted)
    const found = named.map(async (conversation) => {
      const conversationId = conversation._id
      const [message] = await this.messages.list({
        ...query,
        conversation: conversationId,
        limit: 1,
      })
      return message ? [{ conversation, match: { message, words: query.words } }] : []
    })
    return (await Promise.all(found)).flat()
  }

  /** Conversations whose visitors are waiting for an erasure, the longest first. */
  async erasures(): Promise<{ found: Found[]; waiting: number }> {
    const asked = { 'erasure.status': 'asked' } as const
    const sort = { 'erasure.askedAt': 1 } as const
    const [found, waiting] = await Promise.all([
      this.conversations.find(asked, { sort, limit: maxErasures }).toArray(),
      this.conversations.countDocuments(asked),
    ])
    return { found: found.map((conversation) => ({ conversation })), waiting }
  }

  /** Resolves to whether it is there. */
  async markRead(_id: string, teammate: string, seq: number): Promise<boolean> {
    const update = { $max: { [`reads.${teammate}`]: seq } }
    return (await this.conversations.updateOne({ _id, ...notErased }, update)).matchedCount > 0
  }

  private async byActivity(
    { channel }: Wanted,
    before: string | undefined,
    limit: number,
  ): Promise<Page> {
    await this.lastActivity.flush()
    const filter = { ...notErased, ...(channel && { channel }), ...latestFirst.after(before) }
    const found = await this.conversations.find(filter, { sort: latestFirst.sort, limit }).toArray()
    return {
      found: found.map((conversation) => ({ conversation })),
      next: latestFirst.next(found, limit),
    }
  }

  private async byInteractions(
    wanted: Wanted,
    before: string | undefined,
    limit: number,
  ): Promise<Page> {
    const query = await this.queryOf(wanted)
    const matches = new Map<string, StoredMessage>()
    let next = before ?? null
    for (let read = 0; read < maxRead && matches.size < limit; read += readAtOnce) {
      const page: StoredMessage[] = await this.messages.list({
        ...query,
        limit: readAtOnce,
        before: next ?? undefined,
      })
      next = null
      for (const [index, message] of page.entries()) {
        if (!matches.has(message.conversationId)) matches.set(message.conversationId, message)
        const isLast = index + 1 === readAtOnce
        if (matches.size < limit && !isLast) continue
        next = cursorAt(message.at, message._id)
        break
      }
      if (next === null) break
    }
    const conversations = await this.findAll([...matches.keys()])
    const byId = new Map(conversations.map((one) => [one._id, one]))
    const found = [...matches].flatMap(([id, message]) => {
      const conversation = byId.get(id)
      return conversation ? [{ conversation, match: { message, words: query.words } }] : []
    })
    return { found, next }
  }

  private async queryOf({ search, ...others }: Wanted): Promise<Omit<ListQuery, 'limit'>> {
    return { ...others, words: await rarestFirst(this.messages, search) }
  }

  private findAll(
    ids: readonly string[],
    channel?: ChannelName | undefined,
  ): Promise<StoredConversation[]> {
    return this.conversations
      .find({ _id: { $in: [...ids] }, ...notErased, ...(channel && { channel }) })
      .toArray()
  }
}

function isFiltered({ filter, search }: Wanted): boolean {
  return filter !== 'all' || search !== ''
}
