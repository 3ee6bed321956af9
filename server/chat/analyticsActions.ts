/** Which parts of a conversation count as a visitor's actions, keyed by their record. */
import type { StoredAction } from '../analytics/port'
import type { ErasedMessage, StoredAnswer, StoredConversation, StoredMessage } from './documents'
import { isErased } from './documents'
import type { StoredLine, StoredReply } from './handover/documents'

type CountedAction = Omit<StoredAction, 'at'>

export function messageAction({ _id }: Pick<StoredMessage, '_id'>): CountedAction {
  return { key: `message:${_id}`, action: 'message' }
}

export function chatStartedAction(conversationId: string): CountedAction {
  return { key: `chat:${conversationId}`, action: 'chatStarted' }
}

export function feedbackAction(id: string, helpful: boolean): CountedAction {
  const action = helpful ? 'helpful' : 'notHelpful'
  return { key: `${action}:${id}`, action }
}

/** A conversation converts once, in the visit of the message that was answered. */
export function answeredActions(
  message: Pick<StoredMessage, '_id' | 'conversationId'>,
): CountedAction[] {
  const { conversationId } = message
  const of = messageAction(message).key
  return [
    { key: `answered:${conversationId}`, of, action: 'answered' },
    { key: handledKey(conversationId), of, action: 'handled' },
  ]
}

const handledKey = (conversationId: string) => `handled:${conversationId}`

type LinedConversation = Pick<StoredConversation, '_id' | 'channel' | 'takenAt' | 'waitedMs'>

/** The actions behind a line about who has the conversation. */
export function* actionsOfLine(
  conversation: LinedConversation,
  line: StoredLine,
): Generator<StoredAction> {
  const { _id, channel, takenAt, waitedMs } = conversation
  if (channel !== 'chat') return
  const [of, at] = [chatStartedAction(_id).key, line.at.getTime()]
  const once = (action: NonNullable<CountedAction['action']>, key: string) => ({
    key: `${key}:${_id}`,
    action,
    of,
    at,
  })
  const { kind } = line
  if (kind !== 'asked' && kind !== 'left' && kind !== 'joined') return
  yield once('personInvolved', 'involved')
  yield { key: handledKey(_id), action: 'handled', of, at }
  if (kind !== 'joined') yield once('personWanted', 'wanted')
  if (kind === 'left') yield once('messageLeft', 'left')
  if (kind !== 'joined' || line.by || line.from) return
  yield once('takenOver', 'taken')
  if (waitedMs !== undefined && takenAt?.getTime() === at)
    yield once(`waited ${Math.round(waitedMs / 1_000)}`, 'waited')
}

/** The actions behind a teammate's reply: the time since joining, and a left message answered. */
export function* actionsOfReply(
  { _id, channel, lines = [] }: Pick<StoredConversation, '_id' | 'channel' | 'lines'>,
  reply: StoredReply,
): Generator<StoredAction> {
  if (channel !== 'chat' || reply.kind !== 'reply') return
  const [of, at] = [chatStartedAction(_id).key, reply.at.getTime()]
  const joined = lines.find(({ kind }) => kind === 'joined')
  if (joined) {
    const seconds = Math.max(0, Math.round((at - joined.at.getTime()) / 1_000))
    yield { key: `replied:${_id}`, action: `replied ${seconds}`, of, at }
  }
  if (lines.some(({ kind, at: left }) => kind === 'left' && left <= reply.at))
    yield { key: `later:${_id}`, action: 'answeredLater', of, at }
}

/** Neither an admission nor small talk. */
export function countsAsAnswered({ status, why }: StoredAnswer): boolean {
  return status === 'done' && (why?.madeBy === 'passages' || why?.madeBy === 'model')
}

/** All actions behind a chat message, in the order in which they happened. */
export function* actionsOfMessage(message: StoredMessage | ErasedMessage): Generator<StoredAction> {
  if (isErased(message) || message.channel !== 'chat') return
  const { conversationId, seq, answer, feedback } = message
  const at = message.at.getTime()
  const chat = chatStartedAction(conversationId)
  if (seq === 1) yield { ...chat, at }
  yield { ...messageAction(message), of: chat.key, at }
  if (answer.at && countsAsAnswered(answer))
    for (const one of answeredActions(message)) yield { ...one, at: answer.at.getTime() }
  if (feedback)
    yield {
      ...feedbackAction(message._id, feedback.helpful),
      of: chat.key,
      at: feedback.at.getTime(),
    }
}
