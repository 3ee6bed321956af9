import { type SendingPace, sendingPace } from '../jobs/sendingPace'

/** How fast and how long e-mails are tried; one attempt ends by itself (smtp.ts). */
export interface EmailPace extends SendingPace {
  /** How long whoever asked for one waits for its first attempt. */
  waitMs: number
}

export const emailPace: EmailPace = { ...sendingPace, leaseMs: 60_000, waitMs: 4_000 }
