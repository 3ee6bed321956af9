/** A private link to the quote form, and a letter that carries one, as the store holds them. */
import type { Stored } from '../../store/port'
import type { RequestOrigin } from '../documents'

declare module '../../store/port' {
  interface Documents {
    requestLinks: StoredRequestLink
    letters: OutgoingLetter
  }
}

/** What is known of whom it is sent to, and stands in the form already. */
export interface Known {
  name?: string
  phone?: string
  email?: string
}

/** The _id is the cause of its sending, so that a repeat makes no second link. */
export interface StoredRequestLink extends Stored, RequestOrigin {
  /** Hashes of the tokens that open it: one, or one more for each time its sending was begun anew. */
  tokens: string[]
  /** Whom it goes to, for the limits: a keyed hash of the number or the mailbox. */
  by: string
  /** Until it is used. */
  known?: Known
  /** The id that its request will have: so there is one of it, whoever sends the form first. */
  requestId: string
  at: Date
  validUntil: Date
  usedAt?: Date
  /** TTL. Later than `validUntil`, so that the page can say what became of the link. */
  expiresAt: Date
}

/** A letter that must go out. The _id is its cause, and its link's: one cause sends once. */
export interface OutgoingLetter extends Stored {
  /** The link's `by`. */
  key: string
  /** Until the mail server has it or it is given up. */
  to?: string
  link?: string
  /** The address as admins see it, once it is given up: r…@example.com. */
  masked?: string
  /** At its end `refused` where it was for the address, `failed` for the letter, `dead` after a day. */
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
