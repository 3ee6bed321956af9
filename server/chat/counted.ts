/** What of a conversation is counted as a visitor's action, under keys that say which record it is. */
import type { Offered } from '../analytics/port'
import type { ErasedMessage, StoredAnswer, StoredMessage } from './documents'
import { isErased } from './documents'

type Counted = Omit<Offered, 'at'>

export function countedMessage({ _id }: Pick<StoredMessage, '_id'>): Counted {
  return { key: `message:${_id}`, action: 'message' }
}

export function countedChat(conversationId: string): Counted {
  return { key: `chat:${conversationId}`, action: 'chatStarted' }
}

export function countedMark(id: string, helpful: boolean): Counted {
  const action = helpful ? 'helpful' : 'notHelpful'
  return { key: `${action}:${id}`, action }
}

/** A conversation converts once, in the visit of the message that was answered. */
export function countedAnswer(message: Pick<StoredMessage, '_id' | 'conversationId'>): Counted {
  const { conversationId } = message
  return { key: `answered:${conversationId}`, of: countedMessage(message).key, converts: true }
}

export function isAnswered({ status, why }: StoredAnswer): boolean {
  return status === 'done' && (why?.madeBy === 'passages' || why?.madeBy === 'model')
}

/** All that a message of the chat tells, in the order in which it happened. */
export function* countedIn(message: StoredMessage | ErasedMessage): Generator<Offered> {
  if (isErased(message) || message.channel !== 'chat') return
  const { conversationId, seq, answer, feedback } = message
  const at = message.at.getTime()
  const chat = countedChat(conversationId)
  if (seq === 1) yield { ...chat, at }
  yield { ...countedMessage(message), of: chat.key, at }
  if (answer.at && isAnswered(answer)) yield { ...countedAnswer(message), at: answer.at.getTime() }
  if (feedback)
    yield { ...countedMark(message._id, feedback.helpful), of: chat.key, at: feedback.at.getTime() }
}
