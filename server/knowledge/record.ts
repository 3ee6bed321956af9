/** A knowledge entry as it is stored, and as it is read: checked, with defaults under what is stored. */
import { Entry } from '#shared/knowledge/entry'
import type { Stored } from '../store/port'

export interface KnowledgeRecord extends Stored, Omit<Entry, 'id' | 'lastUpdated'> {
  lastUpdated: Date
}

/** The entry, or what is wrong with the record: its fields may be anything that a store can hold. */
export function readRecord(record: Partial<KnowledgeRecord> & Stored) {
  const { _id, lastUpdated, ...rest } = record
  const isDate = lastUpdated instanceof Date && !Number.isNaN(lastUpdated.valueOf())
  return Entry.safeParse({
    tags: [],
    version: 1,
    ...rest,
    id: _id,
    lastUpdated: isDate ? lastUpdated.toISOString() : lastUpdated,
  })
}
