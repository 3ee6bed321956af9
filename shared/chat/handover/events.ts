/** Live updates of a handover, as each side receives them. */
import type { Handover, HandoverLine, Reply } from './records'

export interface HandoverChange {
  conversationId: string
  handover: Handover | null
  line: HandoverLine
}

export interface HandoverEvents {
  /** Sent after it is stored, to the conversation's visitor too. */
  handover: (change: HandoverChange) => void
  /** A teammate wrote. Notes are sent to teammates only. */
  reply: (reply: Reply) => void
  /** Somebody is typing, for the next seconds. */
  typing: (by: { conversationId: string; name?: string }) => void
  /** The visitor has seen everything written up to then. */
  seen: (until: { conversationId: string; at: number }) => void
}
