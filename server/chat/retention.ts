/** Conversations go by themselves RETENTION_DAYS after their last message. */
import type { FastifyBaseLogger } from 'fastify'
import type { Collection, Store } from '../store/port'
import type { StoredConversation, StoredMessage } from './documents'
import type { Erasures } from './erasure'

const dayMs = 86_400_000

export class Retention {
  private readonly conversations: Collection<StoredConversation>
  private readonly messages: Collection<StoredMessage>
  private readonly erasures: Erasures
  private readonly days: number
  private readonly log: FastifyBaseLogger

  constructor(store: Store, erasures: Erasures, days: number, log: FastifyBaseLogger) {
    this.conversations = store.collection<StoredConversation>('conversations')
    this.messages = store.collection<StoredMessage>('messages')
    this.erasures = erasures
    this.days = days
    this.log = log
  }

  /** Resolves to how many conversations went. */
  async sweep(now = new Date()): Promise<number> {
    const cutoff = new Date(now.getTime() - this.days * dayMs)
    const old = this.conversations.find({ lastAt: { $lt: cutoff } }, { sort: { lastAt: 1 } })
    let gone = 0
    for await (const { _id } of old) {
      const last = await this.messages.findOne(
        { conversationId: _id, from: 'visitor' },
        { sort: { seq: -1 } },
      )
      if (last && last.at >= cutoff) {
        await this.conversations.updateOne({ _id }, { $max: { lastAt: last.at } })
        continue
      }
      await this.erasures.eraseMessages(_id)
      await this.conversations.deleteOne({ _id })
      gone += 1
    }
    if (gone > 0)
      this.log.info({ conversations: gone }, 'conversations past their retention are gone')
    return gone
  }
}
