/** A collection's documents in order, and a fingerprint of them that is equal on every store. */
import { createHash } from 'node:crypto'
import { collectionNames, collections } from './collections'
import { encodeComparably } from './encoding'
import type { CollectionName, Store, Stored } from './port'

export interface Contents {
  documents: number
  hash: string
}

/** In the order of their ids. */
export function documentsOf(store: Store, name: CollectionName): AsyncIterable<Stored> {
  return store.collection(name).find({}, { sort: { _id: 1 } })
}

/** The fact that marks a store that isn't completely filled yet, by a restore or a copy. */
export const unfinished = 'restoring'

/** As documentsOf, but for that mark. */
export function unmarkedOf(store: Store, name: CollectionName): AsyncIterable<Stored> {
  const filter = name === 'facts' ? { _id: { $ne: unfinished } } : {}
  return store.collection(name).find(filter, { sort: { _id: 1 } })
}

/** Inserts the mark; without effect if it is there. */
export async function markUnfinished(store: Store): Promise<void> {
  const facts = store.collection<Stored & { at: Date }>('facts')
  const $setOnInsert = { at: new Date() }
  await facts.updateOne({ _id: unfinished }, { $setOnInsert }, { upsert: true })
}

export async function isUnfinished(store: Store): Promise<boolean> {
  return (await store.collection('facts').findOne({ _id: unfinished })) !== null
}

export async function markFinished(store: Store): Promise<void> {
  await store.collection('facts').deleteOne({ _id: unfinished })
}

/** The first collection with a document; undefined if all are empty. */
export async function firstNonEmpty(store: Store): Promise<CollectionName | undefined> {
  for (const name of collectionNames)
    if ((await store.collection(name).countDocuments({}, { limit: 1 })) > 0) return name
  return undefined
}

/** Counts and hashes documents, added in the order of their ids. */
export class Fingerprint {
  private readonly hash = createHash('sha256')
  private documents = 0

  /** `line`: a document, encoded. */
  add(line: string): void {
    this.hash.update(line).update('\n')
    this.documents++
  }

  get contents(): Contents {
    return { documents: this.documents, hash: this.hash.copy().digest('hex') }
  }
}

/** Skips documents that expire before `until`: one store may delete them while the other is read. */
export async function contentsOf(
  documents: AsyncIterable<Stored>,
  name: CollectionName,
  until: Date,
): Promise<Contents> {
  const fingerprint = new Fingerprint()
  for await (const document of documents)
    if (!expiresBefore(name, document, until)) fingerprint.add(encodeComparably(document))
  return fingerprint.contents
}

export function expiresBefore(name: CollectionName, document: Stored, until: Date): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...document }
  return collections[name].indexes.some(({ key, expireAfterSeconds }) => {
    const value = fields[Object.keys(key)[0] ?? '']
    if (expireAfterSeconds === undefined || !(value instanceof Date)) return false
    return value.getTime() + expireAfterSeconds * 1000 <= until.getTime()
  })
}
