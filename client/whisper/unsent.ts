/** A message that the visitor has written and the server has not acknowledged yet. */
import type { Pick } from '#shared/chat/records'
import type { ErrorCode } from '#shared/contract'

export interface Unsent {
  /** The message's own id, kept through every try: the server stores it once. */
  id: string
  text: string
  /** Where it was chosen from an offer. */
  pick?: Pick
  /** The path it was written on. */
  page: string
  /** By this browser's clock. */
  at: number
  conversationId?: string
  /** Why the server will not take it: the trying has ended. */
  refusal?: { code: ErrorCode; message: string }
}
