/**
 * A knowledge entry as stored. Its own fields are what is published, or, in a draft and in the archive, all
 * there is; the unpublished changes of a published entry are in `changes`. Each change is therefore one write.
 */
import { Entry } from '#shared/knowledge/entry'
import type { Origin } from '#shared/knowledge/records'
import { type Status, statuses, type EntryContent } from '#shared/knowledge/rules'
import type { Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    knowledge: KnowledgeRecord
  }
}

export interface StoredVersion {
  version: number
  at: Date
  words: EntryContent
}

export interface KnowledgeRecord extends Stored, EntryContent {
  lastUpdated: Date
  /** 0 for what was never published. */
  version: number
  status: Status
  changes?: EntryContent
  rev: number
  origin: Origin
  /** What was published, oldest first. */
  versions: StoredVersion[]
}

/** The content without the rest of the record. */
export function contentOf({
  category,
  title,
  content,
  tags = [],
  sections = [],
}: EntryContent): EntryContent {
  return { category, title, content, tags, sections }
}

export function newestContent(record: KnowledgeRecord): EntryContent {
  return record.changes ?? contentOf(record)
}

export function publishedContent(record: KnowledgeRecord): EntryContent | null {
  return record.status === 'published' ? contentOf(record) : null
}

/** The entry as Whisper reads it, or what is wrong: the fields may be anything that a store can hold. */
export function readRecord(record: KnowledgeRecord, words: EntryContent = contentOf(record)) {
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
