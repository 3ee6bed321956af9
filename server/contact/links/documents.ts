/** A private link to the quote form, as stored. */
import type { Stored } from '../../store/port'
import type { RequestOrigin } from '../documents'

declare module '../../store/port' {
  interface Documents {
    requestLinks: StoredRequestLink
  }
}

/** What is known of the recipient and filled in already. */
export interface Known {
  name?: string
  phone?: string
  email?: string
}

/** The _id is the cause for sending it, so that a repeat makes no second link. */
export interface StoredRequestLink extends Stored, RequestOrigin {
  /** Hashes of the tokens that open it: one, plus one for each time its sending was restarted. */
  tokens: string[]
  /** The recipient, for the limits: a keyed hash of the number or the mailbox. */
  recipientKey: string
  /** Removed once it is used. */
  known?: Known
  /** The id its request will have, so that there is only one, whoever sends the form first. */
  requestId: string
  at: Date
  validUntil: Date
  usedAt?: Date
  /** TTL. Later than `validUntil`, so that the page can say what became of the link. */
  expiresAt: Date
}
