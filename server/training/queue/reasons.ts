/** Decides which interactions belong in the queue, and why. */
import type { Reason } from '#shared/training/queue/rules'
import type { StoredMessage } from '../../chat/chat'
import { sayingOf } from '../saying'

/** An answer less than this above Whisper's threshold counts as unsure. */
const unsureMargin = 0.1

type State = Partial<Pick<StoredMessage, 'answer' | 'feedback' | 'pick'>>

/** A pick asks nothing itself: it belongs to the question that was answered by an offer. */
export function reasonsOf({ answer, feedback, pick }: State): Reason[] {
  if (answer === undefined || answer.status === 'waiting' || pick !== undefined) return []
  const { status, confidence, why } = answer
  if (why?.madeBy === 'small-talk') return []
  const reasons: Reason[] = []
  const isUnsure = (confidence ?? 1) < (why?.threshold ?? 0) + unsureMargin
  if (status === 'failed' || why?.madeBy === 'admitted' || why?.isPart) reasons.push('unanswered')
  // A Helpful mark outweighs the confidence.
  else if ((why?.madeBy === 'offered' || isUnsure) && !feedback?.helpful) reasons.push('unsure')
  if (feedback?.helpful === false) reasons.push('not-helpful')
  return reasons
}

/**
 * For the write that stores an interaction's change: marks it as due if it belongs in the queue
 * before or after, or affects a suggestion. The mark stays until both have processed it, so that a
 * crash loses nothing.
 */
export function dueInQueue(...states: readonly State[]): { queueDue?: Date } {
  return states.some(isConcerned) ? { queueDue: new Date() } : {}
}

/** A pick also affects whether the question it answers waits. */
function isConcerned(state: State): boolean {
  return reasonsOf(state).length > 0 || sayingOf(state) !== null || Boolean(state.pick?.offer)
}
