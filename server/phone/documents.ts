/** What the store holds of numbers and texts. Numbers themselves stand in as few places as can be. */
import type { Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    numbers: StoredNumber
    arrivals: Arrival
    texts: OutgoingText
  }
}

/** Whether a number may be texted. The _id is its key (numbers.ts): the number itself is not here. */
export interface StoredNumber extends Stored {
  state: 'begun' | 'stopped'
  /** When it last said STOP: a START that came before it and is done late changes nothing. */
  stoppedAt?: Date
  /** Raised each time it begins again: what was meant for before is not sent after. */
  period: number
  /** The text that carried the opt-in wording. */
  welcomedBy?: string
  /** TTL. A number that said STOP is remembered without end. */
  expiresAt?: Date
}

export type Kind =
  | { is: 'question' }
  | { is: 'feedback'; helpful: boolean; messageId: string }
  | { is: 'stop' | 'start' | 'help' | 'erase' | 'person' | 'picture' }

/** A text or a call that came in, as it stays: the provider's id, and when. */
export interface Arrival extends Stored {
  at: Date
  key?: string
  due?: Date
}

/** A text until what it asks for is done. */
export interface Due extends Arrival {
  key: string
  kind: Kind
  from: string
  body: string
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

/** A text that must go out. The _id is its cause: one cause sends once. */
export interface OutgoingText extends Stored {
  key: string
  period: number
  /** The number and the words, until the provider has them or they are given up. */
  to?: string
  body?: string
  /** Of the number, for admins; until it is delivered. */
  lastDigits?: string
  /** It goes with this conversation. */
  conversationId?: string
  /** The message that it answers: the state is shown there too. */
  messageId?: string
  state: TextState
  /** One sentence for admins. */
  problem?: string
  /** It could not be sent or did not arrive; until an admin dismisses it. */
  failedAt?: Date
  at: Date
  /** When it is tried next, or when the lease of whoever sends it ends. Absent once it is over. */
  nextAt?: Date
  by?: string
  tries: number
  /** Its state is not shown with its message yet. */
  tellDue?: true
  /** The provider's id. */
  sid?: string
  /** An attempt ended without an answer: the provider is asked before the next. */
  mayHaveGone?: boolean
  expiresAt: Date
}
