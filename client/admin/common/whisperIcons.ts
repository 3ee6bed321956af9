/** Whisper's five faces and their names. */
import type { Emotion } from '#shared/whisper/answer'

export interface Icon {
  name: string
  description: string
  emotion: Emotion
}

export const icons: readonly Icon[] = [
  { name: 'Default', description: 'Standard icon for general use', emotion: 'default' },
  { name: 'Happy', description: 'Cheerful, positive interactions', emotion: 'happy' },
  { name: 'Thinking', description: 'Processing queries', emotion: 'thinking' },
  { name: 'Surprised', description: 'Dynamic responses', emotion: 'surprised' },
  { name: 'Winking', description: 'Friendly and approachable', emotion: 'winking' },
]
