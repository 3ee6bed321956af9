/**
 * The stored form of an entry. Its own fields are the published words or, in a draft or archived entry,
 * the only ones; a published entry's unpublished changes are in `changes`. So each change is one write.
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
  /**
   * Whether it says all that the version before it says, but for visitors' ways that were taken back,
   * and was made by adding ways or taking them back.
   */
  isTaught?: boolean
}

export interface KnowledgeRecord extends Stored, EntryContent {
  lastUpdated: Date
  /** 0 if never published. */
  version: number
  status: Status
  changes?: EntryContent
  rev: number
  origin: Origin
  /** Published versions, oldest first. */
  versions: StoredVersion[]
}

/** The content without the other fields. */
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

/** The entry as Whisper reads it, or the problem: stored fields may have any type. */
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

/** A record with an unknown status is malformed, not published. */
export function hasKnownStatus(record: KnowledgeRecord): boolean {
  return statuses.includes(record.status)
}
