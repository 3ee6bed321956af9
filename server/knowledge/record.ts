/**
 * A knowledge entry as the store holds it. Its own words are what is published, or, in a draft and in
 * the archive, all there is; what a published entry will say next stands in `changes`. Each change is
 * therefore one write. A record from before there were drafts has none of the later fields.
 */
import { Entry } from '#shared/knowledge/entry'
import type { Origin } from '#shared/knowledge/records'
import { type Status, statuses, type Words } from '#shared/knowledge/rules'
import type { Stored } from '../store/port'
import { seeds } from './seeds'

export interface StoredVersion {
  version: number
  at: Date
  words: Words
}

export interface KnowledgeRecord extends Stored, Words {
  lastUpdated: Date
  /** 0 for what was never published. */
  version: number
  /** Absent: published. */
  status?: Status
  changes?: Words
  /** Absent: 0. */
  rev?: number
  origin?: Origin
  /** Oldest first. Absent: no admin has changed it, and it has one version, its own words. */
  versions?: StoredVersion[]
}

export function statusOf({ status = 'published' }: KnowledgeRecord): Status {
  return status
}

/** Nothing but the words. */
export function ownWords({ category, title, content, tags = [] }: Words): Words {
  return { category, title, content, tags }
}

export function newestWords(record: KnowledgeRecord): Words {
  return record.changes ?? ownWords(record)
}

export function publishedWords(record: KnowledgeRecord): Words | null {
  return statusOf(record) === 'published' ? ownWords(record) : null
}

export function versionsOf(record: KnowledgeRecord): StoredVersion[] {
  if (record.versions) return record.versions
  const words = publishedWords(record)
  return words ? [{ version: record.version, at: record.lastUpdated, words }] : []
}

export function originOf({ _id, origin }: KnowledgeRecord): Origin {
  return origin ?? { kind: seeds.some(({ id }) => id === _id) ? 'seed' : 'written' }
}

/** Published as the answer to a question. */
export function isTaught(record: KnowledgeRecord): boolean {
  return publishedWords(record) !== null && originOf(record).kind === 'taught'
}

/** The entry as Whisper reads it, or what is wrong: the fields may be anything that a store can hold. */
export function readRecord(record: KnowledgeRecord, words: Words = ownWords(record)) {
  const { _id, lastUpdated, version = 1 } = record
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
  return statuses.includes(statusOf(record))
}
