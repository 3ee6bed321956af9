/** A question with what a right answer must contain. */
import type { Turn } from '#server/whisper/answerer'

export interface Labelled {
  ask: string
  history?: readonly Turn[]
  /** All must occur in the answer, without regard to case. */
  says: readonly (string | RegExp)[]
}
