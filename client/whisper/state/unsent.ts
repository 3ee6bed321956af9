/** What the visitor wrote and the server hasn't acknowledged. */
import type { Pick } from '#shared/chat/records'
import type { ErrorCode } from '#shared/contract'
import type { LinkFields } from '#shared/linkWays'

interface Boxed {
  /** The same for every try, so that the server takes it once. */
  id: string
  /** The path of the page it was written on. */
  page: string
  /** By this browser's clock. */
  at: number
  /** Why the server refused it, by field where it knows; set once no more tries are made. */
  refusal?: { code: ErrorCode; message: string; fields?: Readonly<Record<string, string>> }
}

/** A message. */
export interface Unsent extends Boxed {
  text: string
  /** Set if it was picked from an offer. */
  pick?: Pick
  conversationId?: string
}

/** Where to answer a visitor who leaves a message. */
export interface UnsentContact extends Boxed {
  contact: LinkFields & { name: string }
}
