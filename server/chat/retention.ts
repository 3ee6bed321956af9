/**
 * Conversations go by themselves RETENTION_DAYS after their last message: on every store by this server's
 * clock, and after a second look where it is more of them than ever (secondLook.ts).
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Collection, Store } from '../store/port'
import { SecondLook } from '../store/secondLook'
import type { StoredConversation, StoredMessage } from './documents'
import type { Erasures } from './erasure'

const dayMs = 86_400_000

export class Retention {
  private readonly conversations: Collection<StoredConversation>
  private readonly messages: Collection<StoredMessage>
  private readonly erasures: Erasures
  private readonly days: number
  private readonly log: FastifyBaseLogger
  private readonly secondLook: SecondLook

  constructor(store: Store, erasures: Erasures, days: number, log: FastifyBaseLogger) {
    this.conversations = store.collection<StoredConversation>('conversations')
    this.messages = store.collection<StoredMessage>('messages')
    this.erasures = erasures
    this.days = days
    this.log = log
    this.secondLook = new SecondLook(store, 'conversations', (message) => log.warn(message))
  }

  /** Resolves to how many conversations went. */
  async sweep(now = new Date()): Promise<number> {
    const count = (at: number, limit: number) =>
      this.conversations.countDocuments(this.oldAt(at), { limit })
    const until = await this.secondLook.until(now.getTime(), count)
    if (until === null) return 0
    const cutoff = this.cutoffAt(until)
    const old = this.conversations.find(this.oldAt(until), { sort: { lastAt: 1 } })
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
    await this.secondLook.took(gone)
    if (gone > 0)
      this.log.info({ conversations: gone }, 'conversations past their retention are gone')
    return gone
  }

  private oldAt(at: number) {
    return { lastAt: { $lt: this.cutoffAt(at) } }
  }

  private cutoffAt(at: number): Date {
    return new Date(at - this.days * dayMs)
  }
}
