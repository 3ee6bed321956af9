/** The only owner of the stored messages: everything that may happen to one. See also writes.ts. */
import type { Delivery } from '#shared/chat/records'
import { interactionTerms } from '#shared/chat/searchTerms'
import { countMessage } from '../../monitoring/metrics'
import { isDuplicate, type UpdateFilter } from '../../store/port'
import { contributionOf, differenceOf, nothing } from '../counts/delta'
import {
  isErased,
  type MessagePhoto,
  personalFields,
  type StoredAnswer,
  type StoredMessage,
} from '../documents'
import type { Requester } from './events'
import { after, MessageWrites } from './writes'

/** A message as composed, without the fields that every write adds. */
export type NewMessage = Omit<StoredMessage, 'words' | 'updatedAt' | 'rev'>

/** For each reported state of a text: the states that such a report, coming late, doesn't undo. */
const notUndoneBy: Record<Delivery['state'], readonly Delivery['state'][]> = {
  waiting: ['sent', 'delivered', 'failed', 'dead', 'withheld'],
  sending: ['sent', 'delivered', 'failed', 'dead', 'withheld'],
  sent: ['delivered', 'failed', 'dead', 'withheld'],
  delivered: [],
  failed: ['delivered'],
  dead: ['delivered'],
  withheld: ['delivered'],
}

export class Messages extends MessageWrites {
  /**
   * Stores a new message; throws a duplicate error if its id or seq is taken. `alongside` is
   * written with it to share one flush; both have ended when this settles, even if one fails.
   */
  async store(
    draft: NewMessage,
    {
      alongside,
      requester = {},
    }: { alongside: () => Promise<void>; requester?: Requester | undefined },
  ): Promise<StoredMessage> {
    const { stamps, counts } = this.parts
    const { text, pick, answer } = draft
    let message: StoredMessage
    try {
      await counts.touch(draft)
      const words = interactionTerms({ text, pick, answer: answer.text })
      message = { ...draft, words, updatedAt: stamps.next(), rev: 1 }
      const ends = await Promise.allSettled([alongside(), this.collection.insertOne(message)])
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    } catch (error) {
      if (!isDuplicate(error)) counts.doubt(draft.at)
      throw error
    }
    counts.add(message, contributionOf(message))
    countMessage(message.channel)
    this.events.emit('stored', message, requester)
    return message
  }

  /** Takes over a due answer with a new lease; null if another server was faster. */
  lease(
    { _id, answerDue }: Pick<StoredMessage, '_id' | 'answerDue'>,
    { by, due }: { by: string; due: Date },
  ): Promise<StoredMessage | null> {
    return this.collection.findOneAndUpdate(
      { _id, ...(answerDue && { answerDue }) },
      { $set: { answerDue: due, 'answer.by': by } },
      after,
    )
  }

  /** Stores the answer if `by` owns its lease; otherwise null, as for an erased message. */
  async answer(
    message: StoredMessage,
    by: string,
    answer: StoredAnswer,
  ): Promise<StoredMessage | null> {
    const { _id, text, pick } = message
    const { text: said, offers } = answer
    const answered = await this.changeCounted(
      message,
      { _id, 'answer.status': 'waiting', 'answer.by': by },
      {
        $set: {
          answer,
          words: interactionTerms({ text, pick, answer: said, offers }),
          ...this.parts.dueInQueue({ ...message, answer }),
        },
        $unset: { answerDue: '' },
      },
    )
    if (answered) this.events.emit('answered', answered)
    return answered
  }

  /** A teammate has the conversation: answers still in progress are dropped. */
  async assignToPerson(conversationId: string): Promise<void> {
    const waiting = this.collection.find({ conversationId, 'answer.status': 'waiting' })
    for await (const message of waiting) await this.assignMessageToPerson(message)
  }

  /** The same for one message, unless it was given to another meanwhile. Nothing is delivered. */
  async assignMessageToPerson(message: StoredMessage): Promise<void> {
    const by = message.answer.by ?? { $exists: false }
    const answer: StoredAnswer = { status: 'person', text: '', sources: [], at: new Date() }
    const left = await this.changeCounted(
      message,
      { _id: message._id, 'answer.status': 'waiting', 'answer.by': by },
      { $set: { answer }, $unset: { answerDue: '', replyDue: '' } },
    )
    if (left) this.events.emit('answered', left)
  }

  /** Has Whisper answer what was left to a person since then, because nobody waits for one anymore. */
  async assignToWhisper(
    conversationId: string,
    { since, afterSeq, isInPanel }: { since: Date; afterSeq: number; isInPanel: boolean },
  ): Promise<void> {
    const left = {
      conversationId,
      seq: { $gt: afterSeq },
      'answer.status': 'person' as const,
      at: { $gte: since },
    }
    for await (const message of this.collection.find(left)) {
      const answer: StoredAnswer = { status: 'waiting', text: '', sources: [] }
      const given = await this.changeCounted(
        message,
        { _id: message._id, 'answer.status': 'person' },
        { $set: { answer, answerDue: new Date(), ...(!isInPanel && { replyDue: true }) } },
      )
      if (given) this.events.emit('changed', given)
    }
  }

  /** Only on the revision that was read, so that the change in counts is exact; otherwise null. */
  async setFeedback(
    message: StoredMessage,
    feedback: NonNullable<StoredMessage['feedback']>,
    requester: Requester = {},
  ): Promise<StoredMessage | null> {
    const { _id, rev, text, pick, answer } = message
    const { comment } = feedback
    const changed = await this.changeCounted(
      message,
      { _id, rev },
      {
        $set: {
          feedback,
          words: interactionTerms({
            text,
            pick,
            answer: answer.text,
            offers: answer.offers,
            comment,
          }),
          ...this.parts.dueInQueue(message, { ...message, feedback }),
        },
      },
    )
    if (changed) this.events.emit('feedback', changed, requester)
    return changed
  }

  /** Sets the request that came of a message; null if that was deleted. */
  setRequest(id: string, request: StoredMessage['request'] | null): Promise<void> {
    return this.changeAnnounced(
      { _id: id, from: 'visitor', request: { $exists: request === null } },
      request ? { $set: { request } } : { $unset: { request: '' } },
    )
  }

  setPhotos(id: string, photos: MessagePhoto[]): Promise<void> {
    return this.changeAnnounced({ _id: id, from: 'visitor' }, { $set: { photos } })
  }

  /** Sets the delivery status of the text with the answer. A late report undoes nothing. */
  setDelivery(id: string, delivery: Delivery): Promise<void> {
    const isLate = { $nin: [...notUndoneBy[delivery.state]] }
    return this.changeAnnounced(
      { _id: id, from: 'visitor', 'delivery.state': isLate },
      { $set: { delivery } },
    )
  }

  /** Undefined if nobody asks any longer. */
  async setErasureAsked(id: string, askedAt: Date | undefined): Promise<void> {
    const changed = await this.change(
      { _id: id, from: 'visitor' },
      askedAt ? { $set: { erasureAskedAt: askedAt } } : { $unset: { erasureAskedAt: '' } },
    )
    if (changed) this.events.emit('erasureAsked', changed)
  }

  /** Removes all the visitor's data and subtracts it from the counts, once. A tombstone stays. */
  async erase(message: StoredMessage): Promise<void> {
    const { stamps, counts, wordKeysOf } = this.parts
    await counts.touchToErase(message)
    // A pick is in our own words.
    const wordKeys = message.pick ? [] : await wordKeysOf(message.text)
    // Even if the queue no longer has the message: something may have been taught from it.
    const $set = { updatedAt: stamps.next(), erased: new Date(), queueDue: new Date(), wordKeys }
    const before = await this.collection.findOneAndUpdate(
      { _id: message._id, from: 'visitor' },
      { $set, $unset: personalFields, $inc: { rev: 1 } },
      { returnDocument: 'before' },
    )
    if (!before) return
    counts.add({ ...before, rev: before.rev + 1 }, differenceOf(contributionOf(before), nothing))
    const tombstone = await this.find(message._id)
    if (tombstone && isErased(tombstone)) this.events.emit('erased', tombstone)
  }

  /** The training queue has processed this revision; false if the message has changed since. */
  async clearQueueDue(id: string, rev: number): Promise<boolean> {
    const { matchedCount } = await this.collection.updateOne({ _id: id, rev }, {
      $unset: { queueDue: '', wordKeys: '' },
    } as UpdateFilter<StoredMessage>)
    return matchedCount > 0
  }

  /** The answer was delivered, or stored in the queue that sends it. */
  async clearDeliveryDue(id: string): Promise<void> {
    await this.collection.updateOne({ _id: id }, { $unset: { replyDue: '' } })
  }
}
