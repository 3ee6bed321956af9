import { type SendingPace, sendingPace } from '../../jobs/sendingPace'

/** How often, and for how long, sending a text is tried. */
export interface TextPace extends SendingPace {
  /** How long one response from the provider may take. */
  answerMs: number
}

export const textPace: TextPace = { ...sendingPace, leaseMs: 45_000, answerMs: 10_000 }
