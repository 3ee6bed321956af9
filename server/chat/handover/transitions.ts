/** What a change of a handover comes to: its line, its next state and its alert. Pure. */
import type { StoredHandover, StoredLine } from './documents'

/** For so long whoever is here is called alone. */
const patienceMs = 2 * 60_000

/** How a teammate leaves a conversation, and whose it is then; null: Whisper's. */
export type Parting = 'handed-back' | 'ended' | 'lost'
export type NextState = 'waiting' | 'left' | 'answered' | null

/** By what it was until its visitor went back to Whisper. */
export const backLines = {
  waiting: 'withdrew',
  person: 'returned',
  left: 'took-back',
  answered: 'took-back',
} as const

export function partingLine(how: Parting, next: NextState): StoredLine['kind'] {
  if (next === 'left') return 'put-back'
  return next === 'answered' ? 'ended' : how
}

export function withAlertDue(handover: StoredHandover): StoredHandover {
  const { tellDue: _, ...others } = handover
  const { state, since, waitingSince } = handover
  if (state === 'left') return { ...others, tellDue: since }
  if (state !== 'waiting') return others
  return { ...others, tellDue: new Date(waitingSince.getTime() + patienceMs) }
}
