/**
 * Private links back into a conversation, for who left a message: on any device, as often as they like. The token
 * is nowhere stored; it stands behind the #, so that neither logs nor other sites learn of it, and nothing opens it
 * but a person's browser.
 */
import { createHash } from 'node:crypto'
import { conversationHash } from '#shared/chat/answeredLater/link'
import { linkDays } from '#shared/contact/rules'
import { isToken, makeToken } from '../../http/privateToken'
import { Refusal } from '../../http/refusal'
import type { Collection, Store } from '../../store/port'
import type { StoredConversationLink } from '../handover/documents'

const dayMs = 86_400_000

export class ConversationLinks {
  private readonly links: Collection<StoredConversationLink>

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
    await this.links.insertOne({ _id: hashOf(token), conversationId, expiresAt })
    return `${this.publicUrl}/${conversationHash}${token}`
  }

  /** Resolves to its conversation's id. Throws `gone`. */
  async open(token: string): Promise<string> {
    const link = isToken(token) ? await this.links.findOne({ _id: hashOf(token) }) : null
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

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
