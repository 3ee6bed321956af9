/** What teammates write: stored once under its sender's id, acknowledged, then shown everywhere. */
import { EventEmitter } from 'node:events'
import { Refusal } from '../../http/refusal'
import { findDue } from '../../jobs/due'
import { insertIfNew } from '../../store/concurrentWrites'
import type { Collection, Store } from '../../store/port'
import type { StoredReply } from './documents'

/** How long a visitor who left a message has to read a reply before it is sent to them. */
export const unreadMs = 30_000
const maxShown = 500
const maxSentAtOnce = 50
/** No reply's sending is put off for longer, in milliseconds. */
const longestMs = 10 * 60_000

export class Replies {
  readonly events = new EventEmitter<{ stored: [reply: StoredReply] }>()
  private readonly replies: Collection<StoredReply>

  constructor(store: Store) {
    this.replies = store.collection('replies')
  }

  /** A repeat gets the original. Throws a conflict if the id was used for something else. */
  async add(reply: StoredReply): Promise<StoredReply> {
    if (!(await insertIfNew(this.replies, reply))) {
      const original = await this.replies.findOne({ _id: reply._id })
      if (original && isSame(original, reply)) return original
      throw new Refusal('conflict', 'This was already sent with different words.')
    }
    this.events.emit('stored', reply)
    return reply
  }

  find(id: string): Promise<StoredReply | null> {
    return this.replies.findOne({ _id: id })
  }

  async latestTo(conversationId: string): Promise<StoredReply | null> {
    return this.replies.findOne({ conversationId, kind: 'reply' }, { sort: { at: -1 } })
  }

  /** The seq of the last message that a reply followed; undefined if none tells. */
  async answeredTo(conversationId: string): Promise<number | undefined> {
    const told = (await this.ofConversation(conversationId)).flatMap((one) => one.afterSeq ?? [])
    return told.length > 0 ? Math.max(...told) : undefined
  }

  since(at: Date): AsyncIterable<StoredReply> {
    return this.replies.find({ at: { $gte: at } })
  }

  async hasReplySince(conversationId: string, since: Date): Promise<boolean> {
    const one = { conversationId, at: { $gte: since }, kind: 'reply' as const }
    return (await this.replies.findOne(one)) !== null
  }

  /** Whether a reply written since then was sent, or didn't have to be. */
  async isSent(conversationId: string, since: Date): Promise<boolean> {
    const sent = { kind: 'reply' as const, sendDue: { $exists: false } }
    return (await this.replies.findOne({ conversationId, at: { $gte: since }, ...sent })) !== null
  }

  /** Takes the replies due by now under a lease: if this server dies, another sends them. */
  async takeDue(leaseMs: number): Promise<StoredReply[]> {
    const now = new Date()
    const due = await findDue(longestMs, (sendDue) =>
      this.replies.find({ sendDue }, { sort: { sendDue: 1 }, limit: maxSentAtOnce }).toArray(),
    )
    const taken = await Promise.all(
      due.map(({ _id, sendDue }) =>
        this.replies.findOneAndUpdate(
          { _id, ...(sendDue && { sendDue }) },
          { $set: { sendDue: new Date(now.getTime() + leaseMs) } },
          { returnDocument: 'after' },
        ),
      ),
    )
    return taken.filter((one) => one !== null)
  }

  /** A conversation's unsent replies written until then, oldest first. */
  dueIn(conversationId: string, until: Date): Promise<StoredReply[]> {
    return this.replies
      .find(
        { conversationId, at: { $lte: until }, sendDue: { $exists: true } },
        { sort: { at: 1 }, limit: maxSentAtOnce },
      )
      .toArray()
  }

  async isAnyDue(conversationId: string): Promise<boolean> {
    return (await this.replies.findOne({ conversationId, sendDue: { $exists: true } })) !== null
  }

  /** Schedules replies written since then, for which there was no address until now. */
  async makeDue(conversationId: string, since: Date, sendDue: Date): Promise<void> {
    const written = { conversationId, kind: 'reply' as const, at: { $gte: since } }
    for await (const { _id } of this.replies.find({ ...written, sendDue: { $exists: false } }))
      await this.replies.updateOne({ _id }, { $set: { sendDue } })
  }

  /**
   * False while an earlier reply of its conversation is unsent, perhaps leased by a server that
   * crashed: this one is then put off until that one is due.
   */
  async isNext({ _id, conversationId, at, sendDue }: StoredReply): Promise<boolean> {
    const [next] = await this.dueIn(conversationId, at)
    if (!next?.sendDue || next._id === _id) return true
    await this.replies.updateOne(
      { _id, ...(sendDue && { sendDue }) },
      { $set: { sendDue: next.sendDue } },
    )
    return false
  }

  async sendingIsOver(id: string): Promise<void> {
    await this.replies.updateOne({ _id: id }, { $unset: { sendDue: '' } })
  }

  /** The latest 500, in order. */
  async ofConversation(conversationId: string): Promise<StoredReply[]> {
    const latest = this.replies.find({ conversationId }, { sort: { at: -1 }, limit: maxShown })
    return (await latest.toArray()).reverse()
  }

  /** Safe to repeat. */
  async erase(conversationId: string): Promise<void> {
    await this.replies.deleteMany({ conversationId })
  }
}

function isSame(one: StoredReply, other: StoredReply): boolean {
  return (
    one.conversationId === other.conversationId &&
    one.kind === other.kind &&
    one.text === other.text &&
    one.teammate.id === other.teammate.id
  )
}
