import { type SendingPace, sendingPace } from '../jobs/sendingPace'

/** How often, and for how long, emails are tried; an attempt has its own time limit (smtp.ts). */
export interface EmailPace extends SendingPace {
  /** How long a sender waits for the first attempt. */
  waitMs: number
  /** From when on admins are told that an email hasn't gone out. */
  delayedMs: number
}

export const emailPace: EmailPace = {
  ...sendingPace,
  leaseMs: 720_000,
  waitMs: 4_000,
  delayedMs: 5 * 60_000,
}
