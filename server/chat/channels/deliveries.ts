/**
 * Delivers answers on the channels that need it, in the order of the questions. A message's stored
 * `replyDue` marks an undelivered answer, so that it is found if its server dies first.
 */
import type { FastifyBaseLogger } from 'fastify'
import { KeyedMutex } from '../../jobs/keyedMutex'
import type { Messages } from '../messages/messages'
import type { Channels } from './channels'

const sweepMs = 2_000
const page = 200

export class Deliveries {
  private readonly sweeping: NodeJS.Timeout
  /** By conversation id. */
  private readonly mutex = new KeyedMutex()

  constructor(
    private readonly parts: { messages: Messages; channels: Channels; log: FastifyBaseLogger },
  ) {
    // Also delivers later answers that waited for this one.
    parts.messages.events.on('answered', ({ conversationId, replyDue }) => {
      if (replyDue) this.enqueue(conversationId)
    })
    this.sweeping = setInterval(() => this.sweep(), sweepMs)
    this.sweeping.unref()
  }

  sweep(): void {
    const { messages, channels, log } = this.parts
    const { delivering } = channels
    if (delivering.length === 0) return
    messages.conversationsWithDeliveriesDue(delivering, page).then(
      (ids) => {
        for (const id of ids) this.enqueue(id)
      },
      (err: unknown) => log.warn({ err }, 'finding answers to deliver failed, retrying'),
    )
  }

  async close(): Promise<void> {
    clearInterval(this.sweeping)
    await this.mutex.settled()
  }

  private enqueue(id: string): void {
    this.mutex
      .runExclusive(id, () => this.deliverReady(id))
      .catch((err: unknown) => {
        this.parts.log.warn({ err, conversation: id }, 'delivering an answer failed, retrying')
      })
  }

  private async deliverReady(conversationId: string): Promise<void> {
    const { messages, channels } = this.parts
    for (const message of await messages.deliveriesDue(conversationId, page)) {
      if (message.answer.status === 'waiting') return
      const channel = channels.find(message.channel)
      if (!channel?.deliver) return
      await channel.deliver(message)
      await messages.clearDeliveryDue(message._id)
    }
  }
}
