/**
 * A visitor's conversations. One runs at a time; the next begins after an erasure was asked for.
 * Ids are derived, so that two tabs or two servers that begin one at the same moment begin the same.
 */
import { createHash } from 'node:crypto'
import { Mutex } from 'async-mutex'
import type { Device } from '#shared/analytics/dimensions'
import type { ChannelName } from '#shared/chat/channels'
import { Refusal } from '../http/refusal'
import { type Collection, isDuplicate, type Store } from '../store/port'
import type { Channel } from './channels/channel'
import type { StoredConversation } from './documents'
import type { MessageQueries } from './messages/queries'

/** What a server remembers of a running conversation while its visitor is connected. */
export interface Running {
  id: string
  ordinal: number
  /** Whether the conversation is stored already: it is with its first message. */
  stored: boolean
  /** The highest seq this server knows of; another server may have gone on. */
  lastSeq: number
  /** Sends go one after the other. */
  mutex: Mutex
}

/** Where a conversation takes place. */
export interface Origin {
  channel: ChannelName
  /** The page that the visitor was on; '' without one. */
  page: string
  phone?: string
  /** Of a browser. */
  device?: Device
}

export class Conversations {
  private readonly conversations: Collection<StoredConversation>

  constructor(
    store: Store,
    private readonly messages: Pick<MessageQueries, 'lastSeq'>,
  ) {
    this.conversations = store.collection('conversations')
  }

  find(id: string): Promise<StoredConversation | null> {
    return this.conversations.findOne({ _id: id })
  }

  /** Throws 'gone' from the moment its visitor asks to erase it, whatever is decided later. */
  async refuseErased(id: string): Promise<void> {
    const conversation = await this.find(id)
    if (conversation?.erasure) throw new Refusal('gone', 'This message was erased.')
  }

  /** The visitor's latest conversations, newest first. */
  ofVisitor(visitorKey: string): Promise<StoredConversation[]> {
    return this.conversations.find({ visitorKey }, { sort: { ordinal: -1 }, limit: 20 }).toArray()
  }

  /** Of all the visitor's conversations those whose erasure nobody has asked for yet. */
  notAskedToErase(visitorKey: string): Promise<Pick<StoredConversation, '_id'>[]> {
    return this.conversations
      .find({ visitorKey, erasure: { $exists: false } }, { projection: { _id: 1 } })
      .toArray()
  }

  /** The latest of a channel; a new one once that is to be erased or is too old. */
  async running(
    visitorKey: string,
    { name, conversationMs }: Pick<Channel, 'name' | 'conversationMs'>,
  ): Promise<Running> {
    const all = await this.ofVisitor(visitorKey)
    const latest = all.find(({ channel }) => channel === name)
    const goesOn =
      latest !== undefined &&
      latest.erasure === undefined &&
      // One that a person has, or is waited for in, does not end by its age.
      (latest.handover !== undefined || Date.now() - latest.startedAt.getTime() < conversationMs)
    const mutex = new Mutex()
    if (goesOn) {
      const { _id: id, ordinal } = latest
      const lastSeq = await this.messages.lastSeq(id)
      return { id, ordinal, stored: true, lastSeq, mutex }
    }
    const ordinal = (all[0]?.ordinal ?? -1) + 1
    const id = conversationIdOf(visitorKey, ordinal)
    return { id, ordinal, stored: false, lastSeq: 0, mutex }
  }

  /** Stores the conversation if it is new. Safe to repeat. */
  async start(running: Running, visitorKey: string, origin: Origin, at: Date): Promise<void> {
    if (running.stored) return
    try {
      await this.conversations.insertOne({
        _id: running.id,
        visitorKey,
        ordinal: running.ordinal,
        ...origin,
        startedAt: at,
        lastAt: at,
      })
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
    running.stored = true
  }

  /** Takes away the number of who called or texted, the page that it began on, the device, and who read it. */
  async forgetVisitor(id: string): Promise<void> {
    await this.conversations.updateOne(
      { _id: id },
      {
        $set: { page: '' },
        $unset: { phone: '', device: '', handover: '', lines: '', seenAt: '', reads: '' },
      },
    )
  }
}

/** `ordinal`: 0 for a visitor's first conversation. */
export function conversationIdOf(visitorKey: string, ordinal: number): string {
  return createHash('sha256').update(`${visitorKey}:${ordinal}`).digest('base64url').slice(0, 22)
}
