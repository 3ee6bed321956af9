/** What moves of a handover, as each side is told. */
import type { Handover, HandoverLine, Reply } from './records'

export interface HandoverChange {
  conversationId: string
  handover: Handover | null
  line: HandoverLine
}

export interface HandoverNews {
  /** Told after it is stored. Also to the conversation's visitor. */
  handover: (change: HandoverChange) => void
  /** A teammate wrote. Notes are told to admins alone. */
  reply: (reply: Reply) => void
  /** Somebody writes, for the next seconds. */
  typing: (by: { conversationId: string; name?: string }) => void
  /** The visitor has seen what was written until then. */
  seen: (until: { conversationId: string; at: number }) => void
}
