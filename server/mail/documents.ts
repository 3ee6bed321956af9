/** An e-mail that must go out, as the store holds it. The _id is its cause: one cause sends once. */
import type { Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    letters: StoredEmail
  }
}

export interface StoredEmail extends Stored {
  /** Which of the kinds writes it (EmailKind). */
  kind: string
  /** Whose it is, to forget it by: a keyed hash of the mailbox, or what it is about. */
  key: string
  /** Until it is over. */
  to?: string
  /** What it is written from. */
  data?: unknown
  /** How its sending ended, while its kind has still to be told. */
  end?: EmailResult
  /** The address as admins see it, once it is given up: r…@example.com. */
  masked?: string
  /** At its end `refused` where it was for the address, `failed` for the e-mail, `dead` after a day. */
  state: 'waiting' | 'sending' | 'sent' | 'refused' | 'failed' | 'dead'
  /** One sentence for admins. */
  problem?: string
  /** It failed, and whoever asked for it was told that it is under way; until an admin dismisses it. */
  failedAt?: Date
  at: Date
  /** When it is tried next, or when the lease of whoever sends it ends. Absent once it is over. */
  nextAt?: Date
  by?: string
  tries: number
  expiresAt: Date
}

/** `problem`: for admins, with what the mail server said; '' where there is none. */
export interface EmailResult {
  state: 'sent' | 'refused' | 'failed' | 'dead'
  problem: string
}
