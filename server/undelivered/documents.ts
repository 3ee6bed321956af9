/** What a text and an e-mail have in common for this list; see phone/documents.ts and mail/documents.ts. */
import type { Stored } from '../store/port'

export interface Undeliverable extends Stored {
  /** Of whom it was for: a keyed hash. */
  key: string
  /** As much as is shown of the number or the address. */
  lastDigits?: string
  masked?: string
  problem?: string
  at: Date
  /** Until an admin dismisses it. */
  failedAt?: Date
  conversationId?: string
}
