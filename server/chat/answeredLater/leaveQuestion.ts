/** Takes a question from outside the panel, such as a quote's page; a teammate answers by email. */
import { chatChannel } from '../channels/chatChannel'
import type { Conversations } from '../conversations'
import type { VisitorRequests } from '../handover/visitorRequests'
import type { Sender } from '../visitors/send'

export interface LeftQuestion {
  /** Identifies the person asking. */
  key: string
  id: string
  text: string
  name: string
  email: string
}

interface Parts {
  conversations: Conversations
  sender: Sender
  visitorRequests: VisitorRequests
}

/** Stored as the answer, since Whisper isn't to make one. */
const readyAnswer = 'Thank you. We’ll answer by e-mail.'

/** Notes elsewhere which conversation a question goes into, and may refuse it. Safe to repeat. */
export type NoteConversation = (conversationId: string) => Promise<void>

/**
 * Stores an empty conversation first, then the note, then the words, so that after any crash an
 * erasure finds every conversation through its note; what is stored during one is erased again
 * (erasure.ts). The message comes before the handover, so that it exists when teammates are alerted.
 */
export async function leaveQuestion(
  { conversations, sender, visitorRequests }: Parts,
  { key, id, text, name, email }: LeftQuestion,
  note: NoteConversation,
): Promise<void> {
  const running = await conversations.running(key, chatChannel)
  await conversations.start(running, key, { channel: chatChannel.name, page: '' }, new Date())
  await note(running.id)
  const { message } = await sender.send(running, key, {
    channel: chatChannel,
    id,
    text,
    page: '',
    readyAnswer,
  })
  await conversations.refuseErased(message.conversationId)
  await visitorRequests.leaveMessage(
    message.conversationId,
    id,
    { name, to: email },
    { isAnother: true },
  )
}
