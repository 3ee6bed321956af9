/**
 * A channel: one way in which visitors reach Whisper. Store, order, answers, feedback, erasure and
 * live screens are the same for all. To add one, write a line in shared/chat/channels.ts and a
 * folder that opens it with the chat's `openChannel`.
 */
import type { ChannelName } from '#shared/chat/channels'
import type { Picked } from '#shared/chat/records'
import type { Cause } from '#shared/undelivered/causes'
import type { StoredConversation, StoredMessage } from '../documents'

export interface Channel {
  name: ChannelName
  /** How long after its last words a conversation continues. */
  conversationMs: number
  /** How many of an answer's offers its visitors can keep in mind; the rest are dropped. */
  mostOffers: number
  /**
   * How a visitor picks an offer: `words`, read from the message ("2", or its title), or `itself`,
   * where the channel knows what it offered and states the pick.
   */
  readsChoice: 'words' | 'itself'
  /**
   * Delivers a finished answer, worded for this channel and with its offers. Called once the answer
   * is stored, in order within each conversation, and again after a crash: must be safe to repeat.
   * Absent where visitors are connected, or wait for the answer themselves.
   */
  deliver?(message: StoredMessage): Promise<void>
  /**
   * How teammates who take over a conversation reach its visitor: `connected` if visitors see what
   * is stored. Absent if they can't.
   */
  people?: 'connected' | WritesToVisitors
  /** Tells the visitor what an admin decided about an erasure. */
  notifyOfDecision?(conversation: StoredConversation): Promise<void>
  /** Whether the visitor has opted out of further messages; shown to admins. */
  isStopped?(visitorKey: string): Promise<boolean>
}

interface WritesToVisitors {
  /** Limit of one teammate's reply. */
  maxCharacters: number
  /**
   * Resolves once it is stored for sending, in order. Repeating a key changes nothing. `isPromised`:
   * admins learn if it doesn't go, even if the visitor opted out.
   */
  write(
    conversation: StoredConversation,
    said: { key: Cause; text: string; isPromised?: true },
  ): Promise<void>
}

/** A message that came in through a channel. */
export interface Incoming {
  visitorKey: string
  /** The provider's id: repeats under it are one message. */
  id: string
  text: string
  /** For `readsChoice: 'itself'`. */
  picked?: Picked | undefined
  /** Null if withheld or absent. */
  number: string | null
}
