/**
 * The store's interface: the part of the `mongodb` driver's Collection that we use. On MongoDB the
 * driver itself implements it; embedded/ implements it over LMDB. No transactions, no pipeline
 * updates, no $text: each acknowledged step stands alone.
 */
import type { createAdapter } from '@socket.io/mongo-adapter'
import type { AnyBulkWriteOperation, Filter, UpdateFilter } from 'mongodb'

import type { Files } from './files/port'

export type { Filter, UpdateFilter } from 'mongodb'
export type BulkOperation<T extends Stored> = AnyBulkWriteOperation<T>

/** Every stored document has a string id. Dates are Date objects; there are no other classes. */
export interface Stored {
  _id: string
}

export type Direction = 1 | -1
export type Sort = Readonly<Record<string, Direction>>
export type Projection = Readonly<Record<string, 0 | 1>>

export interface FindOptions {
  sort?: Sort
  limit?: number
  skip?: number
  projection?: Projection
}

/** The part of the driver's FindCursor that we use. Iteration streams, never loading a collection. */
export interface Cursor<T> extends AsyncIterable<T> {
  toArray(): Promise<T[]>
}

export interface UpdateCounts {
  matchedCount: number
  modifiedCount: number
  upsertedCount: number
}

export interface Collection<T extends Stored> {
  insertOne(document: T): Promise<{ insertedId: string }>
  findOne(filter: Filter<T>, options?: Omit<FindOptions, 'limit' | 'skip'>): Promise<T | null>
  find(filter: Filter<T>, options?: FindOptions): Cursor<T>
  updateOne(
    filter: Filter<T>,
    update: UpdateFilter<T>,
    options?: { upsert?: boolean },
  ): Promise<UpdateCounts>
  findOneAndUpdate(
    filter: Filter<T>,
    update: UpdateFilter<T>,
    options: { returnDocument: 'before' | 'after'; upsert?: boolean; sort?: Sort },
  ): Promise<T | null>
  deleteOne(filter: Filter<T>): Promise<{ deletedCount: number }>
  deleteMany(filter: Filter<T>): Promise<{ deletedCount: number }>
  countDocuments(filter: Filter<T>, options?: { limit?: number }): Promise<number>
  bulkWrite(
    operations: BulkOperation<T>[],
    options?: { ordered?: boolean },
  ): Promise<{ insertedCount: number; modifiedCount: number; deletedCount: number }>
}

/** What a kind of store can do by itself; the server makes up for the rest or does without. */
export interface StoreKind {
  name: 'embedded' | 'mongodb'
  /** One sentence for the output at start. */
  description: string
  /** Expired documents are deleted automatically (the embedded store's own sweep counts). */
  expires: boolean
  /** Changes reach other servers on the same store, through @socket.io/mongo-adapter. */
  shared: boolean
}

export interface Store {
  readonly kind: StoreKind
  /** Carries Socket.IO's messages to the other servers on this store; absent if there can be none. */
  readonly adapter?: ReturnType<typeof createAdapter> | undefined
  /**
   * Called when something may have been stored that nobody was told: a write that was refused for
   * taking too long, or what the adapter had to drop during an outage.
   */
  onDropped(listener: () => void): void
  collection<N extends CollectionName>(name: N): Collection<Documents[N]>
  /** With documents of another form: a fact, or the remains of an erased document. */
  collection<T extends Stored>(name: CollectionName): Collection<T>
  readonly files: Files
  /**
   * Requests that erased data is overwritten on the disk soon, in the background. Absent if the
   * database manages its own files.
   */
  overwriteErased?(): void
  /** Rejects with StoreUnavailable if the store can't answer, with NoRoom if its disk is full. */
  ping(): Promise<void>
  /** Waits for running writes to be flushed, then closes. */
  close(): Promise<void>
}

/** The document type of each collection, declared by its owner; the rest is in collections.ts. */
export interface Documents {
  /** Small named documents of many forms. */
  facts: Stored
  /** Former names. */
  letters: Stored
  tallies: Stored
  askings: Stored
}

export type CollectionName = keyof Documents

/** A write that would violate a unique index (code 11000 on every store). */
export function isDuplicate(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 11000
}

/** The inserts of an unordered bulkWrite that already existed; null if anything else failed. */
export function duplicatesIn(error: unknown): Set<number> | null {
  if (typeof error !== 'object' || error === null || !('writeErrors' in error)) return null
  const failed = [error.writeErrors].flat() as { index: number; code: unknown }[]
  const isOnlyThat = failed.length > 0 && failed.every((one) => isDuplicate(one))
  return isOnlyThat ? new Set(failed.map(({ index }) => index)) : null
}
