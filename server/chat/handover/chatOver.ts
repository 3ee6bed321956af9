/**
 * Whether a chat is over in words, though nobody ended it: a teammate spoke last, and the visitor
 * has left it at that, or at thanks or a goodbye. What a teammate asked last is open.
 */
import { isKept, type StoredConversation } from '../documents'
import type { MessageQueries } from '../messages/queries'
import { closes, isQuestion } from './closingWords'
import type { Replies } from './replies'

/** More lines than this after the last reply are no goodbye. */
const maxLastWords = 5
/** How long a teammate's last word stands before silence means that it was enough. */
const silenceMs = 5 * 60_000

interface Parts {
  messages: Pick<MessageQueries, 'latest' | 'firstAfter'>
  replies: Pick<Replies, 'latestTo'>
}

/** `isAway`: the teammate has gone on purpose, so what they wrote last was their last word. */
export async function isChatOver(
  { messages, replies }: Parts,
  { _id, handover, lines = [] }: StoredConversation,
  { isAway }: { isAway: boolean },
): Promise<boolean> {
  const wanted = lines.findLast(({ kind }) => kind === 'joined' || kind === 'left')
  const reply = wanted && (await replies.latestTo(_id))
  if (!handover || !reply || reply.at < wanted.at) return false
  const latest = (await messages.latest(_id, { limit: maxLastWords + 1 })).filter(isKept)
  const after = latest.filter(({ at }) => at > reply.at)
  if (after.length > 0)
    return after.length <= maxLastWords && after.every(({ text }) => closes(text, reply))
  // Who left a message isn't there: their silence says nothing.
  const isThere = !handover.contact || (await messages.firstAfter(_id, handover.since))
  if (!isThere || isQuestion(reply)) return false
  return isAway || Date.now() - reply.at.getTime() >= silenceMs
}
