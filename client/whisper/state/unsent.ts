/** A message that the visitor wrote and the server hasn't acknowledged. */
import type { Pick } from '#shared/chat/records'
import type { ErrorCode } from '#shared/contract'

export interface Unsent {
  /** The same for every try, so that the server stores the message once. */
  id: string
  text: string
  /** Set if it was picked from an offer. */
  pick?: Pick
  /** The path of the page it was written on. */
  page: string
  /** By this browser's clock. */
  at: number
  conversationId?: string
  /** Why the server refused it; set once no more tries are made. */
  refusal?: { code: ErrorCode; message: string }
}
