/**
 * What leaves the server from a stored message: an allow-list. A document that doesn't fit the
 * schema is left out and logged by the caller; it never breaks a list.
 */
import type { Change, Feedback, Interaction, VisitorMessage } from '#shared/chat/records'
import { Change as ChangeSchema } from '#shared/chat/records'
import { conversationIdOf } from './conversations'
import { type ErasedMessage, isErased, type StoredMessage } from './documents'

export function toVisitorMessage(message: StoredMessage): VisitorMessage {
  const { answer } = message
  return {
    id: message._id,
    conversationId: message.conversationId,
    seq: message.seq,
    text: message.text,
    at: message.at.getTime(),
    updatedAt: message.updatedAt.getTime(),
    rev: message.rev,
    answer: {
      status: answer.status,
      text: answer.text,
      sources: answer.sources,
      offers: answer.offers ?? [],
      ...(answer.action ? { action: answer.action } : {}),
    },
    ...(message.pick ? { pick: message.pick } : {}),
    ...feedbackOf(message),
  }
}

function toInteraction(message: StoredMessage): Interaction {
  const { answer } = message
  return {
    id: message._id,
    conversationId: message.conversationId,
    seq: message.seq,
    channel: message.channel,
    page: message.page,
    timestamp: message.at.getTime(),
    updatedAt: message.updatedAt.getTime(),
    rev: message.rev,
    isFirst: isFirstOfVisitor(message),
    userMessage: message.text,
    ...(message.photos && {
      photos: message.photos.map(({ id, width, height }) => ({ id, width, height })),
    }),
    ...(message.pick ? { pick: message.pick } : {}),
    botResponse: answer.text,
    answer: {
      status: answer.status,
      sources: answer.sources,
      ...(answer.offers ? { offers: answer.offers } : {}),
      ...(answer.action ? { action: answer.action } : {}),
      ...(answer.confidence === undefined ? {} : { confidence: answer.confidence }),
      ...(answer.why === undefined ? {} : { why: answer.why }),
    },
    ...(message.delivery ? { delivery: message.delivery } : {}),
    ...(message.request ? { request: message.request } : {}),
    ...feedbackOf(message),
    ...(message.erasureAskedAt ? { erasureAskedAt: message.erasureAskedAt.getTime() } : {}),
  }
}

export function toChange(document: StoredMessage | ErasedMessage): Change {
  if (!isErased(document)) return toInteraction(document)
  return {
    id: document._id,
    conversationId: document.conversationId,
    seq: document.seq,
    updatedAt: document.updatedAt.getTime(),
    rev: document.rev,
    erased: true,
  }
}

/** Conversation ids are derived, so a visitor's first conversation is recognized by its id. */
function isFirstOfVisitor({ seq, visitorKey, conversationId }: StoredMessage): boolean {
  return seq === 1 && conversationId === conversationIdOf(visitorKey, 0)
}

/** Returns the change, or null if the stored document doesn't fit the schema. */
export function readChange(document: StoredMessage | ErasedMessage): Change | null {
  try {
    return ChangeSchema.parse(toChange(document))
  } catch {
    return null
  }
}

function feedbackOf(message: StoredMessage): { feedback?: Feedback } {
  if (!message.feedback) return {}
  const { helpful, comment } = message.feedback
  return { feedback: comment === undefined ? { helpful } : { helpful, comment } }
}
