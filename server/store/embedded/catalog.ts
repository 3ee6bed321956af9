/**
 * Remembers which indexes the folder holds, whole. A new one is built from the documents, one that is
 * no longer listed is dropped.
 */
import { asBinary } from 'lmdb'
import type { IndexSpec } from '../port'
import type { Environment, Table } from './environment'
import { describeIndex, entriesOf, type Index, nameOf } from './index'
import { after, idOfEntry } from './key'
import type { Records } from './records'

interface Entry {
  unique: boolean
  /** The paths in which some document has had an array. */
  many: string[]
}

function entryKey(collection: string, name: string): Buffer {
  return Buffer.from(`index ${collection} ${name}`)
}

function read(about: Table, collection: string, name: string): Entry | undefined {
  const bytes = about.getBinary(entryKey(collection, name))
  return bytes && (JSON.parse(bytes.toString()) as Entry)
}

/** What to put in the catalog when an index has met its first array in a path, or was built. */
export function catalogEntry(collection: string, index: Index): { key: Buffer; value: Buffer } {
  const many = index.parts.filter((part) => part.many).map(({ path }) => path)
  const entry: Entry = { unique: index.spec.unique ?? false, many }
  return { key: entryKey(collection, index.name), value: Buffer.from(JSON.stringify(entry)) }
}

export function openIndex(
  environment: Environment,
  about: Table,
  collection: string,
  spec: IndexSpec,
): Index {
  const name = nameOf(spec)
  const table = environment.table(`${collection}/${name}`)
  return describeIndex(spec, table, read(about, collection, name)?.many ?? [])
}

export function dropUnlisted(
  environment: Environment,
  about: Table,
  collection: string,
  listed: readonly Index[],
): void {
  const start = entryKey(collection, '')
  for (const key of [...about.getKeys({ start, end: Buffer.concat([start, after]) })]) {
    const name = key.subarray(start.length).toString()
    if (listed.some((index) => index.name === name)) continue
    environment.root.transactionSync(() => void about.remove(key))
    environment.table(`${collection}/${name}`).dropSync()
  }
}

/** Builds what is not there whole. Rejects when documents clash in a unique index. */
export async function buildMissing(
  environment: Environment,
  about: Table,
  records: Records,
): Promise<void> {
  for (const index of records.indexes) {
    const known = read(about, records.name, index.name)
    if (known && (known.unique || !index.spec.unique)) continue
    await build(environment, records, index)
    const { key, value } = catalogEntry(records.name, index)
    await about.put(key, asBinary(value) as unknown as Buffer)
  }
}

/** How many documents are read before their entries are committed. */
const pieceSize = 1000

async function build({ root }: Environment, { name, documents }: Records, index: Index) {
  index.table.clearSync()
  let start = Buffer.from([0])
  for (;;) {
    const rows = [...documents.getRange({ start, limit: pieceSize })]
    const last = rows.at(-1)
    if (!last) return
    await root.batch(() => {
      for (const { key: id, value: document } of rows) {
        const entries = entriesOf(index, document, id)
        for (const part of entries.newlyMany) part.many = true
        for (const key of entries.keys) void index.table.put(key, Buffer.alloc(0))
      }
    })
    root.resetReadTxn()
    if (index.spec.unique) assertUnique(name, index)
    start = Buffer.concat([last.key, Buffer.from([0])])
  }
}

function assertUnique(collection: string, index: Index) {
  let before: Buffer | undefined
  for (const key of index.table.getKeys({ start: Buffer.from([0]) })) {
    const id = idOfEntry(key, index.idDescending)
    const prefix = key.subarray(0, key.length - id.length - 1)
    if (before?.equals(prefix))
      throw new Error(
        `The index ${index.name} of ${collection} cannot be unique: ${id} has a twin.`,
      )
    before = prefix
  }
}
