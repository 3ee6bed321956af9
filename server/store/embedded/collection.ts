import type { CollectionSpec } from '../collectionSpec'
/**
 * The embedded store's Collection. A query reads committed documents; a change is decided in one
 * step on the newest state and acknowledged once it is safe on disk.
 */
import { StoreUnavailable } from '../errors'
import type { FindOptions, Sort } from '../port'
import { bulkWrite } from './change/bulk'
import { type Changed, change } from './change/change'
import { decideOnEach, decideOnFirst } from './change/decide'
import type { Doc } from './disk/document'
import { each, find, findOne } from './query/find'
import type { Records } from './records/records'
import type { Writer } from './records/writer'

export interface EmbeddedCollection {
  insertOne(document: Doc): Promise<{ insertedId: string }>
  findOne(filter: object, options?: FindOptions): Promise<Doc | null>
  find(filter: object, options?: FindOptions): ReturnType<typeof find>
  updateOne(filter: object, update: object, options?: { upsert?: boolean }): Promise<Changed>
  findOneAndUpdate(
    filter: object,
    update: object,
    options: { returnDocument: 'before' | 'after'; upsert?: boolean; sort?: Sort },
  ): Promise<Doc | null>
  deleteOne(filter: object): Promise<{ deletedCount: number }>
  deleteMany(filter: object): Promise<{ deletedCount: number }>
  countDocuments(filter: object, options?: { limit?: number }): Promise<number>
  bulkWrite: (
    operations: readonly object[],
    options?: { ordered?: boolean },
  ) => ReturnType<typeof bulkWrite>
}

export function createCollection(
  records: Records,
  writer: Writer,
  { isPatient = false }: Pick<CollectionSpec, 'isPatient'> = {},
): EmbeddedCollection {
  /** Runs a decision and returns its result or error once everything it was based on is safe on disk. */
  async function settle<T>(decide: () => T | Promise<T>): Promise<T> {
    writer.assertOpen()
    const losses = writer.losses()
    const safe = async () => {
      await writer.safe({ patient: isPatient })
      if (writer.losses() !== losses) throw new StoreUnavailable('The store could not write.')
    }
    let outcome: T
    try {
      outcome = await decide()
    } catch (error) {
      await safe()
      throw error
    }
    await safe()
    return outcome
  }

  return {
    insertOne: (document) =>
      settle(() => {
        records.insert(document)
        return { insertedId: document._id }
      }),
    findOne: (filter, options) => findOne(records, filter, options),
    find: (filter, options) => find(records, filter, options),
    updateOne: (filter, update, options = {}) =>
      settle(async () => (await change(records, filter, update, options)).counts),
    findOneAndUpdate: (filter, update, options) =>
      settle(async () => {
        const { before, after } = await change(records, filter, update, options)
        return (options.returnDocument === 'after' ? after : before) ?? null
      }),
    deleteOne: (filter) =>
      settle(async () => {
        const deleted = await decideOnFirst(records, filter, undefined, records.remove)
        return { deletedCount: deleted ? 1 : 0 }
      }),
    deleteMany: (filter) =>
      settle(async () => {
        let deletedCount = 0
        await decideOnEach(records, filter, undefined, (document) => {
          records.remove(document)
          return ++deletedCount > 0
        })
        return { deletedCount }
      }),
    async countDocuments(filter, options = {}) {
      let count = 0
      await each(records, filter, options, () => ++count > 0)
      return count
    },
    bulkWrite: (operations, options) =>
      settle(() => bulkWrite(records, writer, operations, options)),
  }
}
