/**
 * Conversations go by themselves RETENTION_DAYS after their last message: on every store by this server's
 * clock, and after a second look where it is more of them than ever (secondLook.ts).
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Collection, Store } from '../store/port'
import { SecondLook } from '../store/secondLook'
import type { StoredConversation } from './documents'
import type { Erasures } from './erasure'
import type { MessageQueries } from './messages/queries'

const dayMs = 86_400_000

export class Retention {
  private readonly conversations: Collection<StoredConversation>
  private readonly secondLook: SecondLook

  constructor(
    store: Store,
    private readonly messages: MessageQueries,
    private readonly erasures: Erasures,
    private readonly days: number,
    private readonly log: FastifyBaseLogger,
  ) {
    this.conversations = store.collection('conversations')
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
      const lastAt = await this.messages.lastAt(_id)
      if (lastAt && lastAt >= cutoff) {
        await this.conversations.updateOne({ _id }, { $max: { lastAt } })
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
