/**
 * Whether a visitor's next words, such as "2" or "Yes", may refer to Whisper's answer to this message:
 * not while the visitor waits for a person or has one, nor after a teammate's reply.
 */
import type { StoredMessage } from '../documents'
import type { HandoverStore } from './handoverStore'
import type { Replies } from './replies'
import { isForPerson } from './transitions'

export async function mayReferToWhisper(
  { handovers, replies }: { handovers: HandoverStore; replies: Replies },
  { conversationId, at, answer }: StoredMessage,
): Promise<boolean> {
  if (isForPerson((await handovers.peek(conversationId))?.handover)) return false
  return !(await replies.hasReplySince(conversationId, answer.at ?? at))
}
