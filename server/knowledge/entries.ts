/**
 * The stored entries. Each change is one write, and only if the entry is as it was seen: so nothing
 * is half done, and of two admins the second learns about the first.
 */

import { limits } from '#shared/knowledge/limits'
import type { Origin } from '#shared/knowledge/records'
import { changedByOther, entryNotFound, isSame, type EntryContent } from '#shared/knowledge/rules'
import { Refusal } from '../http/refusal'
import {
  type Collection,
  type Cursor,
  type Filter,
  isDuplicate,
  type Store,
  type UpdateFilter,
} from '../store/port'
import { type KnowledgeRecord, newestContent } from './record'

export interface New {
  id: string
  words: EntryContent
  origin: Origin
}

/** Decides an entry's update; null leaves it as it is, and so does a thrown refusal. */
export type Decide = (
  current: KnowledgeRecord,
  now: Date,
) => Pick<UpdateFilter<KnowledgeRecord>, '$set' | '$unset'> | null

/** Both are the same record if nothing was written; `before` is null for a new entry. */
export interface Changed {
  before: KnowledgeRecord | null
  after: KnowledgeRecord
}

export class Entries {
  private readonly records: Collection<KnowledgeRecord>

  constructor(
    private readonly store: Store,
    /** Called when a write may have been stored though it failed, such as when its reply was lost. */
    private readonly onUncertain: () => void = () => {},
  ) {
    this.records = store.collection('knowledge')
  }

  /** By category and title, without their versions. */
  all(): Cursor<KnowledgeRecord> {
    return this.records.find({}, { sort: { category: 1, title: 1 }, projection: { versions: 0 } })
  }

  /** Those with published content, without drafts; of these entries, or of all. */
  published(ids?: readonly string[]): Cursor<KnowledgeRecord> {
    const projection = { versions: 0, content: 0, changes: 0 } as const
    const filter = { status: 'published', ...(ids && { _id: { $in: [...ids] } }) } as const
    return this.records.find(filter, { projection })
  }

  /** Those written as the answer to a question, without their versions. */
  taught(): Cursor<KnowledgeRecord> {
    const taught = { 'origin.kind': 'taught' } as Filter<KnowledgeRecord>
    return this.records.find(taught, { projection: { versions: 0 } })
  }

  /** Every text that may be a visitor's. */
  texts(): Cursor<KnowledgeRecord> {
    const projection = { origin: 1, sections: 1, changes: 1, versions: 1 } as const
    return this.records.find({}, { projection })
  }

  async originOf(id: string): Promise<Origin | undefined> {
    return (await this.records.findOne({ _id: id }, { projection: { origin: 1 } }))?.origin
  }

  async get(id: string): Promise<KnowledgeRecord> {
    const found = await this.records.findOne({ _id: id })
    if (!found) throw new Refusal('not-found', entryNotFound)
    return found
  }

  /** A repeat resolves to the existing entry if it says the same. */
  async add({ id, words, origin }: New, publish = false): Promise<Changed> {
    const now = new Date()
    const record: KnowledgeRecord = {
      _id: id,
      ...words,
      origin,
      lastUpdated: now,
      rev: 1,
      ...(publish
        ? { status: 'published', version: 1, versions: [{ version: 1, at: now, words }] }
        : { status: 'draft', version: 0, versions: [] }),
    }
    try {
      await this.written(this.records.insertOne(record))
      return { before: null, after: record }
    } catch (error) {
      if (!isDuplicate(error)) throw error
      const found = await this.get(id)
      if (!isSame(newestContent(found), words)) throw savedBefore()
      return { before: found, after: found }
    }
  }

  async assertRoomFor(count: number): Promise<void> {
    const held = await this.records.countDocuments({})
    if (held + count > limits.entries) {
      const most = limits.entries.toLocaleString('en-US')
      throw new Refusal('conflict', `The knowledge base can hold up to ${most} entries.`)
    }
  }

  async change(id: string, rev: number, decide: Decide): Promise<Changed> {
    const current = await this.get(id)
    if (current.rev !== rev) throw conflict()
    const now = new Date()
    const update = decide(current, now)
    if (!update) return { before: current, after: current }
    const $set = {
      ...update.$set,
      lastUpdated: now,
      rev: rev + 1,
    }
    const after = await this.written(
      this.records.findOneAndUpdate(
        { _id: id, rev },
        { ...update, $set },
        { returnDocument: 'after' },
      ),
    )
    if (!after) throw conflict()
    return { before: current, after }
  }

  /** Resolves to the removed entry. */
  async remove(id: string, rev: number): Promise<KnowledgeRecord> {
    const current = await this.get(id)
    if (current.rev !== rev) throw conflict()
    const { deletedCount } = await this.written(this.records.deleteOne({ _id: id, rev }))
    if (deletedCount === 0) throw conflict()
    this.store.overwriteErased?.()
    return current
  }

  private async written<Result>(writing: Promise<Result>): Promise<Result> {
    try {
      return await writing
    } catch (error) {
      if (!isDuplicate(error)) this.onUncertain()
      throw error
    }
  }
}

/** For a new entry whose first save's reply was lost, if it isn't what is stored any more. */
export function savedBefore(): Refusal {
  return new Refusal('conflict', 'It was saved before. Change it in the Knowledge Base.')
}

function conflict(): Refusal {
  return new Refusal('conflict', changedByOther)
}
