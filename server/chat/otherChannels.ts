/**
 * Where texts and calls come into the conversations: the same store, order, answers, marks, erasure and
 * live screens as the panel's. A conversation of theirs lasts a day.
 */
import type { Channel, Delivery, Picked } from '#shared/chat/records'
import { searchWordsOf } from '#shared/chat/words'
import type { Collection, Store } from '../store/port'
import type { Answers } from './answers'
import type { Conversations } from './conversations'
import type { StoredConversation, StoredMessage } from './documents'
import type { Erasures } from './erasure'
import type { Marks } from './feedback'
import { isErased } from './present'
import type { Publisher } from './publish'
import type { Sender } from './send'
import type { Stamps } from './stamps'

const dayMs = 86_400_000

export interface Said {
  visitorKey: string
  /** The provider's: what is said twice under it is one message. */
  id: string
  text: string
  /** What it chooses of what the call offered; a text chooses by its words (send.ts). */
  picked?: Picked | undefined
  channel: Exclude<Channel, 'chat'>
  /** Null where it is withheld. */
  number: string | null
}

export interface OtherChannelsParts {
  store: Store
  stamps: Stamps
  conversations: Conversations
  sender: Sender
  answers: Answers | null
  marks: Marks
  erasures: Erasures
  publisher: Publisher
}

/** States of a text that are not undone by what is told late. */
const notAfter: Record<Delivery['state'], readonly Delivery['state'][]> = {
  waiting: ['sent', 'delivered', 'failed', 'dead', 'withheld'],
  sending: ['sent', 'delivered', 'failed', 'dead', 'withheld'],
  sent: ['delivered', 'failed', 'dead', 'withheld'],
  delivered: [],
  failed: ['delivered'],
  dead: ['delivered'],
  withheld: ['delivered'],
}

export class OtherChannels {
  /** Of an erasure that an admin decided on; the number is still with the conversation. */
  onDecided: (conversation: StoredConversation) => Promise<void> = async () => {}
  /** Whether a number said STOP, for who looks at its conversation. */
  isStopped: (visitorKey: string) => Promise<boolean> = async () => false
  readonly messages: Collection<StoredMessage>

  constructor(private readonly parts: OtherChannelsParts) {
    this.messages = parts.store.collection<StoredMessage>('messages')
    this.onErased((id) => parts.conversations.forgetVisitor(id))
  }

  /** Each answer, once it is stored. */
  onAnswer(hear: (message: StoredMessage) => void): void {
    if (this.parts.answers) this.parts.answers.onStored = hear
  }

  /** Words and numbers of the conversation go; safe to repeat. */
  onErased(forget: (conversationId: string) => Promise<void>): void {
    this.parts.erasures.onErased.push(forget)
  }

  /** Stored once, then shown and answered. */
  async say(said: Said): Promise<StoredMessage> {
    const { message, isNew } = await this.store(said)
    if (!isNew) return message
    this.parts.publisher.message(message)
    this.parts.answers?.begin(message)
    return message
  }

  /** Stored with a reply that is not Whisper's to make: somebody is put through, or was not heard. */
  async note(said: Said, reply: string): Promise<void> {
    const { message } = await this.store(said)
    const noted = await this.messages.findOneAndUpdate(
      { _id: message._id, 'answer.status': 'waiting' },
      {
        $set: {
          answer: { status: 'done', text: reply, sources: [], at: new Date() },
          updatedAt: this.parts.stamps.next(),
          words: searchWordsOf({ text: said.text, pick: said.picked, answer: reply }),
        },
        $unset: { answerDue: '', replyDue: '' },
        $inc: { rev: 1 },
      },
      { returnDocument: 'after' },
    )
    if (noted) this.parts.publisher.message(noted)
  }

  private async store({ visitorKey, id, text, picked, channel, number }: Said) {
    const { conversations, sender } = this.parts
    const running = await conversations.running(visitorKey, { channel, mostMs: dayMs })
    const sending = { id, text, picked, page: '', phone: { channel, number } }
    const stored = await sender.send(running, visitorKey, sending)
    if (stored.isNew) await conversations.touch(running, stored.message.at)
    return stored
  }

  conversation(id: string): Promise<StoredConversation | null> {
    return this.parts.conversations.find(id)
  }

  /** The latest conversation of the caller or texter, unless it is erased or to be. */
  async latest(visitorKey: string, channel: Said['channel']): Promise<StoredConversation | null> {
    const all = await this.parts.conversations.ofVisitor(visitorKey)
    const latest = all.find((one) => one.channel === channel)
    return latest === undefined || latest.erasure ? null : latest
  }

  /** The latest of the caller's or texter's messages with an answer that stands. */
  async latestAnswered(
    visitorKey: string,
    channel: Said['channel'],
  ): Promise<StoredMessage | null> {
    const latest = await this.latest(visitorKey, channel)
    if (!latest) return null
    const found = await this.messages
      .find({ conversationId: latest._id }, { sort: { seq: -1 }, limit: 5 })
      .toArray()
    return found.find((one) => !isErased(one) && one.answer.status === 'done') ?? null
  }

  async mark(visitorKey: string, id: string, helpful: boolean): Promise<void> {
    this.parts.publisher.message(await this.parts.marks.mark(visitorKey, id, { helpful }))
  }

  /** Asks to erase every conversation of theirs that is not asked for yet; resolves to how many. */
  async askErasure(visitorKey: string): Promise<number> {
    const all = await this.parts.conversations.ofVisitor(visitorKey)
    const left = all.filter(({ erasure }) => erasure === undefined)
    for (const { _id } of left) await this.parts.erasures.ask(visitorKey, _id)
    return left.length
  }

  /** The request that came of a message, or that it is deleted; told live. */
  async setRequest(messageId: string, request: StoredMessage['request'] | null): Promise<void> {
    const changed = await this.messages.findOneAndUpdate(
      { _id: messageId, from: 'visitor', request: { $exists: request === null } },
      {
        ...(request
          ? { $set: { request, updatedAt: this.parts.stamps.next() } }
          : { $set: { updatedAt: this.parts.stamps.next() }, $unset: { request: '' } }),
        $inc: { rev: 1 },
      },
      { returnDocument: 'after' },
    )
    if (changed) this.parts.publisher.message(changed)
  }

  /** What became of the text with the answer; told live. */
  async setDelivery(messageId: string, delivery: Delivery): Promise<void> {
    const changed = await this.messages.findOneAndUpdate(
      {
        _id: messageId,
        from: 'visitor',
        'delivery.state': { $nin: [...notAfter[delivery.state]] },
      },
      { $set: { delivery, updatedAt: this.parts.stamps.next() }, $inc: { rev: 1 } },
      { returnDocument: 'after' },
    )
    if (changed) this.parts.publisher.message(changed)
  }
}
