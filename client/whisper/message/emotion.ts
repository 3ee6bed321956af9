/** The face for an answer: thinking while writing or asking back, surprised if there is none. */
import type { VisitorMessage } from '#shared/chat/records'
import type { Emotion } from '#shared/whisper/answer'

export function emotionOf(
  status: VisitorMessage['answer']['status'],
  helpful: boolean | undefined,
  /** The answer has an open offer. */
  isOffering = false,
): Emotion {
  if (status === 'waiting' || isOffering) return 'thinking'
  if (status === 'failed') return 'surprised'
  return helpful ? 'happy' : 'default'
}
