/** The consequences of a handover change: its line, the next state and the alert. Pure. */
import type { Contact } from '#shared/chat/handover/records'
import { answeredChatMs } from '#shared/lifetimes'
import type { StoredConversation } from '../documents'
import type { StoredHandover, StoredLine } from './documents'

/** How long only the teammates who are here are alerted to a waiting visitor, in milliseconds. */
const alertAfterMs = 2 * 60_000
/** Why a teammate's assignment ends. over: they went offline with nothing open. */
export type UnassignReason = 'handed-back' | 'ended' | 'over' | 'lost'
/** Null: Whisper has the conversation again. */
export type NextState = 'waiting' | 'left' | 'answered' | null

/** Whether a person, not Whisper, answers what the visitor writes next. */
export function isForPerson(handover: StoredHandover | undefined): boolean {
  if (handover === undefined) return false
  const { state, since, answersTeammate } = handover
  if (state === 'waiting' || state === 'person') return true
  // After that, the next message is a new question.
  const isRecent = Date.now() - since.getTime() <= answeredChatMs
  return isRecent && (state === 'answered' || answersTeammate === true)
}

/** Whether it was answered so long ago that Whisper answers again. */
export function hasLapsed(handover: StoredHandover): boolean {
  return handover.state === 'answered' && !isForPerson(handover)
}

/** The line for a visitor's return to Whisper, by the state before. */
export const returnLineKinds = {
  waiting: 'withdrew',
  person: 'returned',
  left: 'took-back',
  answered: 'took-back',
} as const

export function unassignLineKind(reason: UnassignReason, next: NextState): StoredLine['kind'] {
  if (next === 'left') return 'put-back'
  if (reason === 'over') return reason
  return next === 'answered' ? 'ended' : reason
}

/** A wait or a left message that begins now. */
export function newHandover(
  state: 'waiting' | 'left',
  contact: Contact | undefined,
  answersTeammate = false,
): StoredHandover {
  const now = new Date()
  return {
    state,
    since: now,
    waitingSince: now,
    ...(contact && { contact }),
    ...(answersTeammate && { answersTeammate }),
  }
}

export interface LeaveMessageOptions {
  /** A further question, not a correction. */
  isAnother?: boolean
  /** As in StoredHandover. */
  answersTeammate?: boolean
}

/** The handover after the visitor left a message, or another one. */
export function withMessageLeft(
  before: StoredHandover | undefined,
  contact: Contact,
  { isAnother = false, answersTeammate = false }: LeaveMessageOptions,
): StoredHandover {
  if (before?.state === 'person') return { ...before, contact }
  const left = newHandover('left', contact, answersTeammate)
  // The earlier message was answered, so the wait starts now.
  if (!before || before.state === 'answered') return left
  const { waitingSince } = before
  // A changed address is still the same message: the team isn't alerted again.
  const since = before.state === 'left' && !isAnother ? before.since : left.since
  return { ...left, since, waitingSince }
}

/** Whether this teammate was the last to leave, and nobody has taken over since. */
export function hasAlreadyLeft(
  { handover, lines }: Pick<StoredConversation, 'handover' | 'lines'>,
  id: string,
  reason: UnassignReason,
): boolean {
  const last = lines?.at(-1)
  // A teammate who put a message back left it to others, and hasn't ended it.
  const kinds = ['handed-back', 'ended', ...(reason === 'ended' ? [] : ['put-back'])]
  return kinds.includes(last?.kind ?? '') && last?.teammate?.id === id && !handover?.teammate
}

/** Whether the latest line is this same handing over. */
export function hasAlreadyHandedOver(
  { lines }: Pick<StoredConversation, 'lines'>,
  by: string,
  to: string,
): boolean {
  const last = lines?.at(-1)
  return last?.kind === 'joined' && last.by?.id === by && last.teammate?.id === to
}

export function withAlertDue(handover: StoredHandover): StoredHandover {
  const { tellDue: _, ...others } = handover
  const { state, since, waitingSince } = handover
  if (state === 'left') return { ...others, tellDue: since }
  if (state !== 'waiting') return others
  // A visitor who is back in line has already waited those minutes, so alert at once.
  const due = Math.max(waitingSince.getTime() + alertAfterMs, since.getTime())
  return { ...others, tellDue: new Date(due) }
}
