/** The face that goes with an answer: thinking while it is made or asks back, surprised where there is none. */
import type { VisitorMessage } from '#shared/chat/records'
import type { Emotion } from '#shared/whisper/answer'

export function emotionOf(
  status: VisitorMessage['answer']['status'],
  helpful: boolean | undefined,
  /** Waits for a choice. */
  isOffering = false,
): Emotion {
  if (status === 'waiting' || isOffering) return 'thinking'
  if (status === 'failed') return 'surprised'
  return helpful ? 'happy' : 'default'
}
