/** Which interactions belong into the queue, and why. */
import type { Reason } from '#shared/training/queue/rules'
import type { StoredMessage } from '../../chat/chat'
import { sayingOf } from '../suggestions/saying'

/** So little above Whisper's threshold an answer was given, but is not sure. */
export const unsureMargin = 0.1

type State = Partial<Pick<StoredMessage, 'answer' | 'feedback' | 'pick'>>

/** A pick asks nothing by itself: it belongs to the question that was answered by an offer. */
export function reasonsOf({ answer, feedback, pick }: State): Reason[] {
  if (answer === undefined || answer.status === 'waiting' || pick !== undefined) return []
  const { status, confidence, why } = answer
  if (why?.madeBy === 'small-talk') return []
  const reasons: Reason[] = []
  const isUnsure = (confidence ?? 1) < (why?.threshold ?? 0) + unsureMargin
  if (status === 'failed' || why?.madeBy === 'admitted' || why?.isPart) reasons.push('unanswered')
  // Whoever it helped was sure enough: that says more than the number.
  else if ((why?.madeBy === 'offered' || isUnsure) && !feedback?.helpful) reasons.push('unsure')
  if (feedback?.helpful === false) reasons.push('not-helpful')
  return reasons
}

/**
 * For the write that stores a change of an interaction: what belongs into the queue before or after it,
 * or says something of a suggestion, is due. The mark stands until both know it, so that no crash comes
 * between.
 */
export function dueInQueue(...states: readonly State[]): { queueDue?: Date } {
  return states.some(isConcerned) ? { queueDue: new Date() } : {}
}

/** A pick also changes whether the question that it answers waits. */
function isConcerned(state: State): boolean {
  return reasonsOf(state).length > 0 || sayingOf(state) !== null || Boolean(state.pick?.offer)
}
