/** A private link to the quote form, as the store holds it. */
import type { Stored } from '../../store/port'
import type { RequestOrigin } from '../documents'

declare module '../../store/port' {
  interface Documents {
    requestLinks: StoredRequestLink
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
