/**
 * The driver's own collection behind the port. Nothing is added but the limit, the error, and the
 * second try of an upsert.
 */
import type { Collection as DriverCollection, FindCursor } from 'mongodb'
import { type Collection, type Cursor, isDuplicate, type Stored } from '../port'
import { storeError } from './failure'
import type { Guard } from './guard'

/** As the driver sees a document whose type only the caller knows. */
export interface Doc {
  _id: string
  [field: string]: unknown
}

/** For what may touch many documents and is no answer to a waiting visitor. */
const longLimitMs = 60_000

export function wrap<T extends Stored>(
  driver: DriverCollection<Doc>,
  guard: Guard,
  limitMs: number,
): Collection<T> {
  const soon = <R>(call: () => Promise<R>) => guard(limitMs, call)
  const later = <R>(call: () => Promise<R>) => guard(longLimitMs, call)
  /** The server gives a write up as well, so that it is not seen long after it was refused. */
  const limit = { maxTimeMS: limitMs }
  const collection: Collection<Doc> = {
    insertOne: (document) => soon(() => driver.insertOne(document, limit)),
    findOne: (filter, options) => soon(() => driver.findOne(filter, { ...options })),
    find: (filter, options) => stream(driver.find(filter, { ...options }), later),
    updateOne: (filter, update, options) =>
      soon(() =>
        upserting(options, () => driver.updateOne(filter, update, { ...options, ...limit })),
      ),
    findOneAndUpdate: (filter, update, options) =>
      soon(() =>
        upserting(options, () => driver.findOneAndUpdate(filter, update, { ...options, ...limit })),
      ),
    deleteOne: (filter) => soon(() => driver.deleteOne(filter, limit)),
    deleteMany: (filter) => later(() => driver.deleteMany(filter)),
    countDocuments: (filter, options) => later(() => driver.countDocuments(filter, { ...options })),
    bulkWrite: (operations, options) => later(() => driver.bulkWrite(operations, { ...options })),
  }
  return collection as unknown as Collection<T>
}

/**
 * Of several first upserts at once, those that come second find a duplicate key. The server tries them
 * again by itself only where the filter is equality on the key alone, `{ _id }` and nothing besides.
 */
async function upserting<R>(
  options: { upsert?: boolean } | undefined,
  call: () => Promise<R>,
): Promise<R> {
  try {
    return await call()
  } catch (error) {
    if (!options?.upsert || !isDuplicate(error)) throw error
    return call()
  }
}

function stream(
  cursor: FindCursor<Doc>,
  later: <R>(call: () => Promise<R>) => Promise<R>,
): Cursor<Doc> {
  return {
    toArray: () => later(() => cursor.toArray()),
    async *[Symbol.asyncIterator]() {
      try {
        yield* cursor
      } catch (error) {
        throw storeError(error)
      }
    },
  }
}
