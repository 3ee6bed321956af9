/** A visitor's mark on an answer. Each change raises the message's rev and moves the counts. */
import type { Feedback } from '#shared/chat/records'
import { tidyMessage } from '#shared/chat/rules'
import { searchWordsOf } from '#shared/chat/words'
import { Refusal } from '../http/refusal'
import type { Collection, Store } from '../store/port'
import type { Conversations } from './conversations'
import type { DueInQueue, StoredMessage } from './documents'
import { isErased } from './present'
import type { Stamps } from './stamps'
import type { Tallies } from './tallies'
import { countOf, differenceOf } from './tally'

const tries = 5

export class Marks {
  private readonly messages: Collection<StoredMessage>
  private readonly stamps: Stamps
  private readonly tallies: Tallies
  private readonly conversations: Conversations
  private readonly dueInQueue: DueInQueue

  constructor(
    store: Store,
    stamps: Stamps,
    tallies: Tallies,
    conversations: Conversations,
    dueInQueue: DueInQueue,
  ) {
    this.messages = store.collection<StoredMessage>('messages')
    this.stamps = stamps
    this.tallies = tallies
    this.conversations = conversations
    this.dueInQueue = dueInQueue
  }

  async mark(visitorKey: string, id: string, feedback: Feedback): Promise<StoredMessage> {
    const comment = tidyMessage(feedback.comment ?? '')
    for (let turn = 0; turn < tries; turn++) {
      const message = await this.messages.findOne({ _id: id })
      if (message && isErased(message)) throw new Refusal('gone', 'This message was erased.')
      if (message?.visitorKey !== visitorKey) throw new Refusal('not-found', 'Not Found')
      await this.conversations.refuseErased(message.conversationId)
      if (message.answer.status === 'waiting') {
        throw new Refusal('conflict', 'There’s no answer to mark yet.')
      }
      const { text, pick, answer } = message
      const marked = {
        helpful: feedback.helpful,
        ...(comment === '' ? {} : { comment }),
        at: new Date(),
      }
      await this.tallies.touch(message)
      // Only onto the revision that was read, so that the change of the counts is exactly known.
      const after = await this.messages.findOneAndUpdate(
        { _id: id, rev: message.rev },
        {
          $set: {
            feedback: marked,
            updatedAt: this.stamps.next(),
            words: searchWordsOf({
              text,
              pick,
              answer: answer.text,
              offers: answer.offers,
              comment,
            }),
            ...this.dueInQueue(message, { ...message, feedback: marked }),
          },
          $inc: { rev: 1 },
        },
        { returnDocument: 'after' },
      )
      if (!after) continue
      this.tallies.add(after, differenceOf(countOf(message), countOf(after)))
      return after
    }
    throw new Refusal('conflict', 'This changed in another tab. Please try again.')
  }
}
