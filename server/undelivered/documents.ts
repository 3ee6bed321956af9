/** What texts and emails share for this list; see phone/documents.ts and mail/documents.ts. */
import type { Stored } from '../store/port'

export interface Undeliverable extends Stored {
  /** Identifies the recipient: a keyed hash. */
  key: string
  /** The part of the number or the address that is shown. */
  lastDigits?: string
  masked?: string
  /** Among others, how sending it ended. */
  state: string
  problem?: string
  at: Date
  /** Absent once an admin has dismissed it. */
  failedAt?: Date
  conversationId?: string
}
