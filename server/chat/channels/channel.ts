/**
 * A channel: one way in which visitors reach Whisper. The conversations are the same whatever it is: one
 * store, order, answers, feedback, erasure and live screens. A further one is a line in shared/chat/channels.ts and
 * a folder that opens it with `openChannel` of the chat.
 */
import type { ChannelName } from '#shared/chat/channels'
import type { Picked } from '#shared/chat/records'
import type { StoredConversation, StoredMessage } from '../documents'

export interface Channel {
  name: ChannelName
  /** How long after its beginning a conversation still goes on. */
  conversationMs: number
  /** How many offers of an answer its visitors can keep in mind; more are not made. */
  mostOffers: number
  /**
   * How a visitor chooses an offer: `words`, read from what they wrote ("2", or its title), or `itself`, where
   * the channel knows what it offered and says what was picked.
   */
  readsChoice: 'words' | 'itself'
  /**
   * Delivers an answer that stands, worded for this channel and with its offers. Asked for once the answer is
   * stored, for each conversation in order, and again after a crash: must be safe to repeat. Absent where
   * visitors are connected, or wait for it themselves.
   */
  deliver?(message: StoredMessage): Promise<void>
  /**
   * How people reach its visitors who take a conversation over: `connected`, where these see what is stored.
   * Absent where nobody can.
   */
  people?: 'connected' | WritesToVisitors
  /** Tells its visitor what an admin decided about an erasure. */
  notifyOfDecision?(conversation: StoredConversation): Promise<void>
  /** Whether its visitor wants to hear no more, for admins. */
  isStopped?(visitorKey: string): Promise<boolean>
}

export interface WritesToVisitors {
  /** Of a teammate's reply. */
  maxCharacters: number
  /** Resolves once it is stored to go out, in order. The same key again changes nothing. */
  write(conversation: StoredConversation, said: { key: string; text: string }): Promise<void>
}

/** What somebody said by a channel. */
export interface Incoming {
  visitorKey: string
  /** The provider's: what comes twice under it is one message. */
  id: string
  text: string
  /** For `readsChoice: 'itself'`. */
  picked?: Picked | undefined
  /** Null where it is withheld or there is none. */
  number: string | null
}
