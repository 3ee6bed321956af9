/** What Whisper may read. A broken record is left out and logged; it never hides the others. */
import type { Entry } from '#shared/knowledge/entry'
import type { Store } from '../store/port'
import { type KnowledgeRecord, readRecord } from './record'

export interface Log {
  warn(details: object, message: string): void
}

export async function publishedEntries(store: Store, log: Log): Promise<Entry[]> {
  const entries: Entry[] = []
  const records = store.collection<KnowledgeRecord>('knowledge')
  for await (const record of records.find({}, { sort: { category: 1, title: 1 } })) {
    const read = readRecord(record)
    if (read.success) entries.push(read.data)
    else log.warn({ id: record._id, issues: read.error.issues }, 'Broken knowledge entry left out')
  }
  return entries
}
