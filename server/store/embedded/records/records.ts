import type { CollectionSpec } from '../../collectionSpec'
/**
 * The documents of one collection with their indexes, as the writer sees them: writes in progress
 * count. Each change is checked as a whole before any part of it is put.
 */
import { DuplicateKey, NotStorable } from '../../errors'
import { createCodec, namesKeyOf } from '../disk/codec'
import type { Doc } from '../disk/document'
import type { Environment } from '../disk/environment'
import type { DocTable, Table } from '../disk/table'
import { catalogEntry } from '../index/catalogEntry'
import { type Index, type Listing, listingOf } from '../index/index'
import { bytesOf, type Code, idCode, idOfEntry } from '../index/key'
import { recordOf } from './journal'
import type { Writer } from './writer'

export interface Records {
  name: string
  /** Throws StoreUnavailable after the store was closed. */
  assertOpen(): void
  documents: DocTable
  indexes: readonly Index[]
  /** The newest state, committed or not, as a new object each time. */
  newest(id: string): Doc | undefined
  /** Notes the entries of a committed document in all indexes. */
  noteEntries(id: Code): void
  insert(document: Doc): void
  /** `changed`: the top-level fields that may differ; all if omitted. */
  replace(old: Doc, next: Doc, changed?: ReadonlySet<string>): void
  remove(old: Doc): void
}

/** A document being written: its bytes, or null if it is being removed. */
interface Pending {
  bytes: Buffer | null
}

export function createRecords(
  name: string,
  environment: Environment,
  about: Table,
  writer: Writer,
  indexes: readonly Index[],
  { isCompressed = false }: Pick<CollectionSpec, 'isCompressed'> = {},
): Records {
  const namesKey = namesKeyOf(name)
  const codec = createCodec({
    load: () => about.getBinary(namesKey),
    save: (bytes) => writer.put(about, namesKey, bytes),
    compresses: isCompressed,
  })
  const documents = environment.documents(name, codec)
  const pending = new Map<string, Pending>()
  /** Unique values being written: the id that has them, or null if they become free. */
  const claims = new Map<string, { id: string | null }>()
  writer.onLost(() => {
    pending.clear()
    claims.clear()
    codec.forget()
  })

  function newest(id: string): Doc | undefined {
    const waiting = pending.get(id)
    if (waiting) return waiting.bytes ? codec.decode(waiting.bytes) : undefined
    return documents.get(bytesOf(idCode(id)))
  }

  function remember<V>(map: Map<string, V>, key: string, value: V) {
    map.set(key, value)
    writer.whenSafe(() => {
      if (map.get(key) === value) map.delete(key)
    })
  }

  function isTaken(index: Index, values: Code, { _id }: Doc, id: Code): boolean {
    const claim = claims.get(`${index.name} ${values}`)
    if (claim) return claim.id !== null && claim.id !== _id
    const entry = index.entries.holding(values)
    return entry !== undefined && idOfEntry(entry, index.idDescending) !== id
  }

  function assertFree(index: Index, values: Code, document: Doc, id: Code) {
    if (!isTaken(index, values, document, id)) return
    const given = index.parts.map(({ path }) => [path, document[path]] as const)
    throw new DuplicateKey(name, index.spec.key, Object.fromEntries(given))
  }

  /** Adds or removes entry `i` of a document's listing. */
  function note(index: Index, { values, codes }: Listing, i: number, id: string, present: boolean) {
    writer.note({ index: index.number, code: codes[i] as Code, present })
    if (index.spec.unique)
      remember(claims, `${index.name} ${values[i]}`, { id: present ? id : null })
  }

  function noteArrays(index: Index, { newlyMany }: Listing) {
    if (newlyMany.length === 0) return
    for (const part of newlyMany) part.many = true
    const { key, value } = catalogEntry(name, index)
    writer.put(about, key, value)
  }

  function store(document: Doc, id: Code, bytes: Buffer) {
    writer.put(documents, bytesOf(id), bytes)
    remember(pending, document._id, { bytes })
  }

  function noteEntries(id: Code) {
    const document = documents.get(bytesOf(id))
    if (!document) return
    for (const index of indexes)
      for (const code of listingOf(index, document, id).codes)
        index.entries.note({ code, present: true })
  }

  function exists(id: string, code: Code): boolean {
    const waiting = pending.get(id)
    return waiting ? waiting.bytes !== null : documents.doesExist(bytesOf(code))
  }

  function insert(document: Doc) {
    if (typeof document._id !== 'string') throw new NotStorable('A document needs a string _id.')
    const id = idCode(document._id)
    if (exists(document._id, id)) throw new DuplicateKey(name, { _id: 1 }, { _id: document._id })
    const bytes = codec.encode(document)
    const listings = indexes.map((index) => {
      const listing = listingOf(index, document, id)
      if (index.spec.unique)
        for (const values of listing.values) assertFree(index, values, document, id)
      return { index, listing }
    })
    store(document, id, bytes)
    for (const { index, listing } of listings) {
      noteArrays(index, listing)
      for (let i = 0; i < listing.codes.length; i++) note(index, listing, i, document._id, true)
    }
    if (indexes.length > 0) writer.note(recordOf(name, id))
  }

  function replace(old: Doc, next: Doc, changed?: ReadonlySet<string>) {
    const id = idCode(old._id)
    const bytes = codec.encode(next)
    const touched = indexes.filter(
      ({ parts }) => !changed || parts.some(({ names }) => changed.has(names[0] as string)),
    )
    const moves = touched.map((index) => {
      const before = listingOf(index, old, id)
      const after = listingOf(index, next, id)
      const gone = positionsWithout(before.codes, after.codes)
      const added = positionsWithout(after.codes, before.codes)
      if (index.spec.unique)
        for (const i of added) assertFree(index, after.values[i] as Code, next, id)
      return { index, before, after, gone, added }
    })
    store(next, id, bytes)
    for (const { index, before, after, gone, added } of moves) {
      noteArrays(index, after)
      for (const i of gone) note(index, before, i, old._id, false)
      for (const i of added) note(index, after, i, old._id, true)
    }
    if (moves.some(({ added }) => added.length > 0)) writer.note(recordOf(name, id))
  }

  function remove(old: Doc) {
    const id = idCode(old._id)
    writer.remove(documents, bytesOf(id))
    remember(pending, old._id, { bytes: null })
    for (const index of indexes) {
      const listing = listingOf(index, old, id)
      for (let i = 0; i < listing.codes.length; i++) note(index, listing, i, old._id, false)
    }
  }

  const { assertOpen } = environment
  return { name, assertOpen, documents, indexes, newest, noteEntries, insert, replace, remove }
}

/** Positions of the codes that `others` lacks. */
function positionsWithout(codes: readonly Code[], others: readonly Code[]): number[] {
  const known = new Set(others)
  return codes.flatMap((code, position) => (known.has(code) ? [] : [position]))
}
