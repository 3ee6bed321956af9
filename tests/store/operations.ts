/** Random operations on a collection, running one, and its outcome. */
import fc from 'fast-check'
import { isDuplicate } from '#server/store/port'
import type { RowCollection } from './stores'

const day = Date.UTC(2026, 0, 1)
const moment = fc.integer({ min: 0, max: 20 }).map((hours) => new Date(day + hours * 3_600_000))
const number = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom(-0.5, 0.5, 2.25, 1e9, -1e9),
)
const word = fc.constantFrom(
  '',
  'a',
  'ab',
  'b',
  'gate',
  'Gate',
  'q r',
  'ä',
  '你',
  'a\u0001',
  '10',
  '9',
)
const scalar = fc.oneof(
  { weight: 4, arbitrary: number },
  { weight: 4, arbitrary: word },
  { weight: 2, arbitrary: moment },
  fc.boolean(),
  fc.constant(null),
)
const list = fc.array(fc.oneof(number, word), { maxLength: 4 })
const items = fc.array(fc.record({ k: number, v: scalar }, { requiredKeys: ['k'] }), {
  maxLength: 3,
})

const id = fc.integer({ min: 0, max: 25 }).map((n) => `m${n}`)

const fields = fc.record(
  {
    conversationId: fc.constantFrom('c1', 'c2', 'c3'),
    seq: fc.integer({ min: 0, max: 15 }),
    from: fc.constantFrom('visitor', 'whisper'),
    at: moment,
    updatedAt: scalar,
    answerDue: fc.oneof(moment, fc.constant(null)),
    words: list,
    feedback: fc.record({ helpful: fc.boolean(), note: scalar }, { requiredKeys: ['helpful'] }),
    items,
    n: scalar,
  },
  { requiredKeys: ['conversationId', 'seq'] },
)
const row = fc.tuple(id, fields).map(([_id, rest]) => ({ _id, ...rest }))

/** mongo-java-server treats ranges and $exists on a path through an array differently. */
const singlePath = fc.constantFrom('n', 'updatedAt', 'feedback.note')
const scalarPath = fc.constantFrom('n', 'updatedAt', 'feedback.note', 'items.v')
const range = fc.oneof(
  fc.record({ $gt: number }),
  fc.record({ $gte: number, $lt: number }),
  fc.record({ $lte: word }),
  fc.record({ $gte: moment }),
  fc.record({ $gt: moment, $lte: moment }),
)
const condition: fc.Arbitrary<object> = fc.oneof(
  fc.tuple(scalarPath, scalar).map(([path, value]) => ({ [path]: value })),
  fc.tuple(singlePath, range).map(([path, value]) => ({ [path]: value })),
  fc.tuple(singlePath, fc.boolean()).map(([path, $exists]) => ({ [path]: { $exists } })),
  fc.tuple(scalarPath, scalar).map(([path, $ne]) => ({ [path]: { $ne } })),
  fc
    .tuple(scalarPath, fc.array(scalar, { maxLength: 3 }))
    .map(([path, $in]) => ({ [path]: { $in } })),
  fields.map(({ conversationId, seq }) => ({ conversationId, seq: { $lte: seq } })),
  fields.map(({ conversationId }) => ({ conversationId })),
  fc.constantFrom('visitor', 'whisper').map((from) => ({ from })),
  range.map((at) => ({ from: 'visitor', at })),
  word.map((words) => ({ words })),
  fc.array(word, { minLength: 1, maxLength: 2 }).map(($all) => ({ words: { $all } })),
  fc.constantFrom('a', 'ga', 'ä').map((start) => ({ words: { $regex: `^${start}` } })),
  fc.integer({ min: 0, max: 3 }).map(($size) => ({ words: { $size } })),
  fc.boolean().map((helpful) => ({ 'feedback.helpful': helpful })),
  fc.array(id, { maxLength: 4 }).map(($in) => ({ _id: { $in } })),
  id.map(($gt) => ({ _id: { $gt } })),
)
const filter: fc.Arbitrary<object> = fc.oneof(
  { weight: 6, arbitrary: condition },
  { weight: 2, arbitrary: fc.tuple(condition, condition).map((both) => ({ $and: both })) },
  { weight: 1, arbitrary: fc.tuple(condition, condition).map((either) => ({ $or: either })) },
  { weight: 1, arbitrary: fc.constant({}) },
)

const direction = fc.constantFrom(1, -1)
/** Ends with the id, so that the order is unique. */
const sort = fc.oneof(
  fc.tuple(direction, direction).map(([at, _id]) => ({ at, _id })),
  fc.tuple(direction, direction).map(([updatedAt, _id]) => ({ updatedAt, _id })),
  fc.tuple(direction, direction).map(([seq, _id]) => ({ seq, _id })),
  fc.tuple(direction, direction).map(([note, _id]) => ({ 'feedback.note': note, _id })),
  fc.tuple(direction, direction, direction).map(([from, n, _id]) => ({ from, n, _id })),
  direction.map((_id) => ({ _id })),
)
const projection = fc.constantFrom(
  {},
  { n: 1 },
  { 'feedback.note': 1, words: 1 },
  { _id: 0, seq: 1 },
  { words: 0, 'feedback.helpful': 0 },
)

/**
 * Leaves the unique seq alone: which of several documents conflicts first is undefined, and
 * mongo-java-server continues after a conflict within a bulkWrite of updates.
 */
const harmless = [
  scalar.map((n) => ({ $set: { n } })),
  fc.tuple(moment, list).map(([updatedAt, words]) => ({ $set: { updatedAt, words } })),
  fc.constantFrom('n', 'feedback', 'words', 'at').map((path) => ({ $unset: { [path]: '' } })),
  fc.integer({ min: -2, max: 2 }).map((by) => ({ $inc: { count: by, 'deep.count': by } })),
  word.map((words) => ({ $push: { words } })),
  word.map((words) => ({ $addToSet: { words } })),
  word.map((words) => ({ $pull: { words } })),
  moment.map((at) => ({ $max: { at }, $min: { answerDue: at } })),
  fc.tuple(number, word).map(([n, from]) => ({ $set: { n }, $setOnInsert: { from } })),
]
const update: fc.Arbitrary<object> = fc.oneof(
  ...harmless,
  fc
    .tuple(scalar, number)
    .map(([note, seq]) => ({ $set: { 'feedback.note': note }, $inc: { seq } })),
)
const change = fc.oneof(
  fc.record({
    updateOne: fc.record({ filter: id.map((_id) => ({ _id })), update: fc.oneof(...harmless) }),
  }),
  fc.record({ updateMany: fc.record({ filter, update: fc.oneof(...harmless) }) }),
  fc.record({ insertOne: fc.record({ document: row }) }),
  fc.tuple(id, fields).map(([_id, rest]) => ({
    replaceOne: { filter: { _id }, replacement: { ...rest, seq: 100 + Number(_id.slice(1)) } },
  })),
  fc.record({ deleteOne: fc.record({ filter: id.map((_id) => ({ _id })) }) }),
  fc.record({
    deleteMany: fc.record({
      filter: fc.tuple(condition, condition).map((both) => ({ $and: both })),
    }),
  }),
)

function inserts(rows: readonly object[]): object[] {
  return rows.map((document, seq) => ({ insertOne: { document: { ...document, seq: seq + 20 } } }))
}

export interface Operation {
  method: keyof RowCollection
  args: readonly object[]
}

const byId = fc
  .tuple(id, fc.option(condition, { freq: 3, nil: {} }))
  .map(([_id, more]) => ({ ...more, _id }))
const upsert = fc.boolean().map((yes) => ({ upsert: yes }))
const findOptions = fc
  .tuple(sort, projection, fc.nat(5), fc.nat(5))
  .map(([order, fieldsWanted, skip, limit]) => ({
    sort: order,
    projection: fieldsWanted,
    skip,
    limit,
  }))
const takeOptions = fc
  .tuple(sort, fc.constantFrom('before', 'after'))
  .map(([order, returnDocument]) => ({ sort: order, returnDocument }))
const of = (
  method: keyof RowCollection,
  ...args: fc.Arbitrary<object>[]
): fc.Arbitrary<Operation> => fc.tuple(...args).map((given) => ({ method, args: given }))

export const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 8, arbitrary: of('insertOne', row) },
  {
    weight: 3,
    arbitrary: of(
      'updateOne',
      id.map((_id) => ({ _id })),
      update,
      upsert,
    ),
  },
  { weight: 1, arbitrary: of('updateOne', byId, update) },
  { weight: 3, arbitrary: of('findOneAndUpdate', filter, update, takeOptions) },
  { weight: 1, arbitrary: of('deleteOne', byId) },
  {
    weight: 1,
    arbitrary: of(
      'deleteMany',
      fc.tuple(condition, condition).map((both) => ({ $and: both })),
    ),
  },
  { weight: 6, arbitrary: of('find', filter, findOptions) },
  { weight: 2, arbitrary: of('countDocuments', filter) },
  {
    weight: 2,
    arbitrary: of(
      'bulkWrite',
      fc.array(change, { minLength: 1, maxLength: 4 }),
      fc.constant({ ordered: true }),
    ),
  },
  {
    // Unordered changes may run in any order, which doesn't affect inserts with distinct ids.
    weight: 1,
    arbitrary: of(
      'bulkWrite',
      fc.uniqueArray(row, { minLength: 2, maxLength: 4, selector: ({ _id }) => _id }).map(inserts),
      fc.constant({ ordered: false }),
    ),
  },
)

/** Its outcome, in a form that can be compared between stores. */
export async function outcome(
  collection: RowCollection,
  { method, args }: Operation,
): Promise<unknown> {
  const [first, second = {}, third = {}] = structuredClone(args) as object[]
  try {
    if (method === 'find') return plain(await collection.find(first as object, second).toArray())
    if (method === 'insertOne')
      return { insertedId: (await collection.insertOne(first as object)).insertedId }
    if (method === 'findOne') return plain(await collection.findOne(first as object, second))
    if (method === 'findOneAndUpdate')
      return plain(await collection.findOneAndUpdate(first as object, second, third))
    if (method === 'countDocuments') return await collection.countDocuments(first as object)
    if (method === 'updateOne')
      return counts(await collection.updateOne(first as object, second, third))
    if (method === 'bulkWrite') return counts(await collection.bulkWrite(first as object[], second))
    if (method === 'deleteOne') return counts(await collection.deleteOne(first as object))
    return counts(await collection.deleteMany(first as object))
  } catch (error) {
    if (isDuplicate(error)) return 'duplicate'
    return 'refused'
  }
}

function counts(result: object): object {
  const wanted = ['insertedCount', 'matchedCount', 'modifiedCount', 'deletedCount', 'upsertedCount']
  return Object.fromEntries(Object.entries(result).filter(([name]) => wanted.includes(name)))
}

function plain(found: unknown): unknown {
  return JSON.parse(
    JSON.stringify(found, (_, value: unknown) => (Object.is(value, -0) ? 0 : value)),
  )
}
