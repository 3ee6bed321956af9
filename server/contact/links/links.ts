/**
 * Private links to the quote form: each is made for one cause, opened by a token that isn't stored,
 * valid for a while and used once. The link names its request's id beforehand: whoever first stores
 * a request under it has used the link.
 */
import { randomUUID } from 'node:crypto'
import { dayMs } from '#shared/days'
import { linkDays } from '#shared/lifetimes'
import { perDay } from '../../http/limits/limits'
import { hashOfToken, isToken, makeToken } from '../../http/privateToken'
import { Refusal } from '../../http/refusal'
import { insertIfNew } from '../../store/concurrentWrites'
import type { Collection, Store } from '../../store/port'
import type { Draft, RequestOrigin, StoredRequest } from '../documents'
import type { Added, Requests } from '../requests'
import type { Known, StoredRequestLink } from './documents'

export interface LinkOrder {
  /** Repeating a cause opens the same link. */
  cause: string
  origin: RequestOrigin
  recipientKey: string
  known: Known
}

/** How often sending one link may be started. */
const maxTokens = 5
/** How long after its end the page can tell that it is over. */
const rememberedDays = 14

export class Links {
  private readonly links: Collection<StoredRequestLink>

  constructor(
    store: Store,
    private readonly requests: Requests,
    private readonly retentionDays: number,
  ) {
    this.links = store.collection('requestLinks')
  }

  /** Resolves to the token; null if this recipient has got the maximum of links today. */
  async issue({ cause, origin, recipientKey, known }: LinkOrder): Promise<string | null> {
    const token = makeToken()
    const tokens = [hashOfToken(token)]
    const at = new Date()
    const others = {
      recipientKey,
      at: { $gt: new Date(at.getTime() - dayMs) },
      _id: { $ne: cause },
    }
    const isFull = async () => (await this.links.countDocuments(others)) >= perDay.linksOfRecipient
    if (await isFull()) return null
    const validDays = Math.min(linkDays, this.retentionDays)
    const keptDays = Math.min(linkDays + rememberedDays, this.retentionDays)
    const isNew = await insertIfNew(this.links, {
      _id: cause,
      ...origin,
      tokens,
      recipientKey,
      known,
      requestId: randomUUID(),
      at,
      validUntil: new Date(at.getTime() + validDays * dayMs),
      expiresAt: new Date(at.getTime() + keptDays * dayMs),
    })
    if (!isNew) {
      const begun = await this.links.findOne({ _id: cause })
      if ((begun?.tokens.length ?? 0) >= maxTokens) return null
      // An earlier start was cut off: nobody knows yet which of the two tokens is sent.
      await this.links.updateOne({ _id: cause }, { $push: { tokens: tokens[0] ?? '' } })
    } else if (await isFull()) {
      // Others may have been made at the same moment. Counting again ensures there are never more.
      await this.links.deleteOne({ _id: cause })
      return null
    }
    return token
  }

  /** The link, and the request it was used for. */
  async findByToken(
    token: string,
  ): Promise<{ link: StoredRequestLink; sent: StoredRequest | null }> {
    const link = isToken(token) ? await this.links.findOne({ tokens: hashOfToken(token) }) : null
    if (!link) throw new Refusal('not-found', 'This link doesn’t open a form.')
    const sent = await this.requests.find(link.requestId)
    // Left open by a server that died in between.
    if (sent && !link.usedAt) await this.close(link)
    return { link, sent }
  }

  /** Throws `gone` if it is over, and `conflict` if it was used with different words. */
  async use(
    { link, sent }: { link: StoredRequestLink; sent: StoredRequest | null },
    draft: Omit<Draft, 'id'>,
  ): Promise<Added> {
    if (!sent && link.usedAt) throw new Refusal('conflict', 'This form was already sent.')
    if (!sent && isOver(link)) throw new Refusal('gone', 'This link is no longer valid.')
    const { channel, conversationId, messageId, recipientKey } = link
    const origin: RequestOrigin = {
      channel,
      ...(conversationId === undefined ? {} : { conversationId }),
      ...(messageId === undefined ? {} : { messageId }),
    }
    const added = await this.requests.add(
      { ...draft, id: link.requestId },
      { origin, recipientKey },
    )
    const isThere = await this.close(link)
    // The conversation was erased meanwhile, perhaps before the request could be unlinked.
    if (!isThere && conversationId !== undefined)
      await this.requests.unlink(conversationId, () => {})
    return added
  }

  /** Deletes the links that came from an erased conversation. */
  async forget(conversationId: string): Promise<void> {
    await this.links.deleteMany({ conversationId })
  }

  /** Deletes the links made for the number before a moment. */
  async forgetNumber(recipientKey: string, before: Date): Promise<void> {
    await this.links.deleteMany({ recipientKey, at: { $lte: before } })
  }

  /** Removes what was known, which is in the request now. False if the link is gone. */
  private async close({ _id }: StoredRequestLink): Promise<boolean> {
    await this.links.updateOne(
      { _id, usedAt: { $exists: false } },
      { $set: { usedAt: new Date() }, $unset: { known: '' } },
    )
    return (await this.links.findOne({ _id })) !== null
  }
}

export function isOver({ validUntil }: StoredRequestLink): boolean {
  return validUntil.getTime() <= Date.now()
}
