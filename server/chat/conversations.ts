/**
 * A visitor's conversations. One runs at a time; the next begins once an erasure was asked for. Ids
 * are derived, so that two tabs or servers starting one at the same moment start the same one.
 */
import { createHash } from 'node:crypto'
import { Mutex } from 'async-mutex'
import type { Device } from '#shared/analytics/dimensions'
import type { ChannelName } from '#shared/chat/channels'
import { Refusal } from '../http/refusal'
import type { VisitorIdentity } from '../http/visitor'
import { insertIfNew } from '../store/concurrentWrites'
import type { Collection, Store } from '../store/port'
import type { Channel } from './channels/channel'
import type { StoredConversation } from './documents'
import type { MessageQueries } from './messages/queries'

/** What a server remembers of a running conversation while its visitor is connected. */
export interface Running {
  id: string
  ordinal: number
  /** Whether it is stored yet; that happens with its first message. */
  stored: boolean
  /** The highest seq this server knows of; another server may have stored later ones. */
  lastSeq: number
  /** Makes sends run one after the other. */
  mutex: Mutex
}

/** Where a conversation takes place. */
export interface Origin {
  channel: ChannelName
  /** The page the visitor was on; '' without one. */
  page: string
  phone?: string
  /** Browsers only. */
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

  /** Throws 'gone' once the visitor has asked to erase it, whatever is decided later. */
  async refuseErased(id: string): Promise<void> {
    const conversation = await this.find(id)
    if (conversation?.erasure) throw new Refusal('gone', 'This message was erased.')
  }

  /** The visitor's latest 20 conversations, newest first. */
  ofVisitor(visitorKey: string): Promise<StoredConversation[]> {
    return this.conversations.find({ visitorKey }, { sort: { ordinal: -1 }, limit: 20 }).toArray()
  }

  /** All of the visitor's conversations, without those whose erasure was approved. */
  notErased(visitorKey: string): Promise<Pick<StoredConversation, '_id'>[]> {
    return this.conversations
      .find({ visitorKey, 'erasure.status': { $ne: 'approved' } }, { projection: { _id: 1 } })
      .toArray()
  }

  /** The channel's latest conversation, or a new one if that is to be erased or too old. */
  async running(
    visitorKey: string,
    { name, conversationMs }: Pick<Channel, 'name' | 'conversationMs'>,
  ): Promise<Running> {
    const all = await this.ofVisitor(visitorKey)
    const latest = all.find(({ channel }) => channel === name)
    const goesOn =
      latest !== undefined &&
      latest.erasure === undefined &&
      // A conversation in a handover doesn't end by silence.
      (latest.handover !== undefined || Date.now() - latest.lastAt.getTime() < conversationMs)
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

  /**
   * The running conversation of a browser. Throws 'unauthorized' where it came by a private link and that
   * conversation is over: the visitor's next one is none of its business.
   */
  async runningFor({ key, only }: VisitorIdentity, channel: Channel): Promise<Running> {
    const running = await this.running(key, channel)
    if (only === undefined || only === running.id) return running
    throw new Refusal('unauthorized', 'This conversation is over.')
  }

  /** Stores the conversation if it is new. Safe to repeat. */
  async start(running: Running, visitorKey: string, origin: Origin, at: Date): Promise<void> {
    if (running.stored) return
    await insertIfNew(this.conversations, {
      _id: running.id,
      visitorKey,
      ordinal: running.ordinal,
      ...origin,
      startedAt: at,
      lastAt: at,
    })
    running.stored = true
  }

  /** Removes the phone number, the page it began on, the device, the handover and who read it. */
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

/** `ordinal` is 0 for a visitor's first conversation. */
export function conversationIdOf(visitorKey: string, ordinal: number): string {
  return createHash('sha256').update(`${visitorKey}:${ordinal}`).digest('base64url').slice(0, 22)
}
