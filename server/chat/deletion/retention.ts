/**
 * Deletes conversations RETENTION_DAYS after their last message or request for a person: by this server's clock on every
 * store, and after a confirmation if there are more than ever (sweepConfirmation.ts).
 */
import type { FastifyBaseLogger } from 'fastify'
import { dayMs } from '#shared/days'
import type { Collection, Store } from '../../store/port'
import { SweepConfirmation } from '../../store/sweepConfirmation'
import type { StoredConversation } from '../documents'
import type { MessageQueries } from '../messages/queries'
import type { Erasures } from './erasure'

export class Retention {
  private readonly conversations: Collection<StoredConversation>
  private readonly confirmation: SweepConfirmation

  constructor(
    store: Store,
    private readonly messages: MessageQueries,
    private readonly erasures: Erasures,
    private readonly days: number,
    private readonly log: FastifyBaseLogger,
  ) {
    this.conversations = store.collection('conversations')
    this.confirmation = new SweepConfirmation(store, 'conversations', (message) =>
      log.warn(message),
    )
  }

  /** Resolves to the number of conversations deleted. */
  async sweep(now = new Date()): Promise<number> {
    const count = (at: number, limit: number) =>
      this.conversations.countDocuments(this.oldAt(at), { limit })
    const until = await this.confirmation.cutoff(now.getTime(), count)
    if (until === null) return 0
    const cutoff = this.cutoffAt(until)
    const old = this.conversations.find(this.oldAt(until), { sort: { lastAt: 1 } })
    let gone = 0
    for await (const { _id, linedAt } of old) {
      const said = await this.messages.lastAt(_id)
      // A message may be left, or a person wanted, without a word.
      const lastAt = said && linedAt && linedAt > said ? linedAt : (said ?? linedAt)
      if (lastAt && lastAt >= cutoff) {
        await this.conversations.updateOne({ _id }, { $max: { lastAt } })
        continue
      }
      await this.erasures.eraseMessages(_id)
      await this.conversations.deleteOne({ _id })
      gone += 1
    }
    await this.confirmation.record(gone)
    if (gone > 0) this.log.info({ conversations: gone }, 'deleted conversations past retention')
    return gone
  }

  private oldAt(at: number) {
    return { lastAt: { $lt: this.cutoffAt(at) } }
  }

  private cutoffAt(at: number): Date {
    return new Date(at - this.days * dayMs)
  }
}
