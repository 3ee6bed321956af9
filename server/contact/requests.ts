/** Requests for a quote: stored once per id, found by status and words, newest first. */

import type { FastifyBaseLogger } from 'fastify'
import type { ContactRequest, contactCalls, RequestCounts } from '#shared/contact/calls'
import { photoLimits } from '#shared/contact/photos'
import { statuses } from '#shared/contact/rules'
import type { Received } from '#shared/contract'
import { dayMs } from '#shared/days'
import { latestBy, withWords } from '../http/pagination'
import { changedMeanwhile, Refusal } from '../http/refusal'
import { insertIfNew, retryIfChanged } from '../store/concurrentWrites'
import type { Collection, Filter, Store } from '../store/port'
import { readable } from '../store/readable'
import { type Draft, type RemovedRequest, readRequest, type StoredRequest } from './documents'
import type { StoredPhoto } from './photos/documents'
import type { WaitingPhotos } from './photos/waiting'
import { makeReference } from './reference'
import { changesBy, searchTermsOf, withFiles } from './repeats'

type ListQuery = Received<(typeof contactCalls)['list']['query']>
type StatusChange = Received<(typeof contactCalls)['setStatus']['body']>

const newestFirst = latestBy<StoredRequest>('at')
/** Deletions are remembered, as a browser that was offline sends unconfirmed forms again. */
const rememberedDays = 30

type RequestContext = Pick<StoredRequest, 'origin' | 'unconfirmed'> & {
  /** Whose texted photos it has, too. */
  recipientKey?: string
}

export interface Added {
  request: StoredRequest
  isNew: boolean
}

export class Requests {
  private readonly requests: Collection<StoredRequest>
  private readonly removed: Collection<RemovedRequest>
  private readonly retentionDays: number
  private readonly log: FastifyBaseLogger

  constructor(
    private readonly store: Store,
    retentionDays: number,
    log: FastifyBaseLogger,
    private readonly waiting: WaitingPhotos,
  ) {
    this.requests = store.collection('requests')
    this.removed = store.collection('removedRequests')
    this.retentionDays = retentionDays
    this.log = log
  }

  /**
   * Resolves once it is stored. A repeat gets the original, with the photos that were added
   * meanwhile, or corrected: see repeats.ts. Throws `gone` if the original was deleted.
   */
  async add(draft: Draft, { recipientKey, ...more }: RequestContext = {}): Promise<Added> {
    await this.assertThere(draft.id)
    const photos = await this.photosOf(draft, recipientKey)
    return retryIfChanged(async () => {
      const composed = { ...this.compose(draft), ...more }
      const request = { ...composed, ...(photos.length > 0 && withFiles(photos)) }
      if (await insertIfNew(this.requests, request)) {
        // If it was deleted while a repeat came in, it stays deleted.
        if (await this.isRemoved(draft.id)) await this.requests.deleteOne({ _id: draft.id })
        await this.assertThere(draft.id)
        await this.waiting.end(photos)
        return { request, isNew: true }
      }
      const original = await this.requests.findOne({ _id: draft.id })
      // Two requests drew the same reference: draw again.
      if (!original) return undefined
      const changes = changesBy(draft, original, photos)
      const current = await this.change(original, changes && { ...changes, ...more }, photos)
      return current ? { request: current, isNew: false } : undefined
    })
  }

  async list(query: ListQuery): Promise<{ requests: ContactRequest[]; next: string | null }> {
    const { status, search, before, limit } = query
    const filter: Filter<StoredRequest> = {
      ...(status && { status }),
      ...withWords(search),
      ...newestFirst.after(before),
    }
    const found = await this.requests.find(filter, { sort: newestFirst.sort, limit }).toArray()
    return {
      requests: await readable(found, readRequest, this.log),
      next: newestFirst.next(found, limit),
    }
  }

  find(id: string): Promise<StoredRequest | null> {
    return this.requests.findOne({ _id: id })
  }

  async get(id: string): Promise<StoredRequest> {
    const found = await this.find(id)
    if (!found) throw new Refusal('not-found', 'Not Found')
    return found
  }

  async *all(): AsyncGenerator<ContactRequest> {
    for await (const one of this.requests.find({}, { sort: newestFirst.sort }))
      yield* await readable([one], readRequest, this.log)
  }

  since(at: Date): AsyncIterable<StoredRequest> {
    return this.requests.find({ at: { $gte: at } })
  }

  async counts(): Promise<RequestCounts> {
    const counted = await Promise.all(
      statuses.map(async ({ id }) => [id, await this.requests.countDocuments({ status: id })]),
    )
    return Object.fromEntries(counted)
  }

  async setStatus(id: string, { status, from }: StatusChange): Promise<StoredRequest> {
    const now = new Date()
    const changed = await this.requests.findOneAndUpdate(
      { _id: id, ...(from && { status: from }) },
      { $set: { status, updatedAt: now, expiresAt: this.expiry(now) }, $inc: { rev: 1 } },
      { returnDocument: 'after' },
    )
    const current = changed ?? (await this.get(id))
    if (current.status !== status) throw changedMeanwhile()
    return current
  }

  /** Resolves to the removed request; null if there was none. */
  async remove(id: string): Promise<StoredRequest | null> {
    const found = await this.find(id)
    if (found) await this.rememberRemoval(id)
    const { deletedCount } = await this.requests.deleteOne({ _id: id })
    this.store.overwriteErased?.()
    return deletedCount > 0 ? found : null
  }

  private async isRemoved(id: string): Promise<boolean> {
    return (await this.removed.findOne({ _id: id })) !== null
  }

  private async assertThere(id: string): Promise<void> {
    if (await this.isRemoved(id)) throw new Refusal('gone', 'This request was deleted.')
  }

  /** Before it is deleted, so that no repeat brings it back in between. */
  private async rememberRemoval(id: string): Promise<void> {
    const expiresAt = new Date(Date.now() + rememberedDays * dayMs)
    await this.removed.updateOne({ _id: id }, { $set: { expiresAt } }, { upsert: true })
  }

  /** Its conversation was erased: the request stays, but no longer refers to it. */
  async unlink(conversationId: string, each: (request: StoredRequest) => void): Promise<void> {
    const linked = await this.requests
      .find({ 'origin.conversationId': conversationId }, { projection: { _id: 1 } })
      .toArray()
    for (const { _id } of linked) {
      const changed = await this.requests.findOneAndUpdate(
        { _id, 'origin.conversationId': conversationId },
        {
          $unset: { 'origin.conversationId': '', 'origin.messageId': '' },
          $set: { updatedAt: new Date() },
          $inc: { rev: 1 },
        },
        { returnDocument: 'after' },
      )
      if (changed) each(changed)
    }
  }

  private async photosOf(draft: Draft, recipientKey?: string): Promise<StoredPhoto[]> {
    const texted = recipientKey === undefined ? [] : await this.waiting.ofSender(recipientKey)
    const added = await this.waiting.find(draft.photos)
    const others = added.filter(({ id }) => texted.every((one) => one.id !== id))
    return [...texted, ...others].slice(0, photoLimits.count)
  }

  /** Null if another change came first. */
  private async change(
    original: StoredRequest,
    changes: Partial<StoredRequest> | null,
    photos: readonly StoredPhoto[],
  ): Promise<StoredRequest | null> {
    if (!changes) return original
    const changed = await this.requests.findOneAndUpdate(
      { _id: original._id, rev: original.rev },
      { $set: { ...changes, updatedAt: new Date() }, $inc: { rev: 1 } },
      { returnDocument: 'after' },
    )
    if (changed) await this.waiting.end(photos)
    return changed
  }

  private compose(draft: Draft): StoredRequest {
    const { id, website: _, photos: __, corrects: ___, ...words } = draft
    const now = new Date()
    const reference = makeReference()
    return {
      ...words,
      _id: id,
      reference,
      status: 'new',
      words: searchTermsOf(reference, draft),
      at: now,
      updatedAt: now,
      expiresAt: this.expiry(now),
      rev: 1,
    }
  }

  private expiry(from: Date): Date {
    return new Date(from.getTime() + this.retentionDays * dayMs)
  }
}
