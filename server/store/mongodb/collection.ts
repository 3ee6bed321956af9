/**
 * The driver's collection behind the port. Adds only the time limit, the error translation, and the
 * retry of an upsert.
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

/** For calls that may touch many documents and that no visitor waits for. */
const longLimitMs = 60_000

export function wrap<T extends Stored>(
  driver: DriverCollection<Doc>,
  guard: Guard,
  limitMs: number,
): Collection<T> {
  const read = <R>(call: () => Promise<R>) => guard(limitMs, call)
  const readAll = <R>(call: () => Promise<R>) => guard(longLimitMs, call)
  const write = <R>(call: () => Promise<R>) => guard(limitMs, call, true)
  const writeMany = <R>(call: () => Promise<R>) => guard(longLimitMs, call, true)
  /** The server gives up as well, so that a refused write doesn't appear long afterwards. */
  const limit = { maxTimeMS: limitMs }
  const collection: Collection<Doc> = {
    insertOne: (document) => write(() => driver.insertOne(document, limit)),
    findOne: (filter, options) => read(() => driver.findOne(filter, { ...options })),
    find: (filter, options) => stream(driver.find(filter, { ...options }), readAll),
    updateOne: (filter, update, options) =>
      write(() =>
        upserting(options, () => driver.updateOne(filter, update, { ...options, ...limit })),
      ),
    findOneAndUpdate: (filter, update, options) =>
      write(() =>
        upserting(options, () => driver.findOneAndUpdate(filter, update, { ...options, ...limit })),
      ),
    deleteOne: (filter) => write(() => driver.deleteOne(filter, limit)),
    deleteMany: (filter) => writeMany(() => driver.deleteMany(filter)),
    countDocuments: (filter, options) =>
      readAll(() => driver.countDocuments(filter, { ...options })),
    bulkWrite: (operations, options) =>
      writeMany(() => driver.bulkWrite(operations, { ...options })),
  }
  return collection as unknown as Collection<T>
}

/**
 * Of several concurrent first upserts, all but one get a duplicate key. The server retries by
 * itself only if the filter is equality on the key alone, `{ _id }`.
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
  readAll: <R>(call: () => Promise<R>) => Promise<R>,
): Cursor<Doc> {
  return {
    toArray: () => readAll(() => cursor.toArray()),
    async *[Symbol.asyncIterator]() {
      try {
        yield* cursor
      } catch (error) {
        throw storeError(error)
      }
    },
  }
}
