/**
 * Whether a chat that a teammate has holds nothing open, as far as words tell: after their reply the
 * visitor left it at thanks or a goodbye, or at nothing for half an hour.
 */
import { isKept, type StoredConversation } from '../documents'
import type { MessageQueries } from '../messages/queries'
import { closes } from './closingWords'
import type { Replies } from './replies'

/** More lines than this after the last reply are no goodbye. */
const maxLastWords = 5
const silenceMs = 30 * 60_000

interface Parts {
  messages: Pick<MessageQueries, 'latest'>
  replies: Pick<Replies, 'latestTo'>
}

export async function isNothingOpen(
  parts: Parts,
  conversation: StoredConversation,
): Promise<boolean> {
  const last = await lastWords(parts, conversation)
  if (!last) return false
  const { handover, reply, latest, after } = last
  if (after.length > 0) return isThanks(last)
  // Who left a message isn't there: their silence says nothing.
  const isThere = !handover.contact || latest.some(({ at }) => at > handover.since)
  if (!isThere) return false
  // "Thanks!" was answered with "You're welcome".
  const isThanked = latest.slice(0, 1).some(({ text }) => closes(text, { ...reply, text: '' }))
  return isThanked || Date.now() - reply.at.getTime() >= silenceMs
}

/** Whether the visitor has said thanks or goodbye since a teammate's last reply, and nothing else. */
export async function hasOnlyThanked(
  parts: Parts,
  conversation: StoredConversation,
): Promise<boolean> {
  const last = await lastWords(parts, conversation)
  return last !== null && last.after.length > 0 && isThanks(last)
}

/** Null if the teammate who had it last has written nothing. */
async function lastWords(
  { messages, replies }: Parts,
  { _id, handover, lines = [] }: StoredConversation,
) {
  const begun = lines.findLast(({ kind }) => kind === 'joined' || kind === 'left')
  const reply = begun && (await replies.latestTo(_id))
  if (!handover || !reply || reply.at < begun.at) return null
  const latest = (await messages.latest(_id, { limit: maxLastWords + 1 })).filter(isKept)
  return { handover, reply, latest, after: latest.filter(({ at }) => at > reply.at) }
}

type LastWords = NonNullable<Awaited<ReturnType<typeof lastWords>>>

const isThanks = ({ after, reply }: LastWords): boolean =>
  after.length <= maxLastWords && after.every(({ text }) => closes(text, reply))
