/**
 * Texts to be sent, as stored, and their changes. The _id is the cause, so one cause is one text.
 * Every change of a text's state is reported.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Cause } from '#shared/undelivered/causes'
import { OrderedQueue } from '../../jobs/orderedQueue'
import { insertIfNew } from '../../store/concurrentWrites'
import type { Collection, Filter, Store } from '../../store/port'
import type { OutgoingText } from '../documents'

export type Order = Required<Pick<OutgoingText, 'key' | 'period' | 'to' | 'body'>> & {
  _id: Cause
} & Pick<OutgoingText, 'conversationId' | 'messageId' | 'lastDigits' | 'isPromised'>

export interface StoredTextsParts {
  store: Store
  /** Called with every change of state, and again if it is unknown whether that succeeded. */
  onStateChange: (text: OutgoingText) => Promise<void>
  keptMs: number
  log: FastifyBaseLogger
}

const ofTheConversation = {
  to: '',
  body: '',
  lastDigits: '',
  messageId: '',
  conversationId: '',
  nextAt: '',
  failedAt: '',
} as const

const page = 200

type Changes = Partial<Omit<OutgoingText, '_id'>>

export class StoredTexts {
  readonly stored: Collection<OutgoingText>
  readonly queue: OrderedQueue<OutgoingText>

  constructor(private readonly parts: StoredTextsParts) {
    this.stored = parts.store.collection('texts')
    this.queue = new OrderedQueue(this.stored, ({ key }) => ({ key }))
  }

  /** Repeating a cause changes nothing. */
  async add(order: Order): Promise<void> {
    const fresh = this.queue.newJob()
    await insertIfNew(this.stored, {
      ...order,
      ...fresh,
      lastDigits: order.lastDigits ?? order.to.slice(-4),
      expiresAt: new Date(fresh.at.getTime() + this.parts.keptMs),
    })
  }

  /** It will be tried again. */
  async putOff(which: Filter<OutgoingText>, changes: Changes): Promise<void> {
    const changed = await this.stored.findOneAndUpdate(
      which,
      { $set: { ...changes, state: 'waiting', tellDue: true }, $unset: { by: '' } },
      { returnDocument: 'after' },
    )
    if (changed) await this.report(changed)
  }

  /** It is over: its words and number are removed, and the number's next text needn't wait. */
  async end(which: Filter<OutgoingText>, changes: Changes): Promise<OutgoingText | null> {
    const changed = await this.stored.findOneAndUpdate(
      which,
      {
        $set: { ...changes, tellDue: true },
        $unset: {
          to: '',
          body: '',
          nextAt: '',
          by: '',
          mayHaveGone: '',
          ...(changes.problem === undefined ? { problem: '' } : {}),
          ...(changes.state === 'delivered' ? { lastDigits: '' } : {}),
        },
      },
      { returnDocument: 'after' },
    )
    if (!changed) return null
    // It arrived after sending was given up.
    if (changes.failedAt === undefined && changed.failedAt) {
      await this.stored.updateOne({ _id: changed._id }, { $unset: { failedAt: '' } })
    }
    await this.report(changed)
    await this.queue.proceed(changed)
    return changed
  }

  /** Reports the changes that a server died before reporting. */
  async reportLeftOver(): Promise<void> {
    const left = await this.stored.find({ tellDue: true }, { limit: page }).toArray()
    for (const text of left) await this.report(text)
  }

  /** Removes the words and numbers of a conversation, and withholds what hasn't been sent. */
  async forget(conversationId: string): Promise<void> {
    const found = await this.stored.find({ conversationId }).toArray()
    for (const { _id } of found) {
      await this.stored.updateOne(
        { _id, nextAt: { $exists: true } },
        { $set: { state: 'withheld', problem: 'Its words were erased before it was sent.' } },
      )
      await this.stored.updateOne({ _id }, { $unset: ofTheConversation })
    }
  }

  private async report(text: OutgoingText): Promise<void> {
    try {
      await this.parts.onStateChange(text)
      const { _id, state } = text
      await this.stored.updateOne({ _id, state }, { $unset: { tellDue: '' } })
    } catch (err) {
      this.parts.log.warn({ err }, 'reporting the outcome of a text failed, retrying')
    }
  }
}
