/** Takes a question from outside the panel, such as a quote's page; a teammate answers by email. */
import { panel } from '../channels/panel'
import type { Conversations } from '../conversations'
import type { Handovers } from '../handover/handovers'
import type { Sender } from '../send'

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
  handovers: Handovers
}

/** Stored as the answer, since Whisper isn't to make one. */
const reply = 'Thank you. We’ll answer by e-mail.'

/** Stores the message before the handover, so that teammates are alerted to one that exists. */
export async function leaveQuestion(
  { conversations, sender, handovers }: Parts,
  { key, id, text, name, email }: LeftQuestion,
): Promise<string> {
  const running = await conversations.running(key, panel)
  const { message } = await sender.send(running, key, {
    ...{ channel: panel, id, text, page: '', reply },
  })
  await handovers.leave(message.conversationId, id, { name, to: email })
  return message.conversationId
}
