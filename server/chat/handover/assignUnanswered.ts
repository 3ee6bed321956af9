/** Has Whisper answer what visitors wrote to a person who is gone before answering it. */
import type { FastifyBaseLogger } from 'fastify'
import { eachByItself } from '../../jobs/eachByItself'
import { PeriodicTask } from '../../jobs/periodicTask'
import { chatChannel } from '../channels/chatChannel'
import type { StoredConversation } from '../documents'
import type { Messages } from '../messages/messages'
import type { StoredLine } from './documents'
import type { HandoverStore } from './handoverStore'
import type { Replies } from './replies'
import { isForPerson, returnLineKinds } from './transitions'

interface Parts {
  messages: Pick<Messages, 'assignToWhisper'>
  replies: Pick<Replies, 'latestTo' | 'answeredTo'>
}

const never = new Date(0)
const visitorReturns: readonly StoredLine['kind'][] = Object.values(returnLineKinds)

/** Changes nothing while the conversation is for a person. */
export async function assignUnansweredToWhisper(
  { messages, replies }: Parts,
  conversation: StoredConversation,
): Promise<void> {
  const { _id, handover, channel, lines = [] } = conversation
  if (isForPerson(handover)) return
  const isInPanel = channel === chatChannel.name
  const answeredTo = await replies.answeredTo(_id)
  const latest = answeredTo === undefined ? await replies.latestTo(_id) : null
  const replied = latest?.at ?? never
  // The last line that leaves nothing open. On other channels a visitor's return is a STOP.
  const settled =
    lines.findLast(({ kind }) => kind === 'ended' || (!isInPanel && visitorReturns.includes(kind)))
      ?.at ?? never
  const since = replied > settled ? replied : settled
  await messages.assignToWhisper(_id, { since, afterSeq: answeredTo ?? 0, isInPanel })
}

/** For a message that was assigned to a person just as the conversation returned to Whisper. */
export async function assignLateToWhisper(
  { handovers, ...parts }: Parts & { handovers: HandoverStore },
  id: string,
): Promise<void> {
  const conversation = await handovers.peek(id)
  if (conversation) await assignIfReturned(parts, conversation)
}

/** How far back returns to Whisper are looked at again: after a start, and from then on. */
const missedAtStartMs = 3_600_000
const missedMs = 60_000

/**
 * Looks at recent returns to Whisper once more: a server may have died, or lost the store's reply,
 * between the return and the assignment. Returns how to stop.
 */
export function startAssigningMissed({
  handovers,
  dueEveryMs,
  log,
  ...parts
}: Parts & {
  handovers: HandoverStore
  dueEveryMs: number
  log: FastifyBaseLogger
}): () => Promise<void> {
  let since = Date.now() - missedAtStartMs
  async function assignMissed(): Promise<void> {
    const startedAt = Date.now()
    const recent = handovers.withLinesSince(new Date(since))
    await eachByItself(recent, (one) => assignIfReturned(parts, one))
    since = startedAt - missedMs
  }
  const task = new PeriodicTask(dueEveryMs, assignMissed, (err) =>
    log.warn({ err }, 'assigning messages to Whisper failed, retrying'),
  )
  return () => task.stop()
}

async function assignIfReturned(parts: Parts, conversation: StoredConversation): Promise<void> {
  const last = conversation.lines?.at(-1)?.kind
  if (last && (last === 'handed-back' || visitorReturns.includes(last)))
    await assignUnansweredToWhisper(parts, conversation)
}
