/** An email to be sent, as stored. The _id is its cause: one cause sends once. */
import type { Queued } from '../jobs/orderedQueue'

declare module '../store/port' {
  interface Documents {
    emails: StoredEmail
  }
}

export interface StoredEmail extends Queued {
  /** The name of the EmailKind that writes it. */
  kind: string
  /** What to forget it by: a keyed hash of the mailbox, or what it is about. */
  key: string
  /** Removed once it is over. */
  to?: string
  /** What its kind writes it from; removed once it is over. */
  data?: unknown
  /** The result of sending, while its kind has yet to be told. */
  end?: EmailResult
  /** The address as admins see it, once it has failed: r…@example.com. */
  masked?: string
  /** Finally `refused` for the address, `failed` for the email, or `dead` after a day. */
  state: 'waiting' | 'sending' | 'sent' | 'refused' | 'failed' | 'dead'
  /** One sentence for admins. */
  problem?: string
  /** When it failed without its sender being told; until an admin dismisses it. */
  failedAt?: Date
  expiresAt: Date
}

/** `problem` is for admins, with the mail server's reply; '' if there is none. */
export interface EmailResult {
  state: 'sent' | 'refused' | 'failed' | 'dead'
  problem: string
}
