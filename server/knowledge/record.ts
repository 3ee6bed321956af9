/**
 * A knowledge entry as the store holds it. Its own words are what is published, or, in a draft and in
 * the archive, all there is; what a published entry will say next stands in `changes`. Each change is
 * therefore one write.
 */
import { Entry } from '#shared/knowledge/entry'
import type { Origin } from '#shared/knowledge/records'
import { type Status, statuses, type Words } from '#shared/knowledge/rules'
import type { Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    knowledge: KnowledgeRecord
  }
}

export interface StoredVersion {
  version: number
  at: Date
  words: Words
}

export interface KnowledgeRecord extends Stored, Words {
  lastUpdated: Date
  /** 0 for what was never published. */
  version: number
  status: Status
  changes?: Words
  rev: number
  origin: Origin
  /** What was published, oldest first. */
  versions: StoredVersion[]
}

/** Nothing but the words. */
export function ownWords({ category, title, content, tags = [], sections = [] }: Words): Words {
  return { category, title, content, tags, sections }
}

export function newestWords(record: KnowledgeRecord): Words {
  return record.changes ?? ownWords(record)
}

export function publishedWords(record: KnowledgeRecord): Words | null {
  return record.status === 'published' ? ownWords(record) : null
}

/** The entry as Whisper reads it, or what is wrong: the fields may be anything that a store can hold. */
export function readRecord(record: KnowledgeRecord, words: Words = ownWords(record)) {
  const { _id, lastUpdated, version } = record
  const isDate = lastUpdated instanceof Date && !Number.isNaN(lastUpdated.valueOf())
  return Entry.safeParse({
    ...words,
    id: _id,
    version,
    lastUpdated: isDate ? lastUpdated.toISOString() : lastUpdated,
  })
}

/** A status that nobody knows is a broken record, not a published one. */
export function hasKnownStatus(record: KnowledgeRecord): boolean {
  return statuses.includes(record.status)
}
