/** A conversation as a row of the list: two indexed reads, however long it is. */
import type { ConversationRow, ConversationState } from '#shared/chat/conversations/records'
import { searchTerms } from '#shared/chat/searchTerms'
import { cursorAt } from '../../http/pagination'
import { isKept, type StoredConversation, type StoredMessage } from '../documents'
import type { StoredReply } from '../handover/documents'
import type { Replies } from '../handover/replies'
import type { MessageQueries } from '../messages/queries'
import { nameOfVisitor } from '../nameOfVisitor'
import type { Found } from './conversationPages'

export class Rows {
  constructor(private readonly parts: { messages: MessageQueries; replies: Replies }) {}

  of(found: readonly Found[], teammate: string): Promise<ConversationRow[]> {
    return Promise.all(found.map((one) => this.row(one, teammate)))
  }

  private async row({ conversation, match }: Found, teammate: string): Promise<ConversationRow> {
    const { messages, replies } = this.parts
    const { _id: id, channel, page, startedAt, lines = [], erasure, reads } = conversation
    const [[latest], reply] = await Promise.all([
      messages.latest(id, { limit: 1 }),
      // Without lines, no teammate was ever in it, so there's nothing to read.
      lines.length > 0 ? replies.latestTo(id) : null,
    ])
    const message = latest && isKept(latest) ? latest : null
    const count = latest?.seq ?? 0
    const times = [conversation.lastAt, message?.at, reply?.at].flatMap((at) => at?.getTime() ?? [])
    const lastAt = new Date(Math.max(...times))
    const last = match ? saidWith(match) : saidLast(message, reply)
    return {
      id,
      channel,
      visitor: nameOfVisitor(conversation),
      place: match ? cursorAt(match.message.at, match.message._id) : cursorAt(lastAt, id),
      page: message?.page ?? page,
      startedAt: startedAt.getTime(),
      lastAt: lastAt.getTime(),
      messages: count,
      unread: Math.max(0, count - (reads?.[teammate] ?? 0)),
      state: stateOf(conversation, message),
      ...(last && { last }),
      ...(erasure?.status === 'asked' && { erasureAskedAt: erasure.askedAt.getTime() }),
    }
  }
}

type Said = NonNullable<ConversationRow['last']>

function saidLast(message: StoredMessage | null, reply: StoredReply | null): Said | null {
  if (reply && (!message || message.at < reply.at))
    return { by: 'teammate', name: reply.teammate.name, text: reply.text }
  return message && saidIn(message)
}

function saidIn({ text, answer }: StoredMessage): Said {
  return answer.text ? { by: 'whisper', text: answer.text } : { by: 'visitor', text }
}

/** The answer, if only that matches the search. */
function saidWith({ message, words }: NonNullable<Found['match']>): Said {
  const asked = searchTerms(message.text)
  const isAsked = words.some((start) => asked.some((word) => word.startsWith(start)))
  return isAsked || words.length === 0 ? { by: 'visitor', text: message.text } : saidIn(message)
}

function stateOf(
  { handover, lines = [], erasure }: StoredConversation,
  message: StoredMessage | null,
): ConversationState {
  // Over, also if an erasure is declined: nobody waits in it, and nobody has it.
  if (handover && !erasure) {
    const { state: kind, since, waitingSince, teammate } = handover
    const from = kind === 'waiting' ? waitingSince : since
    return { kind, since: from.getTime(), ...(teammate && { teammate }) }
  }
  const { kind, at, teammate } = lines.at(-1) ?? {}
  const isOver = kind === 'ended' || kind === 'handed-back'
  if (!isOver || !at || (message && message.at > at)) return { kind: 'whisper' }
  return { kind, since: at.getTime(), ...(teammate && { teammate }) }
}
