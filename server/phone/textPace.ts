import { type SendingPace, sendingPace } from '../jobs/sendingPace'

/** How fast and how long the sender of texts tries. */
export interface TextPace extends SendingPace {
  /** How long the provider may take for one answer. */
  answerMs: number
}

export const textPace: TextPace = { ...sendingPace, leaseMs: 45_000, answerMs: 10_000 }
