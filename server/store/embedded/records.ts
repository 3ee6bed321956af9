/**
 * The documents of one collection with their indexes, as the writer sees them: what is being written
 * counts already. Each change is checked whole before anything of it is put.
 */
import { DuplicateKey, NotStorable } from '../errors'
import { catalogEntry } from './catalog'
import { createCodec } from './codec'
import type { Doc } from './document'
import type { DocTable, Environment, Table } from './environment'
import { type Entries, entriesOf, type Index } from './index'
import { after, idKey, idOfEntry } from './key'
import type { Writer } from './writer'

export interface Records {
  name: string
  /** Throws StoreUnavailable after the store was closed. */
  assertOpen(): void
  documents: DocTable
  indexes: readonly Index[]
  /** The newest state, committed or not. A fresh object each time. */
  newest(id: string): Doc | undefined
  insert(document: Doc): void
  /** `changed`: the top-level fields that may differ, all when not given. */
  replace(old: Doc, next: Doc, changed?: ReadonlySet<string>): void
  remove(old: Doc): void
}

/** A document that is being written: its bytes, or null when it is being removed. */
interface Pending {
  bytes: Buffer | null
}

export function createRecords(
  name: string,
  environment: Environment,
  about: Table,
  writer: Writer,
  indexes: readonly Index[],
): Records {
  const namesKey = Buffer.from(`names ${name}`)
  const codec = createCodec({
    load: () => about.getBinary(namesKey),
    save: (bytes) => writer.put(about, namesKey, bytes),
  })
  const documents = environment.documents(name, codec)
  const pending = new Map<string, Pending>()
  /** Unique entries being written: which id holds them, or null when they become free. */
  const claims = new Map<string, { id: string | null }>()
  writer.onLost(() => {
    pending.clear()
    claims.clear()
    codec.forget()
  })

  function newest(id: string): Doc | undefined {
    const waiting = pending.get(id)
    if (waiting) return waiting.bytes ? codec.decode(waiting.bytes) : undefined
    return documents.get(idKey(id))
  }

  function remember<V>(map: Map<string, V>, key: string, value: V) {
    map.set(key, value)
    writer.whenSafe(() => {
      if (map.get(key) === value) map.delete(key)
    })
  }

  const claimKey = (index: Index, prefix: Buffer) => `${index.name} ${prefix.toString('latin1')}`

  function holder(index: Index, prefix: Buffer, id: Buffer): boolean {
    for (const key of index.table.getKeys({
      start: prefix,
      end: Buffer.concat([prefix, after]),
      limit: 1,
    }))
      return !idOfEntry(key, index.idDescending).equals(id)
    return false
  }

  function assertFree(index: Index, prefix: Buffer, document: Doc, id: Buffer) {
    const claim = claims.get(claimKey(index, prefix))
    const taken = claim ? claim.id !== null && claim.id !== document._id : holder(index, prefix, id)
    if (!taken) return
    const value = Object.fromEntries(index.parts.map(({ path }) => [path, document[path]]))
    throw new DuplicateKey(name, index.spec.key, value)
  }

  function put(index: Index, entries: Entries, position: number, id: string) {
    writer.put(index.table, entries.keys[position] as Buffer, empty)
    if (index.spec.unique)
      remember(claims, claimKey(index, entries.prefixes[position] as Buffer), { id })
  }

  function drop(index: Index, entries: Entries, position: number) {
    writer.remove(index.table, entries.keys[position] as Buffer)
    if (index.spec.unique)
      remember(claims, claimKey(index, entries.prefixes[position] as Buffer), { id: null })
  }

  function noteArrays(index: Index, { newlyMany }: Entries) {
    if (newlyMany.length === 0) return
    for (const part of newlyMany) part.many = true
    const { key, value } = catalogEntry(name, index)
    writer.put(about, key, value)
  }

  function store(document: Doc, id: Buffer, bytes: Buffer) {
    writer.put(documents, id, bytes)
    remember(pending, document._id, { bytes })
  }

  function insert(document: Doc) {
    if (typeof document._id !== 'string') throw new NotStorable('A document needs a string _id.')
    const id = idKey(document._id)
    if (exists(document._id, id)) throw new DuplicateKey(name, { _id: 1 }, { _id: document._id })
    const bytes = codec.encode(document)
    const all = indexes.map((index) => entriesOf(index, document, id))
    for (const [i, index] of indexes.entries())
      if (index.spec.unique)
        for (const prefix of all[i]?.prefixes ?? []) assertFree(index, prefix, document, id)
    store(document, id, bytes)
    for (const [i, index] of indexes.entries()) {
      const entries = all[i] as Entries
      noteArrays(index, entries)
      for (let position = 0; position < entries.keys.length; position++)
        put(index, entries, position, document._id)
    }
  }

  function exists(id: string, key: Buffer): boolean {
    const waiting = pending.get(id)
    return waiting ? waiting.bytes !== null : documents.doesExist(key)
  }

  function replace(old: Doc, next: Doc, changed?: ReadonlySet<string>) {
    const id = idKey(old._id)
    const bytes = codec.encode(next)
    const touched = indexes.filter(
      ({ parts }) => !changed || parts.some(({ names }) => changed.has(names[0] as string)),
    )
    const moves = touched.map((index) => {
      const before = entriesOf(index, old, id)
      const then = entriesOf(index, next, id)
      const stays = (key: Buffer, keys: Buffer[]) => keys.some((other) => other.equals(key))
      const added = positions(then.keys, (key) => !stays(key, before.keys))
      const gone = positions(before.keys, (key) => !stays(key, then.keys))
      if (index.spec.unique)
        for (const position of added) assertFree(index, then.prefixes[position] as Buffer, next, id)
      return { index, before, then, added, gone }
    })
    store(next, id, bytes)
    for (const { index, before, then, added, gone } of moves) {
      noteArrays(index, then)
      for (const position of gone) drop(index, before, position)
      for (const position of added) put(index, then, position, next._id)
    }
  }

  function remove(old: Doc) {
    const id = idKey(old._id)
    writer.remove(documents, id)
    remember(pending, old._id, { bytes: null })
    for (const index of indexes) {
      const entries = entriesOf(index, old, id)
      for (let position = 0; position < entries.keys.length; position++)
        drop(index, entries, position)
    }
  }

  const { assertOpen } = environment
  return { name, assertOpen, documents, indexes, newest, insert, replace, remove }
}

const empty = Buffer.alloc(0)

function positions(keys: Buffer[], wanted: (key: Buffer) => boolean): number[] {
  return keys.flatMap((key, position) => (wanted(key) ? [position] : []))
}
