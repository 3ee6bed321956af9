import { type SendingPace, sendingPace } from '../../jobs/sendingPace'

/** How fast and how long letters with a link are tried; one attempt ends by itself (post.ts). */
export interface LetterPace extends SendingPace {
  /** How long whoever asked for one waits for its first attempt. */
  waitMs: number
}

export const letterPace: LetterPace = { ...sendingPace, leaseMs: 60_000, waitMs: 4_000 }
