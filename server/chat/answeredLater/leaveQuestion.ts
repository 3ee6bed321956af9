/** A question that comes from outside the panel, such as from a quote's page: a person answers it by e-mail. */
import { panel } from '../channels/panel'
import type { Conversations } from '../conversations'
import type { Handovers } from '../handover/handovers'
import type { Sender } from '../send'

export interface LeftQuestion {
  /** Of who asks. */
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

/** Stands as the answer: it isn't Whisper's to make. */
const reply = 'Thank you. We’ll answer by e-mail.'

/** The words first, so that teammates are told of a message that is there. */
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
