/** Which interactions belong into the queue, and why. */
import type { Reason } from '#shared/training/queue/rules'
import type { StoredMessage } from '../../chat/documents'

/** So little above Whisper's threshold an answer was given, but is not sure. */
export const unsureMargin = 0.1

export function reasonsOf({
  answer,
  feedback,
}: Partial<Pick<StoredMessage, 'answer' | 'feedback'>>): Reason[] {
  if (answer === undefined || answer.status === 'waiting') return []
  const { status, confidence, why } = answer
  if (why?.madeBy === 'small-talk') return []
  const reasons: Reason[] = []
  const isUnsure = (confidence ?? 1) < (why?.threshold ?? 0) + unsureMargin
  if (status === 'failed' || why?.madeBy === 'admitted' || why?.isPart) reasons.push('unanswered')
  else if (isUnsure) reasons.push('unsure')
  if (feedback?.helpful === false) reasons.push('not-helpful')
  return reasons
}

/**
 * For the write that stores a change of an interaction: what belongs into the queue before or after it
 * is due there. The mark stands until the queue knows it, so that no crash comes between.
 */
export function dueInQueue(...states: readonly Parameters<typeof reasonsOf>[0][]): {
  queueDue?: Date
} {
  return states.some((state) => reasonsOf(state).length > 0) ? { queueDue: new Date() } : {}
}
