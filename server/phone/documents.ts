/** Numbers and texts as stored. The numbers themselves are in as few places as possible. */
import type { Cause } from '#shared/undelivered/causes'
import type { Queued } from '../jobs/orderedQueue'
import type { Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    numbers: StoredNumber
    arrivals: Arrival
    texts: OutgoingText
  }
}

/** Whether a number may be texted. The _id is its key (numbers.ts), not the number itself. */
export interface StoredNumber extends Stored {
  state: 'begun' | 'stopped'
  /** When it last sent STOP: an earlier START that is processed late changes nothing. */
  stoppedAt?: Date
  /** Incremented each time it starts again: texts meant for an earlier period aren't sent. */
  period: number
  /** The text that carried the opt-in wording. */
  welcomedBy?: string
  /** TTL. A number that sent STOP is remembered forever. */
  expiresAt?: Date
}

export type Kind =
  /**
   * `leftAs`: it answers a teammate's text; the name with which they left a message on the site.
   * `photos`: how many came with it, where a person reads it.
   */
  | { is: 'question'; leftAs?: string; photos?: number }
  | { is: 'picture'; leftAs?: string; photos?: number }
  | { is: 'feedback'; helpful: boolean; messageId: string }
  /** `isSaid`: it is a message as well, which a person reads or asked for. */
  | { is: 'stop' | 'start' | 'help' | 'erase' | 'person'; isSaid?: true }

/** What stays of a text or call that came in: the provider's id, and when. */
export interface Arrival extends Stored {
  at: Date
  key?: string
  due?: Date
}

/** A text that came in, until it is processed. */
export interface Due extends Arrival {
  key: string
  kind: Kind
  from: string
  body: string
  /** Where its pictures are at the provider. */
  media?: string[]
  due: Date
}

export type TextState =
  | 'waiting'
  | 'sending'
  | 'sent'
  | 'delivered'
  | 'failed'
  | 'dead'
  | 'withheld'

/** The cause of a text with Whisper's answer to a message. */
export const answerCause = (messageId: string): Cause => `answer.${messageId}`

/** A text to be sent. The _id is its cause: one cause sends once. */
export interface OutgoingText extends Queued {
  key: string
  period: number
  /** The number and the words, until the provider has taken them or sending is given up. */
  to?: string
  body?: string
  /** The number's last digits, for admins; until it is delivered. */
  lastDigits?: string
  /** The conversation it belongs to and is erased with. */
  conversationId?: string
  /** The message it answers, which shows its state, too. */
  messageId?: string
  /** Someone was promised it: admins learn that it didn't go, even if that's because of a STOP. */
  isPromised?: true
  state: TextState
  /** One sentence for admins. */
  problem?: string
  /** When it failed; until an admin dismisses it. */
  failedAt?: Date
  /** Its state has yet to be shown with its message. */
  tellDue?: true
  /** The provider's id. */
  sid?: string
  expiresAt: Date
}
