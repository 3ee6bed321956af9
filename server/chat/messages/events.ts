/** What is announced of the stored messages, and to whom it need not be told. */
import type { ErasedMessage, StoredMessage } from '../documents'

/** Whom a change comes from, where that is known. */
export interface Requester {
  /** It has the message already, from its acknowledgement. */
  socketId?: string
  network?: string
  /** When it arrived here, by the process's own clock. */
  receivedAt?: number
}

/** Announced after the write, in the order of listening. */
export interface MessageEvents {
  stored: [message: StoredMessage, requester: Requester]
  answered: [message: StoredMessage]
  feedback: [message: StoredMessage, requester: Requester]
  /** What became of the answer's delivery, or of the request that came of it. */
  changed: [message: StoredMessage]
  /** Its visitor asked to erase it, or an admin declined; `erasureAskedAt` says which. */
  erasureAsked: [message: StoredMessage]
  erased: [tombstone: ErasedMessage]
}
