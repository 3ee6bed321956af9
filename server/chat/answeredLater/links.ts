/**
 * Private links back into a conversation, for visitors who left a message: reusable, on any device.
 * Only the token's hash is stored. The token follows the #, so that logs and other sites don't see
 * it and only a person's browser opens it.
 */
import { conversationHash } from '#shared/chat/answeredLater/addresses'
import { linkMs } from '#shared/lifetimes'
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

export class ConversationLinks {
  private readonly links: Collection<StoredLink>

  constructor(
    store: Store,
    private readonly publicUrl: string,
  ) {
    this.links = store.collection('conversationLinks')
  }

  /** Resolves to the absolute URL. */
  async make(conversationId: string): Promise<string> {
    const token = makeToken()
    const expiresAt = new Date(Date.now() + linkMs)
    await this.links.insertOne({ _id: hashOfToken(token), conversationId, expiresAt })
    return `${this.publicUrl}/${conversationHash}${token}`
  }

  /** Throws `gone`. */
  async open(token: string): Promise<Pick<StoredLink, 'conversationId' | 'expiresAt'>> {
    const link = isToken(token) ? await this.links.findOne({ _id: hashOfToken(token) }) : null
    if (!link || link.expiresAt.getTime() <= Date.now()) throw linkIsOver()
    return link
  }

  /** Safe to repeat. */
  async forget(conversationId: string): Promise<void> {
    await this.links.deleteMany({ conversationId })
  }
}

export function linkIsOver(): Refusal {
  return new Refusal('gone', 'This link is no longer valid.')
}
