/**
 * What changed in the indexes, committed together with the documents and kept until it is merged. A
 * record holds the changes of one commit: the entries that went, and which documents have new ones.
 * Those are made again from the documents as they stand: written out, a message's words would be ten
 * times the message. Read again in order, the changes end as they were.
 */

import type { Change } from './entries'
import type { Environment } from './environment'
import { bytesOf, type Code, codeOf } from './key'
import type { Table } from './table'

export interface JournalRecord extends Change {
  /** The index's number; 0 for a document that has new entries, with its name as the code. */
  index: number
}

const end = '\x00'

/** Says that a document has entries that it had not before. */
export function recordOf(collection: string, id: Code): JournalRecord {
  return { index: 0, code: collection + end + id, present: true }
}

export interface Journal {
  table: Table
  /** The next record. */
  record(changes: readonly JournalRecord[]): { number: number; key: Buffer; value: Buffer }
  /** Tells all of it again: entries to their index, by its number, documents to their collection. */
  replay(
    entriesOf: (index: number) => { note(change: Change): void } | undefined,
    recordsOf: (collection: string) => { noteEntries(id: Code): void } | undefined,
  ): void
  /** The newest record's number. */
  newest(): number
  /** The keys of all records up to this one. */
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

/** Each change: the index's number, whether the entry is there, the code's length, the code. */
const head = 5

function pack(changes: readonly JournalRecord[]): Buffer {
  let packed = ''
  for (const { index, present, code } of changes)
    if (index === 0 || !present)
      packed += twoBytes(index) + (present ? '\x01' : '\x00') + twoBytes(code.length) + code
  // Turned into bytes at once: each crossing into the runtime costs more than the joining.
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
