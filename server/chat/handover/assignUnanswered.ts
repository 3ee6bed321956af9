/** Has Whisper answer what visitors wrote to a person who is gone before answering it. */
import { panel } from '../channels/panel'
import type { StoredConversation } from '../documents'
import type { Messages } from '../messages/messages'
import type { StoredLine } from './documents'
import type { HandoverStore } from './handoverStore'
import type { Replies } from './replies'
import { isForPerson, returnLineKinds } from './transitions'

interface Parts {
  messages: Pick<Messages, 'assignToWhisper'>
  replies: Pick<Replies, 'latestTo'>
}

const visitorReturns: readonly StoredLine['kind'][] = Object.values(returnLineKinds)

/** Changes nothing while the conversation is for a person. */
export async function assignUnansweredToWhisper(
  { messages, replies }: Parts,
  conversation: StoredConversation,
): Promise<void> {
  const { _id, handover, channel, startedAt, lines = [] } = conversation
  if (isForPerson(handover)) return
  const isInPanel = channel === panel.name
  const replied = (await replies.latestTo(_id))?.at ?? startedAt
  // The last line that leaves nothing open. On other channels a visitor's return is a STOP.
  const settled =
    lines.findLast(({ kind }) => kind === 'ended' || (!isInPanel && visitorReturns.includes(kind)))
      ?.at ?? startedAt
  await messages.assignToWhisper(_id, replied > settled ? replied : settled, { isInPanel })
}

/** For a message that was assigned to a person just as the conversation returned to Whisper. */
export async function assignLateToWhisper(
  { handovers, ...parts }: Parts & { handovers: HandoverStore },
  id: string,
): Promise<void> {
  const conversation = await handovers.peek(id)
  const last = conversation?.lines?.at(-1)?.kind
  if (conversation && last && (last === 'handed-back' || visitorReturns.includes(last)))
    await assignUnansweredToWhisper(parts, conversation)
}
