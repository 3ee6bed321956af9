/** The consequences of a handover change: its line, the next state and the alert. Pure. */
import type { Contact } from '#shared/chat/handover/records'
import { answeredChatMs } from '#shared/lifetimes'
import type { StoredConversation } from '../documents'
import type { StoredHandover, StoredLine } from './documents'

/** How long to alert only the teammates who are here. */
const patienceMs = 2 * 60_000
/**
 * How a teammate leaves a conversation, and the state after that; null: Whisper has it. over: they
 * went, and nothing was open.
 */
export type Parting = 'handed-back' | 'ended' | 'over' | 'lost'
export type NextState = 'waiting' | 'left' | 'answered' | null

/** Whether a person, not Whisper, answers what the visitor writes next. */
export function isForPerson(handover: StoredHandover | undefined): boolean {
  if (handover === undefined) return false
  const { state, since, answersTeammate } = handover
  if (state === 'waiting' || state === 'person') return true
  // After that, what comes next is another matter.
  const isRecent = Date.now() - since.getTime() <= answeredChatMs
  return isRecent && (state === 'answered' || answersTeammate === true)
}

/** Whether it was answered so long ago that Whisper has it again. */
export function hasLapsed(handover: StoredHandover): boolean {
  return handover.state === 'answered' && !isForPerson(handover)
}

/** The line when a visitor goes back to Whisper, by the state before. */
export const backLines = {
  waiting: 'withdrew',
  person: 'returned',
  left: 'took-back',
  answered: 'took-back',
} as const

export function partingLine(how: Parting, next: NextState): StoredLine['kind'] {
  if (next === 'left') return 'put-back'
  if (how === 'over') return how
  return next === 'answered' ? 'ended' : how
}

/** A wait, or a message left, that begins now. */
export function beginning(
  state: 'waiting' | 'left',
  contact: Contact | undefined,
  answersTeammate = false,
): StoredHandover {
  const now = new Date()
  return {
    ...{ state, since: now, waitingSince: now, ...(contact && { contact }) },
    ...(answersTeammate && { answersTeammate }),
  }
}

export interface LeftHow {
  /** It asks for more than what was left before. */
  isAnother?: boolean
  /** As in StoredHandover. */
  answersTeammate?: boolean
}

/** Once a message was left, or another after it. */
export function leaving(
  before: StoredHandover | undefined,
  contact: Contact,
  { isAnother = false, answersTeammate = false }: LeftHow,
): StoredHandover {
  if (before?.state === 'person') return { ...before, contact }
  const left = beginning('left', contact, answersTeammate)
  // What was answered is over: what is left now hasn't waited yet.
  if (!before || before.state === 'answered') return left
  const { waitingSince } = before
  // A changed address is still the same message: the team isn't alerted again.
  const since = before.state === 'left' && !isAnother ? before.since : left.since
  return { ...left, since, waitingSince }
}

/** Whether it was this teammate who left last, and nobody has had it since. */
export function hasParted(
  { handover, lines }: Pick<StoredConversation, 'handover' | 'lines'>,
  id: string,
  how: Parting,
): boolean {
  const last = lines?.at(-1)
  // Who put it back left it to others, and hasn't ended it.
  const kinds = ['handed-back', 'ended', ...(how === 'ended' ? [] : ['put-back'])]
  return kinds.includes(last?.kind ?? '') && last?.teammate?.id === id && !handover?.teammate
}

/** Whether the last thing that happened was this handing over. */
export function hasHandedOver(
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
  // Who waits again, such as for a teammate who vanished, has had those minutes.
  const due = Math.max(waitingSince.getTime() + patienceMs, since.getTime())
  return { ...others, tellDue: new Date(due) }
}
