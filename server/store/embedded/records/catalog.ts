/**
 * Records which indexes are completely on disk. Builds a new index from the documents; drops one
 * that is no longer listed.
 */
import type { IndexSpec } from '../../collectionSpec'
import type { Environment } from '../disk/environment'
import type { Table } from '../disk/table'
import { catalogEntry, type Known, keyFor } from '../index/catalogEntry'
import { Entries } from '../index/entries'
import { describeIndex, type Index, listingOf, nameOf } from '../index/index'
import { after, codeOf, idOfEntry } from '../index/key'
import { PackedEntries } from '../index/packedEntries'
import { TableEntries } from '../index/tableEntries'
import type { Records } from './records'

function readAll(about: Table): Map<string, Known> {
  const rows = about.getRange({ start: Buffer.from('index '), end: Buffer.from('index!') })
  return new Map(
    [...rows].map(({ key, value }) => [key.toString(), JSON.parse(value.toString()) as Known]),
  )
}

interface Catalog {
  open(collection: string, spec: IndexSpec): Index
  /** Whether an index has to be dropped or built. */
  isBehind(records: Iterable<Records>): boolean
  /** Drops the indexes in the catalog that weren't opened. */
  dropOthers(): Promise<void>
  /** Builds incomplete indexes from the documents. Rejects if documents violate a unique index. */
  build(all: Iterable<Records>): Promise<void>
}

/** `about` is stored with the documents; entries, and the marks of complete indexes, with the indexes. */
export function openCatalog(documents: Environment, about: Table, disk: Environment): Catalog {
  const known = readAll(about)
  const whole = disk.table('about')
  const opened = new Set<string>()
  let highest = Math.max(0, ...[...known.values()].map(({ number }) => number))

  function isWhole(collection: string, { name, spec }: Index): boolean {
    const key = keyFor(collection, name)
    const before = known.get(key.toString())
    const { unique = false, sparse = false } = spec
    const fits = before?.sparse === sparse && (before.unique || !unique)
    return fits && whole.get(key) !== undefined
  }

  return {
    open(collection, spec) {
      const key = keyFor(collection, nameOf(spec)).toString()
      opened.add(key)
      const table = disk.table(`${collection}/${nameOf(spec)}`)
      const Merged = spec.packed ? PackedEntries : TableEntries
      const entries = new Entries(new Merged(table, disk.commit), spec.unique ?? false)
      return describeIndex(spec, entries, known.get(key) ?? { number: ++highest, many: [] })
    },
    isBehind(all) {
      const missing = [...all].some(({ name, indexes }) =>
        indexes.some((index) => !isWhole(name, index)),
      )
      return missing || [...known.keys()].some((key) => !opened.has(key))
    },
    async dropOthers() {
      for (const key of known.keys()) {
        if (opened.has(key)) continue
        const [, collection, name] = key.split(' ')
        const gone = { key: Buffer.from(key), value: undefined }
        await disk.commit([{ table: whole, ...gone }])
        disk.table(`${collection}/${name}`).dropSync()
        await documents.commit([{ table: about, ...gone }])
      }
    },
    async build(all) {
      const missing = [...all].flatMap((records) =>
        records.indexes
          .filter((index) => !isWhole(records.name, index))
          .map((index) => ({ records, index, key: keyFor(records.name, index.name) })),
      )
      const mark = (value?: Buffer) => missing.map(({ key }) => ({ table: whole, key, value }))
      await disk.commit(mark())
      for (const { records, index } of missing) await fill(records, index)
      const entries = missing.map(({ records, index }) => catalogEntry(records.name, index))
      await documents.commit(entries.map((entry) => ({ table: about, ...entry })))
      await disk.commit(mark(Buffer.from('whole')))
    },
  }
}

/** Documents read before their entries are committed. */
const pieceSize = 1000

async function fill({ name, documents }: Records, index: Index) {
  index.entries.clear()
  let start = Buffer.from([0])
  for (;;) {
    const rows = [...documents.getRange({ start, limit: pieceSize })]
    const last = rows.at(-1)
    if (!last) break
    const listings = rows.map(({ key, value }) => listingOf(index, value, codeOf(key)))
    for (const { newlyMany } of listings) for (const part of newlyMany) part.many = true
    await index.entries.fill(listings.flatMap((listing) => listing.codes).sort())
    start = Buffer.concat([last.key, Buffer.from([0])])
  }
  if (index.spec.unique) assertUnique(name, index)
}

function assertUnique(collection: string, index: Index) {
  let before: string | undefined
  for (const code of index.entries.within({ low: '', high: after })) {
    const values = code.slice(0, -1 - idOfEntry(code, index.idDescending).length)
    if (values === before)
      throw new Error(
        `The index ${index.name} of ${collection} cannot be unique: two are the same.`,
      )
    before = values
  }
}
