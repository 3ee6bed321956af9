/** Records a visitor's feedback on an answer. */
import type { Feedback } from '#shared/chat/records'
import { tidyMessage } from '#shared/messageText'
import { Refusal } from '../http/refusal'
import { retryIfChanged } from '../store/concurrentWrites'
import type { Conversations } from './conversations'
import { isErased, type StoredMessage } from './documents'
import type { Requester } from './messages/events'
import type { Messages } from './messages/messages'

export class FeedbackRecorder {
  constructor(
    private readonly messages: Messages,
    private readonly conversations: Conversations,
  ) {}

  record(
    visitorKey: string,
    id: string,
    { helpful, comment: typed = '' }: Feedback,
    requester?: Requester,
  ): Promise<StoredMessage> {
    const comment = tidyMessage(typed)
    return retryIfChanged(async () => {
      const message = await this.messages.find(id)
      if (message && isErased(message)) throw new Refusal('gone', 'This message was erased.')
      if (message?.visitorKey !== visitorKey) throw new Refusal('not-found', 'Not Found')
      await this.conversations.refuseErased(message.conversationId)
      if (message.answer.status === 'waiting' || message.answer.status === 'person') {
        throw new Refusal('conflict', 'There’s no answer to mark yet.')
      }
      const feedback = { helpful, ...(comment === '' ? {} : { comment }), at: new Date() }
      return (await this.messages.setFeedback(message, feedback, requester)) ?? undefined
    })
  }
}
