/** Events about the stored messages, and who doesn't need to be told. */
import type { ErasedMessage, StoredMessage } from '../documents'

/** Where a change comes from, if known. */
export interface Requester {
  /** This socket has the message already, from its acknowledgement. */
  socketId?: string
  network?: string
  /** When it arrived, by the process's monotonic clock. */
  receivedAt?: number
}

/** Emitted after the write, to listeners in their order of registration. */
export interface MessageEvents {
  stored: [message: StoredMessage, requester: Requester]
  answered: [message: StoredMessage]
  feedback: [message: StoredMessage, requester: Requester]
  /** The delivery of its answer, or the request that came of it, has changed. */
  changed: [message: StoredMessage]
  /** Its visitor asked to erase it, or an admin declined; `erasureAskedAt` says which. */
  erasureAsked: [message: StoredMessage]
  erased: [tombstone: ErasedMessage]
}
