/**
 * Private links back into a conversation, for who left a message: on any device, as often as they like. The token
 * is nowhere stored; it stands behind the #, so that neither logs nor other sites learn of it, and nothing opens it
 * but a person's browser.
 */
import { conversationHash } from '#shared/chat/answeredLater/addresses'
import { linkDays } from '#shared/contact/rules'
import { hashOfToken, isToken, makeToken } from '../../http/privateToken'
import { Refusal } from '../../http/refusal'
import type { Collection, Store, Stored } from '../../store/port'

declare module '../../store/port' {
  interface Documents {
    conversationLinks: StoredLink
  }
}

/** The _id is the token's hash. */
interface StoredLink extends Stored {
  conversationId: string
  expiresAt: Date
}

const dayMs = 86_400_000

export class ConversationLinks {
  private readonly links: Collection<StoredLink>

  constructor(
    store: Store,
    private readonly publicUrl: string,
  ) {
    this.links = store.collection('conversationLinks')
  }

  /** Resolves to the link, absolute. */
  async make(conversationId: string): Promise<string> {
    const token = makeToken()
    const expiresAt = new Date(Date.now() + linkDays * dayMs)
    await this.links.insertOne({ _id: hashOfToken(token), conversationId, expiresAt })
    return `${this.publicUrl}/${conversationHash}${token}`
  }

  /** Resolves to its conversation's id. Throws `gone`. */
  async open(token: string): Promise<string> {
    const link = isToken(token) ? await this.links.findOne({ _id: hashOfToken(token) }) : null
    if (!link || link.expiresAt.getTime() <= Date.now()) throw linkIsOver()
    return link.conversationId
  }

  /** Safe to repeat. */
  async forget(conversationId: string): Promise<void> {
    await this.links.deleteMany({ conversationId })
  }
}

export function linkIsOver(): Refusal {
  return new Refusal('gone', 'This link is no longer valid.')
}
