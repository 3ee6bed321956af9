/**
 * Texts to be sent, as stored, and their changes. The _id is the cause, so one cause is one text.
 * Every change of a text's state is reported.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Cause } from '#shared/undelivered/causes'
import { OrderedTimes } from '../../jobs/orderedTimes'
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
  private readonly times = new OrderedTimes()

  constructor(private readonly parts: StoredTextsParts) {
    this.stored = parts.store.collection('texts')
  }

  /** Repeating a cause changes nothing. */
  async add(order: Order): Promise<void> {
    const at = this.times.next()
    await insertIfNew(this.stored, {
      ...order,
      state: 'waiting',
      at,
      nextAt: at,
      tries: 0,
      lastDigits: order.lastDigits ?? order.to.slice(-4),
      expiresAt: new Date(at.getTime() + this.parts.keptMs),
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
    const { key, at } = changed
    // One that may have gone keeps its pause: its own report may be on the way.
    const next = { mayHaveGone: { $ne: true as const }, nextAt: { $exists: true } }
    await this.stored.findOneAndUpdate(
      { key, at: { $gt: at }, state: 'waiting', ...next },
      { $set: { nextAt: new Date() } },
      { returnDocument: 'after', sort: { at: 1 } },
    )
    return changed
  }

  /** How many have yet to be sent, now or later. */
  countDue(): Promise<number> {
    return this.stored.countDocuments({ nextAt: { $gt: new Date(0) } })
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
