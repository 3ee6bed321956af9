/**
 * What each event makes of a handover: one function per row of the table in docs/decisions/24. They
 * read nothing but the clock and store nothing.
 */
import type { Contact } from '#shared/chat/handover/records'
import { answeredChatMs } from '#shared/lifetimes'
import type { Teammate } from '#shared/team/records'
import { alertAfterMinutes } from '#shared/team/rules'
import { chatChannel } from '../channels/chatChannel'
import type { StoredConversation } from '../documents'
import type { StoredHandover, StoredLine } from './documents'

export interface Transition {
  /** Null: Whisper's again. */
  handover: StoredHandover | null
  line: Pick<StoredLine, 'kind' | 'teammate' | 'by' | 'from'>
  /** How long the visitor waited, in milliseconds. */
  waitedMs?: number
  /** The id of the teammate to whom it's unread from now on. */
  unreadTo?: string
  /** Only the visitor's address changes: teammates aren't alerted to it again. */
  isCorrection?: true
}

/** The line for a visitor's return to Whisper, by the state before. */
export const returnLineKinds = {
  waiting: 'withdrew',
  person: 'returned',
  left: 'took-back',
  answered: 'took-back',
} as const

/** The visitor writes. Null if that changes nothing. */
export function afterMessage(
  conversation: StoredConversation,
  { isTeamHere, isThanks }: { isTeamHere: boolean; isThanks: boolean },
): Transition | null {
  const { handover } = conversation
  if (!handover) return null
  if (hasLapsed(handover)) return { handover: null, line: { kind: 'lapsed' } }
  const { state, answersTeammate } = handover
  const reopens =
    state === 'answered' ? !isThanks : state === 'left' && answersTeammate && isTeamHere
  return reopens ? afterReopening(conversation, isTeamHere) : null
}

/** The visitor is back in line, or leaves a message if nobody is here and they can be reached. */
export function afterReopening(
  { handover, channel, phone: to }: StoredConversation,
  isTeamHere: boolean,
): Transition {
  const known = handover?.contact
  const contact = known ?? (to === undefined ? to : { name: '', to })
  const answersTeammate = channel !== chatChannel.name
  return isTeamHere || !contact
    ? { handover: newHandover('waiting', known, answersTeammate), line: { kind: 'asked' } }
    : { handover: newHandover('left', contact, answersTeammate), line: { kind: 'left' } }
}

/** The visitor asks for a person. `contact`: who they are, unless that is known. */
export function afterPersonRequest(
  before: StoredHandover | undefined,
  contact: Contact | undefined,
  answersTeammate: boolean,
): Transition {
  const handover = newHandover('waiting', before?.contact ?? contact, answersTeammate)
  return { handover, line: { kind: 'asked' } }
}

export interface LeaveMessageOptions {
  /** A further question, not a correction. */
  isAnother?: boolean
  /** As in StoredHandover. */
  answersTeammate?: boolean
}

/** The visitor leaves a message, or another one. `unreadSince`: of replies without an address. */
export function afterMessageLeft(
  before: StoredHandover | undefined,
  contact: Contact,
  { isAnother = false, answersTeammate = false }: LeaveMessageOptions,
  unreadSince: Date | null,
): Transition {
  const line = { kind: 'left' } as const
  if (before?.state === 'person') return { handover: { ...before, contact }, line }
  const left = newHandover('left', contact, answersTeammate)
  // The wait begins with the unread replies, so that they count as answers if a teammate ends it.
  if (!before)
    return { handover: { ...left, ...(unreadSince && { waitingSince: unreadSince }) }, line }
  // The earlier message was answered, so the wait starts now.
  if (before.state === 'answered') return { handover: left, line }
  const { waitingSince } = before
  // A changed address is still the same message: the team isn't alerted again.
  const since = before.state === 'left' && !isAnother ? before.since : left.since
  return { handover: { ...left, since, waitingSince }, line }
}

/**
 * The visitor goes back to Whisper. An earlier message stays left, because "One moment" may be all
 * that a teammate wrote, unless it's the message that they take back.
 */
export function afterReturn(before: StoredHandover, channel: string): Transition {
  const { state, waitingSince, contact } = before
  const line = { kind: returnLineKinds[state] }
  // On other channels this is a STOP: nothing may be sent after it.
  const isKept = channel === chatChannel.name && (state === 'waiting' || state === 'person')
  if (!isKept || !contact) return { handover: null, line }
  return { handover: { state: 'left', since: new Date(), waitingSince, contact }, line }
}

export function afterTakeOver(before: StoredHandover | undefined, teammate: Teammate): Transition {
  const now = new Date()
  // An answered chat starts a new wait.
  const open = before?.state === 'answered' ? { ...before, waitingSince: now } : before
  return {
    handover: { waitingSince: now, ...open, state: 'person', since: now, teammate },
    line: { kind: 'joined', teammate },
    // Who was in a chat that lost its teammate has waited since then.
    ...(before?.state === 'waiting' && { waitedMs: now.getTime() - before.since.getTime() }),
  }
}

export function afterHandOver(
  before: StoredHandover,
  by: Teammate,
  teammate: Teammate,
): Transition {
  return {
    handover: { ...before, since: new Date(), teammate },
    line: { kind: 'joined', teammate, by },
    unreadTo: teammate.id,
  }
}

/** A teammate takes it from the one who has it. */
export function afterTakingFrom(before: StoredHandover, teammate: Teammate): Transition {
  const from = before.teammate
  return {
    handover: { ...before, since: new Date(), teammate },
    line: { kind: 'joined', teammate, ...(from && { from }) },
  }
}

/** Why a teammate's assignment ends. over: they went offline with nothing open. */
export type UnassignReason = 'handed-back' | 'ended' | 'over' | 'lost'

/**
 * A teammate no longer has the conversation. `hasReply`: if they hand it back, whether what came last
 * has a reply; else whether the wait has one.
 */
export function afterUnassigning(
  { teammate, ...before }: StoredHandover,
  channel: string,
  reason: UnassignReason,
  hasReply: boolean,
): Transition {
  const state = stateAfterUnassigning(before.contact !== undefined, reason, hasReply)
  // Outside the panel, the next message may answer the teammate's last one.
  const answersTeammate = reason === 'lost' && channel !== chatChannel.name && hasReply
  return {
    handover: state && {
      ...before,
      state,
      since: new Date(),
      ...(answersTeammate && { answersTeammate }),
    },
    line: { kind: unassignLineKind(reason, state), ...(teammate && { teammate }) },
  }
}

function stateAfterUnassigning(
  hasContact: boolean,
  reason: UnassignReason,
  hasReply: boolean,
): 'waiting' | 'left' | 'answered' | null {
  // Words can't tell that it's really settled, so the next message still goes to a person.
  if (reason === 'over') return 'answered'
  if (!hasContact) return reason === 'lost' ? 'waiting' : null
  // A teammate who lost connection decided nothing, and "One moment" isn't an answer.
  if (reason === 'lost') return 'left'
  if (hasReply) return 'answered'
  // A teammate who ends a chat has decided that nothing is open: a thank-you needs no answer.
  return reason === 'handed-back' ? 'left' : null
}

function unassignLineKind(
  reason: UnassignReason,
  next: StoredHandover['state'] | null,
): StoredLine['kind'] {
  if (next === 'left') return 'put-back'
  if (reason === 'over') return reason
  return next === 'answered' ? 'ended' : reason
}

/** The whole team goes while the visitor, who isn't connected, waits. `phone`: where they text from. */
export function afterTeamLeft(waiting: StoredHandover, phone = ''): Transition {
  const { contact = { name: '', to: phone } } = waiting
  return {
    handover: { ...waiting, state: 'left', since: new Date(), contact },
    line: { kind: 'left' },
  }
}

/** A wait or a left message that begins now. */
function newHandover(
  state: 'waiting' | 'left',
  contact: Contact | undefined,
  answersTeammate: boolean,
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

/** Sets when to alert teammates to it, if they have to be. */
export function withAlertDue(handover: StoredHandover): StoredHandover {
  const { alertDue: _, ...others } = handover
  const { state, since, waitingSince } = handover
  if (state === 'left') return { ...others, alertDue: since }
  if (state !== 'waiting') return others
  // A visitor who is back in line has already waited those minutes, so alert at once.
  const due = Math.max(waitingSince.getTime() + alertAfterMinutes * 60_000, since.getTime())
  return { ...others, alertDue: new Date(due) }
}
