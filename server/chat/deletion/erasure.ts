/**
 * Erases conversations: gone for the visitor when they ask, gone everywhere when an admin approves.
 * Every step is safe to repeat. A tombstone stays for 30 days.
 */
import { EventEmitter } from 'node:events'
import type { ErasureNotice } from '#shared/chat/events'
import { Refusal } from '../../http/refusal'
import { anyTime } from '../../jobs/due'
import type { Collection, Store } from '../../store/port'
import {
  type ErasedMessage,
  isErased,
  type StoredConversation,
  type StoredMessage,
} from '../documents'
import type { Messages } from '../messages/messages'

const markedAtOnce = 50
/** A send that began before the approval has ended after this time. */
const againForMs = 10 * 60_000

export class Erasures {
  /** `changed`: a visitor asked for an erasure, or an admin decided on one. */
  readonly events = new EventEmitter<{ asked: [conversation: StoredConversation]; changed: [] }>()
  /** Each removes what another subject stores about a conversation. Safe to repeat. */
  readonly onErased: ((conversationId: string) => Promise<void>)[] = []
  private readonly conversations: Collection<StoredConversation>

  constructor(
    private readonly store: Store,
    private readonly messages: Messages,
  ) {
    this.conversations = store.collection('conversations')
  }

  /** Records the visitor's request. Asking twice changes nothing, unless the first was declined. */
  async ask(visitorKey: string, id: string): Promise<StoredConversation> {
    const now = new Date()
    const { modifiedCount } = await this.conversations.updateOne(
      { _id: id, visitorKey, 'erasure.status': { $nin: ['asked', 'approved'] } },
      { $set: { erasure: { status: 'asked', askedAt: now } } },
    )
    const conversation = await this.conversations.findOne({ _id: id })
    if (conversation?.visitorKey !== visitorKey) throw new Refusal('not-found', 'Not Found')
    await this.endWait(conversation)
    if (modifiedCount > 0) this.events.emit('asked', conversation)
    this.events.emit('changed')
    await this.flagMessages(conversation)
    return conversation
  }

  async askedSince(at: Date): Promise<StoredConversation[]> {
    const asked = { 'erasure.status': 'asked', 'erasure.askedAt': { $gte: at } } as const
    return this.conversations.find(asked).toArray()
  }

  /** How many requests are waiting for an admin. */
  countAsked(): Promise<number> {
    return this.conversations.countDocuments({ 'erasure.status': 'asked' })
  }

  async approve(id: string): Promise<StoredConversation> {
    const eraseUntil = new Date(Date.now() + againForMs)
    const decided = await this.decide(id, { 'erasure.status': 'approved', eraseUntil })
    await this.eraseMessages(id)
    return decided
  }

  /** Erases everything said by someone without a panel whom an admin erases. Safe to repeat. */
  async eraseVisitor(visitorKey: string): Promise<void> {
    const now = new Date()
    const erasure = { status: 'approved', askedAt: now, decidedAt: now } as const
    const eraseUntil = new Date(now.getTime() + againForMs)
    for await (const { _id } of this.conversations.find({ visitorKey })) {
      const left = { _id, 'erasure.status': { $ne: 'approved' } } as const
      await this.conversations.updateOne(left, { $set: { erasure, eraseUntil } })
      await this.endWait({ _id, erasure })
      await this.eraseMessages(_id)
    }
    this.events.emit('changed')
  }

  /** Throws a conflict if it was declined for another reason: that is what the visitor reads. */
  async decline(id: string, reason: string): Promise<StoredConversation> {
    const decided = await this.decide(id, {
      'erasure.status': 'declined',
      'erasure.reason': reason,
    })
    await this.flagMessages(decided)
    if (decided.erasure?.reason !== reason) throw alreadyDecided()
    return decided
  }

  /** Also called when retention deletes a conversation. */
  async eraseMessages(conversationId: string): Promise<void> {
    for await (const message of this.messages.ofConversation(conversationId))
      if (!isErased(message)) await this.messages.erase(message)
    for (const forget of this.onErased) await forget(conversationId)
    this.store.overwriteErased?.()
  }

  /**
   * Erases approved conversations again: catches sends that were in progress, and finishes the work
   * of a server that stopped in between, however long ago.
   */
  async finishApproved(now = Date.now()): Promise<void> {
    for await (const { _id, eraseUntil } of this.conversations.find({ eraseUntil: anyTime })) {
      await this.eraseMessages(_id)
      if (eraseUntil && eraseUntil.getTime() < now)
        await this.conversations.updateOne({ _id }, { $unset: { eraseUntil: '' } })
    }
  }

  /** A visitor who asked to erase it waits no longer. Safe to repeat. */
  private async endWait({ _id, erasure }: Pick<StoredConversation, '_id' | 'erasure'>) {
    if (!erasure) return
    await this.conversations.updateOne(
      { _id, 'handover.state': 'waiting' },
      { $set: { waitEndedAt: erasure.askedAt } },
    )
  }

  private async decide(
    id: string,
    change:
      | { 'erasure.status': 'approved'; eraseUntil: Date }
      | { 'erasure.status': 'declined'; 'erasure.reason': string },
  ): Promise<StoredConversation> {
    const decided = await this.conversations.findOneAndUpdate(
      { _id: id, 'erasure.status': 'asked' },
      { $set: { ...change, 'erasure.decidedAt': new Date() } },
      { returnDocument: 'after' },
    )
    if (decided) this.events.emit('changed')
    if (decided) return decided
    const conversation = await this.conversations.findOne({ _id: id })
    if (!conversation?.erasure) throw new Refusal('not-found', 'Not Found')
    // Repeated after a half-done step: the same decision is finished, a different one refused.
    if (conversation.erasure.status === change['erasure.status']) return conversation
    throw alreadyDecided()
  }

  /** Marks each message as 'Erasure asked' while the request is undecided. */
  private async flagMessages({ _id, erasure }: StoredConversation): Promise<void> {
    const askedAt = erasure?.status === 'asked' ? erasure.askedAt : undefined
    const isDone = (message: StoredMessage | ErasedMessage) =>
      isErased(message) || (message.erasureAskedAt === undefined) === (askedAt === undefined)
    // The latest is marked last, so that a repeat doesn't read thousands.
    const [latest] = await this.messages.latest(_id, { limit: 1 })
    if (!latest || isDone(latest)) return
    const left: string[] = []
    for await (const message of this.messages.ofConversation(_id))
      if (!isDone(message) && message._id !== latest._id) left.push(message._id)
    // Those of one moment share a commit.
    while (left.length > 0)
      await Promise.all(
        left.splice(0, markedAtOnce).map((id) => this.messages.setErasureAsked(id, askedAt)),
      )
    await this.messages.setErasureAsked(latest._id, askedAt)
  }
}

const alreadyDecided = () => new Refusal('conflict', 'This request was already decided.')

export function toErasureNotice(conversation: StoredConversation): ErasureNotice | null {
  const { erasure } = conversation
  if (!erasure) return null
  return {
    conversationId: conversation._id,
    askedAt: erasure.askedAt.getTime(),
    status: erasure.status,
    ...(erasure.reason === undefined ? {} : { reason: erasure.reason }),
  }
}
