/**
 * The journal of index changes, committed with the documents and kept until they are merged. A
 * record has one commit's changes: entries removed, and documents with new entries. New entries are
 * recomputed from the documents as they now are: written out, a message's words would take ten
 * times the message. Replaying all records in order gives the current state.
 */

import type { Environment } from '../disk/environment'
import type { Table } from '../disk/table'
import type { Change } from '../index/entries'
import { bytesOf, type Code, codeOf } from '../index/key'

export interface JournalRecord extends Change {
  /** The index's number; 0 for a document with new entries, whose name is then the code. */
  index: number
}

const end = '\x00'

/** Records that a document has new entries. */
export function recordOf(collection: string, id: Code): JournalRecord {
  return { index: 0, code: collection + end + id, present: true }
}

export interface Journal {
  table: Table
  /** Makes the next record. */
  record(changes: readonly JournalRecord[]): { number: number; key: Buffer; value: Buffer }
  /** Replays all records: entries to their index, by number, and documents to their collection. */
  replay(
    entriesOf: (index: number) => { note(change: Change): void } | undefined,
    recordsOf: (collection: string) => { noteEntries(id: Code): void } | undefined,
  ): void
  /** The newest record's number. */
  newest(): number
  /** The keys of all records up to and including this one. */
  keysUpTo(record: number): Buffer[]
}

export function openJournal(environment: Environment): Journal {
  const table = environment.table('journal')
  let newest = 0
  for (const key of table.getKeys({ start: keyOf(0) })) newest = key.readUIntBE(0, 6)
  let oldest = newest + 1
  for (const key of table.getKeys({ start: keyOf(0), limit: 1 })) oldest = key.readUIntBE(0, 6)
  return {
    table,
    record: (changes) => ({ number: ++newest, key: keyOf(newest), value: pack(changes) }),
    replay(entriesOf, recordsOf) {
      for (const { value } of table.getRange({ start: keyOf(0) }))
        for (const change of unpack(value)) {
          if (change.index > 0) entriesOf(change.index)?.note(change)
          else {
            const [collection = ''] = change.code.split(end, 1)
            recordsOf(collection)?.noteEntries(change.code.slice(collection.length + 1))
          }
        }
    },
    newest: () => newest,
    keysUpTo(record) {
      const keys: Buffer[] = []
      for (; oldest <= record; oldest++) keys.push(keyOf(oldest))
      return keys
    },
  }
}

function keyOf(record: number): Buffer {
  const key = Buffer.alloc(6)
  key.writeUIntBE(record, 0, 6)
  return key
}

/** Bytes before each code: the index's number (2), presence (1) and the code's length (2). */
const head = 5

function pack(changes: readonly JournalRecord[]): Buffer {
  let packed = ''
  for (const { index, present, code } of changes)
    if (index === 0 || !present)
      packed += twoBytes(index) + (present ? '\x01' : '\x00') + twoBytes(code.length) + code
  // One conversion to bytes, since each call into the runtime costs more than joining strings.
  return bytesOf(packed)
}

function twoBytes(value: number): Code {
  return String.fromCharCode(value >> 8, value & 0xff)
}

function* unpack(bytes: Buffer): Generator<JournalRecord, void> {
  for (let position = 0; position < bytes.length;) {
    const start = position + head
    const end = start + bytes.readUInt16BE(position + 3)
    const code = codeOf(bytes.subarray(start, end))
    yield { index: bytes.readUInt16BE(position), present: bytes[position + 2] === 1, code }
    position = end
  }
}
