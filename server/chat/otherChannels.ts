/**
 * Where texts and calls come into the conversations: the same store, order, answers, marks, erasure and
 * live screens as the panel's. A conversation of theirs lasts a day.
 */
import type { Channel, Picked } from '#shared/chat/records'
import type { Conversations } from './conversations'
import { isKept, type StoredConversation, type StoredMessage } from './documents'
import type { Erasures } from './erasure'
import type { Marks } from './feedback'
import type { Messages } from './messages/messages'
import type { Sender } from './send'

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
  messages: Messages
  conversations: Conversations
  sender: Sender
  marks: Marks
  erasures: Erasures
}

export class OtherChannels {
  /** Of an erasure that an admin decided on; the number is still with the conversation. */
  onDecided: (conversation: StoredConversation) => Promise<void> = async () => {}
  /** Whether a number said STOP, for who looks at its conversation. */
  isStopped: (visitorKey: string) => Promise<boolean> = async () => false

  constructor(private readonly parts: OtherChannelsParts) {
    this.onErased((id) => parts.conversations.forgetVisitor(id))
  }

  /** Words and numbers of the conversation go; safe to repeat. */
  onErased(forget: (conversationId: string) => Promise<void>): void {
    this.parts.erasures.onErased.push(forget)
  }

  /** Stored once, then shown and answered. */
  say(said: Said): Promise<StoredMessage> {
    return this.store(said)
  }

  /** Stored with a reply that is not Whisper's to make: somebody is put through, or was not heard. */
  async note(said: Said, reply: string): Promise<void> {
    await this.store(said, reply)
  }

  private async store(
    { visitorKey, id, text, picked, channel, number }: Said,
    reply?: string,
  ): Promise<StoredMessage> {
    const { conversations, sender } = this.parts
    const running = await conversations.running(visitorKey, { channel, mostMs: dayMs })
    const { message, isNew } = await sender.send(running, visitorKey, {
      ...{ id, text, picked, page: '', phone: { channel, number } },
      ...(reply === undefined ? {} : { reply }),
    })
    if (isNew) await conversations.touch(running, message.at)
    return message
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
    const found = await this.parts.messages.latest(latest._id, { limit: 5 })
    return found.filter(isKept).find(({ answer }) => answer.status === 'done') ?? null
  }

  async mark(visitorKey: string, id: string, helpful: boolean): Promise<void> {
    await this.parts.marks.mark(visitorKey, id, { helpful })
  }

  /** Asks to erase every conversation of theirs that is not asked for yet; resolves to how many. */
  async askErasure(visitorKey: string): Promise<number> {
    const all = await this.parts.conversations.ofVisitor(visitorKey)
    const left = all.filter(({ erasure }) => erasure === undefined)
    for (const { _id } of left) await this.parts.erasures.ask(visitorKey, _id)
    return left.length
  }
}
