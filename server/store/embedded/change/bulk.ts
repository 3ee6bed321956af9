/** bulkWrite: several changes in order, either up to the first error or all of them. */
import { isDeepStrictEqual } from 'node:util'
import { NotStorable } from '../../errors'
import { type Doc, isPlain } from '../disk/document'
import { idOf } from '../query/filter'
import type { Records } from '../records/records'
import type { Writer } from '../records/writer'
import { change } from './change'
import { decideOnEach, decideOnFirst } from './decide'
import { applyUpdate, checkUpdate } from './update'

interface BulkCounts {
  insertedCount: number
  matchedCount: number
  modifiedCount: number
  deletedCount: number
  upsertedCount: number
}

/** Like the driver's MongoBulkWriteError: the first error's code, and the counts of what was done. */
class BulkWriteFailure extends Error {
  override name = 'BulkWriteFailure'
  readonly code: unknown
  constructor(
    readonly writeErrors: { index: number; code: unknown; errmsg: string }[],
    readonly result: BulkCounts,
  ) {
    super(writeErrors[0]?.errmsg)
    this.code = writeErrors[0]?.code
  }
}

/** Operations decided before other work gets its turn. */
const pieceSize = 100

export async function bulkWrite(
  records: Records,
  writer: Writer,
  operations: readonly object[],
  { ordered = true }: { ordered?: boolean } = {},
): Promise<BulkCounts> {
  const result = {
    insertedCount: 0,
    matchedCount: 0,
    modifiedCount: 0,
    deletedCount: 0,
    upsertedCount: 0,
  }
  const writeErrors: { index: number; code: unknown; errmsg: string }[] = []
  for (const [index, operation] of operations.entries()) {
    if (index % pieceSize === pieceSize - 1) await new Promise(setImmediate)
    try {
      if (needsEarlierOnes(operation)) await writer.safe()
      await run(records, operation, result)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      writeErrors.push({
        index,
        code,
        errmsg: error instanceof Error ? error.message : String(error),
      })
      if (ordered) break
    }
  }
  if (writeErrors.length > 0) throw new BulkWriteFailure(writeErrors, result)
  return result
}

/** A search sees committed documents only, but must also see the operations before it. */
function needsEarlierOnes(operation: object): boolean {
  const [details] = Object.values(operation) as Operation[]
  return details?.filter !== undefined && idOf(details.filter) === undefined
}

interface Operation {
  document: Doc
  filter: object
  update: object
  replacement: Omit<Doc, '_id'>
  upsert?: boolean
}

async function run(records: Records, operation: object, result: BulkCounts): Promise<void> {
  const [[kind, details] = []] = Object.entries(operation) as [string, Operation][]
  if (!kind || !details) throw new NotStorable('An operation is empty.')
  const { filter } = details
  if (kind === 'insertOne') {
    records.insert(details.document)
    result.insertedCount++
  } else if (kind === 'updateOne') {
    const { counts } = await change(records, filter, details.update, details)
    result.matchedCount += counts.matchedCount
    result.modifiedCount += counts.modifiedCount
    result.upsertedCount += counts.upsertedCount
  } else if (kind === 'updateMany') {
    await updateMany(records, details, result)
  } else if (kind === 'replaceOne') {
    await replaceOne(records, details, result)
  } else if (kind === 'deleteOne') {
    if (await decideOnFirst(records, filter, undefined, records.remove)) result.deletedCount++
  } else if (kind === 'deleteMany') {
    await decideOnEach(records, filter, undefined, (document) => {
      records.remove(document)
      return ++result.deletedCount > 0
    })
  } else throw new NotStorable(`The operation ${kind} is unknown.`)
}

async function updateMany(records: Records, details: Operation, result: BulkCounts) {
  if (details.upsert) throw new NotStorable('updateMany with upsert is not supported.')
  const update = checkUpdate(details.update)
  const done = new Set<string>()
  await decideOnEach(records, details.filter, undefined, (document) => {
    if (done.has(document._id)) return true
    done.add(document._id)
    const before = records.newest(document._id)
    const fields = applyUpdate(document, update, details.filter)
    if (before && fields.size > 0) records.replace(before, document, fields)
    result.matchedCount++
    if (fields.size > 0) result.modifiedCount++
    return true
  })
}

async function replaceOne(
  records: Records,
  { filter, replacement, upsert }: Operation,
  result: BulkCounts,
) {
  const given: unknown = '_id' in replacement ? replacement._id : undefined
  const replaced = await decideOnFirst(records, filter, undefined, (old) => {
    if (given !== undefined && given !== old._id)
      throw new NotStorable('The _id of a document cannot change.')
    const next: Doc = { _id: old._id, ...replacement }
    result.matchedCount++
    if (isDeepStrictEqual(old, next)) return
    records.replace(old, next)
    result.modifiedCount++
  })
  if (replaced || !upsert) return
  const demanded: unknown = '_id' in filter ? filter._id : undefined
  const id = given ?? demanded
  if (typeof id !== 'string' || isPlain(id)) throw new NotStorable('An upsert needs a string _id.')
  records.insert({ _id: id, ...replacement })
  result.upsertedCount++
}
