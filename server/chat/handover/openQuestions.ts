/** Whether anything in a conversation still needs a reply, as far as words and times can tell. */
import { isKept, type StoredConversation } from '../documents'
import type { MessageQueries } from '../messages/queries'
import { isClosing } from './closingWords'
import type { Replies } from './replies'

/** A visitor who sends more messages than this isn't just saying goodbye. */
const maxClosingMessages = 5
const silenceMs = 30 * 60_000

interface Parts {
  messages: Pick<MessageQueries, 'latest'>
  replies: Pick<Replies, 'latestTo'>
}

/**
 * Whether an assigned chat is settled: since the teammate's last reply, the visitor has only said
 * thanks or goodbye, or nothing for half an hour.
 */
export async function isSettled(parts: Parts, conversation: StoredConversation): Promise<boolean> {
  const exchange = await exchangeSinceReply(parts, conversation)
  if (!exchange) return false
  const { handover, reply, latest, after, isHandedOn } = exchange
  if (after.length > 0) return isOnlyThanks(exchange)
  // A visitor who left a message isn't there, so their silence says nothing.
  const isThere = !handover.contact || latest.some(({ at }) => at > handover.since)
  if (!isThere) return false
  // The teammate's last reply may be a "You're welcome" to the visitor's "Thanks!".
  // And one before a hand-over may be "My colleague will tell you".
  const isThanked = latest.slice(0, 1).some(({ text }) => isClosing(text, { ...reply, text: '' }))
  return isThanked || (!isHandedOn && Date.now() - reply.at.getTime() >= silenceMs)
}

/** Whether the visitor has said thanks or goodbye since a teammate's last reply, and nothing else. */
export async function hasOnlySaidThanks(
  parts: Parts,
  conversation: StoredConversation,
): Promise<boolean> {
  const exchange = await exchangeSinceReply(parts, conversation)
  return exchange !== null && exchange.after.length > 0 && isOnlyThanks(exchange)
}

/** Whether any teammate has replied since the visitor last wrote or requested a reply. */
export async function hasReplySinceLastRequest(
  parts: { messages: Pick<MessageQueries, 'lastAt'>; replies: Pick<Replies, 'hasReplySince'> },
  { _id, startedAt, lines = [] }: StoredConversation,
): Promise<boolean> {
  const written = (await parts.messages.lastAt(_id)) ?? startedAt
  const wanted = lines.findLast(({ kind }) => kind === 'asked' || kind === 'left')?.at ?? written
  return parts.replies.hasReplySince(_id, wanted > written ? wanted : written)
}

/** What was said last; null if no teammate has written since one took over from Whisper. */
async function exchangeSinceReply(
  { messages, replies }: Parts,
  { _id, handover, lines = [] }: StoredConversation,
) {
  // A colleague who takes it from a teammate, or is handed it, has nothing new to reply to.
  const openedBy = lines.findLast(
    ({ kind, by, from }) => kind === 'left' || (kind === 'joined' && !by && !from),
  )
  const reply = openedBy && (await replies.latestTo(_id))
  if (!handover || !reply || reply.at < openedBy.at) return null
  const latest = (await messages.latest(_id, { limit: maxClosingMessages + 1 })).filter(isKept)
  const isHandedOn = lines.some(({ kind, by, at }) => kind === 'joined' && by && at > reply.at)
  return { handover, reply, latest, after: latest.filter(({ at }) => at > reply.at), isHandedOn }
}

type Exchange = NonNullable<Awaited<ReturnType<typeof exchangeSinceReply>>>

const isOnlyThanks = ({ after, reply }: Exchange): boolean =>
  after.length <= maxClosingMessages && after.every(({ text }) => isClosing(text, reply))
