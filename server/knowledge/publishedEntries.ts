/** The entries that Whisper may read. Malformed records are skipped and logged, and hide no others. */
import type { Entry } from '#shared/knowledge/entry'
import type { EntryContent } from '#shared/knowledge/rules'
import type { Store } from '../store/port'
import { Entries } from './entries'
import {
  hasKnownStatus,
  type KnowledgeRecord,
  newestContent,
  publishedContent,
  readRecord,
} from './record'

export interface Log {
  warn(details: object, message: string): void
}

export function publishedEntries(store: Store, log: Log): Promise<Entry[]> {
  return read(store, log, (record) => {
    const words = publishedContent(record)
    return words && { words, version: record.version }
  })
}

/** The entries that Whisper would read if everything not archived were published now. */
export function newestEntries(store: Store, log: Log): Promise<Entry[]> {
  return read(store, log, (record) => {
    if (record.status === 'archived') return null
    const isPublished = record.status === 'published' && record.changes === undefined
    return { words: newestContent(record), version: record.version + (isPublished ? 0 : 1) }
  })
}

async function read(
  store: Store,
  log: Log,
  choose: (record: KnowledgeRecord) => { words: EntryContent; version: number } | null,
): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const record of new Entries(store).all()) {
    const chosen = choose(record)
    if (!chosen && hasKnownStatus(record)) continue
    const entry = readRecord(
      { ...record, version: chosen?.version ?? record.version },
      chosen?.words,
    )
    if (chosen && entry.success) entries.push(entry.data)
    else log.warn({ id: record._id, issues: entry.error?.issues }, 'skipped a malformed entry')
  }
  return entries
}
