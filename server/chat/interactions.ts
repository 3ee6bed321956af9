/** Interactions as admins read them: in pages, and by what has changed. */

import type { FastifyBaseLogger } from 'fastify'
import type { ChannelName } from '#shared/chat/channels'
import type { Change, Interaction } from '#shared/chat/records'
import type { Filter } from '#shared/chat/rules'
import { cursorAt, requireCursor } from '../http/pagination'
import type { ErasedMessage, StoredMessage } from './documents'
import { newestFirst } from './messages/filters'
import type { MessageQueries } from './messages/queries'
import { rarestFirst } from './messages/rarestFirst'
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

export class Interactions {
  constructor(
    private readonly messages: MessageQueries,
    private readonly log: FastifyBaseLogger,
  ) {}

  async list({
    search,
    ...query
  }: Query): Promise<{ interactions: Interaction[]; next: string | null }> {
    const found = await this.messages.list({
      ...query,
      words: await rarestFirst(this.messages, search),
    })
    const interactions = this.readable(found).filter((change) => !('erased' in change))
    return {
      interactions: interactions as Interaction[],
      next: newestFirst.next(found, query.limit),
    }
  }

  /** Everything that changed at or after a moment, oldest change first. */
  async changes(
    since: number,
    after: string | undefined,
  ): Promise<{ changes: Change[]; next: string | null }> {
    const found = await this.messages.changes(
      after ? requireCursor(after) : new Date(since),
      changesPage,
    )
    const last = found.length === changesPage ? found.at(-1) : undefined
    return { changes: this.readable(found), next: last ? cursorAt(last.updatedAt, last._id) : null }
  }

  private readable(found: (StoredMessage | ErasedMessage)[]): Change[] {
    return found.flatMap((document) => {
      const change = readChange(document)
      if (change) return [change]
      this.log.warn({ message: document._id }, 'skipped a malformed message')
      return []
    })
  }
}
