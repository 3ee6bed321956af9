/** A visitor's mark on an answer. */
import type { Feedback } from '#shared/chat/records'
import { tidyMessage } from '#shared/chat/rules'
import { Refusal } from '../http/refusal'
import type { Conversations } from './conversations'
import { isErased, type StoredMessage } from './documents'
import type { Requester } from './messages/events'
import type { Messages } from './messages/messages'

const tries = 5

export class Marks {
  constructor(
    private readonly messages: Messages,
    private readonly conversations: Conversations,
  ) {}

  async mark(
    visitorKey: string,
    id: string,
    { helpful, comment: typed = '' }: Feedback,
    requester?: Requester,
  ): Promise<StoredMessage> {
    const comment = tidyMessage(typed)
    for (let turn = 0; turn < tries; turn++) {
      const message = await this.messages.find(id)
      if (message && isErased(message)) throw new Refusal('gone', 'This message was erased.')
      if (message?.visitorKey !== visitorKey) throw new Refusal('not-found', 'Not Found')
      await this.conversations.refuseErased(message.conversationId)
      if (message.answer.status === 'waiting' || message.answer.status === 'person') {
        throw new Refusal('conflict', 'There’s no answer to mark yet.')
      }
      const feedback = { helpful, ...(comment === '' ? {} : { comment }), at: new Date() }
      const marked = await this.messages.mark(message, feedback, requester)
      if (marked) return marked
    }
    throw new Refusal('conflict', 'This changed in another tab. Please try again.')
  }
}
