/** The contract of every store, tested on each of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSweep } from '#server/store/expire'
import { isDuplicate, type Store } from '#server/store/port'
import { kinds } from './kinds'
import { openEmbeddedForTest, type Row, type RowCollection, rowsOf, type TestStore } from './stores'

/**
 * FerretDB 1.24 on SQLite changes a document in two steps that others can interleave, forgets
 * unique indexes on an update and for null, and lacks $elemMatch on fields and $slice.
 */
const ferretBreaks = new Set([
  'refuses an update into the same values',
  'counts a missing value like null',
  'an element that fits whole',
  'no element fits whole',
  'sets an object whole',
  'appends several, keeps the last',
  'lets exactly one of several take a lease',
  'counts every one of many at once',
])

const minute = 60_000
const noon = new Date('2026-03-01T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * minute)

async function duplicate(write: Promise<unknown>): Promise<boolean> {
  const error: unknown = await write.then(() => undefined).catch((reason: unknown) => reason)
  return isDuplicate(error)
}

for (const { name, open, ferret } of kinds) {
  const breaks: ReadonlySet<string> = ferret ? ferretBreaks : new Set()
  const kept = <T extends readonly [string, ...unknown[]]>(cases: T[]) =>
    cases.filter(([title]) => !breaks.has(title))
  const promise = (title: string, run: () => Promise<unknown>) => {
    if (!breaks.has(title)) test(title, async () => void (await run()))
  }

  describe.skipIf(!open)(`the store on ${name}`, () => {
    let opened: TestStore
    let store: Store
    let messages: RowCollection
    let facts: RowCollection

    beforeAll(async () => {
      if (!open) return
      opened = await open()
      store = opened.store
      messages = rowsOf(store, 'messages')
      facts = rowsOf(store, 'facts')
    })
    beforeEach(async () => {
      await messages.deleteMany({})
      await facts.deleteMany({})
    })
    afterAll(async () => opened?.dispose())

    async function fill(rows: Row[]) {
      for (const row of rows) await facts.insertOne(row)
    }
    const ids = async (filter: object, options: object = {}) =>
      (await facts.find(filter, options).toArray()).map(({ _id }) => _id)

    describe('inserting', () => {
      test('gives back the document unchanged', async () => {
        const row = {
          _id: 'a',
          text: 'Grüße, 你好 👋\u0000\u0003',
          at: noon,
          count: 3,
          half: 0.5,
          far: -(2 ** 40),
          yes: true,
          none: null,
          list: [1, 'two', { three: [3] }],
          deep: { er: { still: noon } },
        }
        expect(await facts.insertOne(row)).toMatchObject({ insertedId: 'a' })
        expect(await facts.findOne({ _id: 'a' })).toEqual(row)
      })

      test('keeps the fields in order', async () => {
        await facts.insertOne({ _id: 'a', z: 1, b: 2, a: { y: 1, c: 2 } })
        const found = await facts.findOne({ _id: 'a' })
        expect(JSON.stringify(found)).toBe('{"_id":"a","z":1,"b":2,"a":{"y":1,"c":2}}')
      })

      test('stores undefined as null', async () => {
        await facts.insertOne({ _id: 'a', gone: undefined })
        expect(await facts.findOne({ _id: 'a' })).toEqual({ _id: 'a', gone: null })
      })

      test('is not affected by later changes to the object', async () => {
        const row: Row = { _id: 'a', list: [1], deep: { count: 1 } }
        await facts.insertOne(row)
        Object.assign(row, { list: [2], deep: null })
        const found = await facts.findOne({ _id: 'a' })
        expect(found).toEqual({ _id: 'a', list: [1], deep: { count: 1 } })
        Object.assign(found ?? {}, { list: 'other' })
        expect(await facts.findOne({ _id: 'a' })).toEqual({
          _id: 'a',
          list: [1],
          deep: { count: 1 },
        })
      })

      test('refuses an existing _id and changes nothing', async () => {
        await facts.insertOne({ _id: 'a', n: 1 })
        expect(await duplicate(facts.insertOne({ _id: 'a', n: 2 }))).toBe(true)
        expect(await facts.findOne({ _id: 'a' })).toEqual({ _id: 'a', n: 1 })
      })

      test('lets exactly one of several with the same _id through', async () => {
        const tries = Array.from({ length: 20 }, (_, n) =>
          duplicate(facts.insertOne({ _id: 'a', n })),
        )
        const refused = (await Promise.all(tries)).filter(Boolean)
        expect(refused).toHaveLength(19)
        expect(await facts.countDocuments({})).toBe(1)
      })
    })

    describe('a unique index', () => {
      const message = (_id: string, conversationId: string, seq: number) => ({
        _id,
        conversationId,
        seq,
      })

      test('refuses a second document with the same values', async () => {
        await messages.insertOne(message('a', 'c', 1))
        expect(await duplicate(messages.insertOne(message('b', 'c', 1)))).toBe(true)
        await messages.insertOne(message('b', 'c', 2))
        await messages.insertOne(message('c', 'd', 1))
        expect(await messages.countDocuments({})).toBe(3)
      })

      promise('refuses an update into the same values', async () => {
        await messages.insertOne(message('a', 'c', 1))
        await messages.insertOne(message('b', 'c', 2))
        expect(await duplicate(messages.updateOne({ _id: 'b' }, { $set: { seq: 1 } }))).toBe(true)
        expect(await messages.findOne({ _id: 'b' })).toEqual(message('b', 'c', 2))
      })

      test('frees the values of a deleted or changed document', async () => {
        await messages.insertOne(message('a', 'c', 1))
        await messages.updateOne({ _id: 'a' }, { $set: { seq: 9 } })
        await messages.insertOne(message('b', 'c', 1))
        await messages.deleteOne({ _id: 'b' })
        await messages.insertOne(message('c', 'c', 1))
        expect(await messages.countDocuments({ conversationId: 'c' })).toBe(2)
      })

      test('lets exactly one of several concurrent writers through', async () => {
        const tries = Array.from({ length: 20 }, (_, n) =>
          duplicate(messages.insertOne(message(`m${n}`, 'c', 1))),
        )
        expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(19)
        expect(await messages.countDocuments({ conversationId: 'c', seq: 1 })).toBe(1)
      })

      promise('counts a missing value like null', async () => {
        await messages.insertOne({ _id: 'a', conversationId: 'c' })
        expect(
          await duplicate(messages.insertOne({ _id: 'b', conversationId: 'c', seq: null })),
        ).toBe(true)
      })
    })

    describe('finding', () => {
      beforeEach(() =>
        fill([
          { _id: 'a', n: 1, tags: ['x', 'y'], at: noon, deep: { er: 'p' } },
          { _id: 'b', n: 2, tags: ['y'], at: later(1), deep: { er: 'q' } },
          { _id: 'c', n: 3, tags: [], at: later(2) },
          { _id: 'd', n: null, at: later(3), deep: { er: null } },
          {
            _id: 'e',
            n: 'text',
            at: later(4),
            items: [
              { k: 1, v: 1 },
              { k: 2, v: 9 },
            ],
          },
        ]),
      )

      test.each(
        kept<[string, object, string]>([
          ['everything', {}, 'abcde'],
          ['equality', { n: 2 }, 'b'],
          ['several equalities', { n: 2, 'deep.er': 'q' }, 'b'],
          ['null matches null and missing', { deep: null }, 'ce'],
          ['null at a path', { 'deep.er': null }, 'cde'],
          ['exists', { n: { $exists: true } }, 'abcde'],
          ['exists not', { tags: { $exists: false } }, 'de'],
          ['greater, numbers only', { n: { $gt: 1 } }, 'bc'],
          ['between', { n: { $gte: 1, $lt: 3 } }, 'ab'],
          ['strings only', { n: { $gte: 'a' } }, 'e'],
          ['dates', { at: { $gt: later(1), $lte: later(3) } }, 'cd'],
          ['one of', { n: { $in: [1, 3, null] } }, 'acd'],
          ['none of', { n: { $nin: [1, 3] } }, 'bde'],
          ['not equal', { n: { $ne: 2 } }, 'acde'],
          ['an element of an array', { tags: 'y' }, 'ab'],
          ['all elements', { tags: { $all: ['x', 'y'] } }, 'a'],
          ['size', { tags: { $size: 0 } }, 'c'],
          ['or', { $or: [{ n: 1 }, { 'deep.er': 'q' }] }, 'ab'],
          ['and', { $and: [{ tags: 'y' }, { tags: 'x' }] }, 'a'],
          ['nor', { $nor: [{ n: 1 }, { n: 2 }] }, 'cde'],
          ['not', { n: { $not: { $gt: 1 } } }, 'ade'],
          ['a path through an array', { 'items.v': 9 }, 'e'],
          ['an element that fits whole', { items: { $elemMatch: { k: 1, v: 1 } } }, 'e'],
          ['no element fits whole', { items: { $elemMatch: { k: 1, v: 9 } } }, ''],
          ['a pattern', { n: { $regex: '^te' } }, 'e'],
          ['ids', { _id: { $in: ['e', 'a', 'nobody'] } }, 'ae'],
          ['a range of ids', { _id: { $gt: 'b', $lt: 'e' } }, 'cd'],
          ['an id and more', { _id: 'a', n: 2 }, ''],
          ['an operator beside an id', { _id: { $eq: 'a' } }, 'a'],
          ['nothing in an empty list', { _id: { $in: [] } }, ''],
        ]),
      )('%s', async (_, filter, expected) => {
        expect((await ids(filter)).sort().join('')).toBe(expected)
        expect(await facts.countDocuments(filter)).toBe(expected.length)
      })

      test.each<[string, Record<string, 1 | -1>, string]>([
        ['by a date, newest first', { at: -1 }, 'edcba'],
        ['by mixed types: null, numbers, text', { n: 1, _id: 1 }, 'dabce'],
        ['by mixed types, backwards', { n: -1, _id: 1 }, 'ecbad'],
        ['by a path, missing first', { 'deep.er': 1, _id: -1 }, 'edcab'],
        ['by the id', { _id: -1 }, 'edcba'],
      ])('sorts %s', async (_, sort, expected) => {
        expect((await ids({}, { sort })).join('')).toBe(expected)
      })

      test('skips and limits after sorting', async () => {
        expect(await ids({}, { sort: { at: -1 }, skip: 1, limit: 2 })).toEqual(['d', 'c'])
        expect(await facts.countDocuments({}, { limit: 3 })).toBe(3)
        expect(await facts.findOne({ n: { $gt: 0 } }, { sort: { n: -1 } })).toMatchObject({
          _id: 'c',
        })
      })

      test('gives only the projected fields', async () => {
        const only = { projection: { n: 1, 'deep.er': 1 } } as const
        expect(await facts.findOne({ _id: 'a' }, only)).toEqual({
          _id: 'a',
          n: 1,
          deep: { er: 'p' },
        })
        const bare = { projection: { _id: 0, n: 1 } } as const
        expect(await facts.findOne({ _id: 'a' }, bare)).toEqual({ n: 1 })
        const rest = { projection: { at: 0, 'deep.er': 0, tags: 0 } } as const
        expect(await facts.findOne({ _id: 'a' }, rest)).toEqual({ _id: 'a', n: 1, deep: {} })
        const inside = { projection: { 'items.v': 1 } } as const
        expect(await facts.findOne({ _id: 'e' }, inside)).toEqual({
          _id: 'e',
          items: [{ v: 1 }, { v: 9 }],
        })
      })

      test('gives null where nothing matches', async () => {
        expect(await facts.findOne({ _id: 'nobody' })).toBeNull()
        expect(await facts.find({ n: 99 }).toArray()).toEqual([])
      })
    })

    test('streams each document once, in order', async () => {
      const rows = Array.from({ length: 500 }, (_, n) => ({
        _id: `m${n}`,
        conversationId: 'c',
        seq: n,
      }))
      await messages.bulkWrite(rows.map((document) => ({ insertOne: { document } })))
      const seqs: unknown[] = []
      for await (const { seq } of messages.find({ conversationId: 'c' }, { sort: { seq: -1 } }))
        seqs.push(seq)
      expect(seqs).toEqual(rows.map(({ seq }) => seq).reverse())
    })

    test('can leave a stream early', async () => {
      await fill([{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }])
      for await (const { _id } of facts.find({}, { sort: { _id: 1 } })) {
        expect(_id).toBe('a')
        break
      }
      expect(await facts.countDocuments({})).toBe(3)
    })

    describe('updating', () => {
      const start = { _id: 'a', n: 1, text: 't', list: [1, 2], deep: { er: 1 } }
      beforeEach(() => facts.insertOne(structuredClone(start)))

      test.each(
        kept<[string, object, object]>([
          ['sets', { $set: { n: 2, 'deep.new': true } }, { n: 2, deep: { er: 1, new: true } }],
          ['sets a path that was not there', { $set: { 'far.away': 1 } }, { far: { away: 1 } }],
          ['sets an object whole', { $set: { deep: { other: 1 } } }, { deep: { other: 1 } }],
          ['takes away', { $unset: { text: '', 'deep.er': '' } }, { text: undefined, deep: {} }],
          ['counts up and from nothing', { $inc: { n: 5, fresh: 2 } }, { n: 6, fresh: 2 }],
          ['keeps the larger', { $max: { n: 0, 'deep.er': 7 } }, { deep: { er: 7 } }],
          ['keeps the smaller', { $min: { n: 0, fresh: 3 } }, { n: 0, fresh: 3 }],
          ['multiplies', { $mul: { n: 3 } }, { n: 3 }],
          ['appends', { $push: { list: 3, fresh: 'x' } }, { list: [1, 2, 3], fresh: ['x'] }],
          [
            'appends several, keeps the last',
            { $push: { list: { $each: [3, 4], $slice: -3 } } },
            { list: [2, 3, 4] },
          ],
          ['adds once', { $addToSet: { list: 2 } }, {}],
          ['adds what is new', { $addToSet: { list: { $each: [2, 5] } } }, { list: [1, 2, 5] }],
          ['pulls', { $pull: { list: 1 } }, { list: [2] }],
          ['pops', { $pop: { list: 1 } }, { list: [1] }],
          ['renames', { $rename: { text: 'words' } }, { text: undefined, words: 't' }],
          ['leaves $setOnInsert alone', { $setOnInsert: { n: 9 }, $set: { x: 1 } }, { x: 1 }],
          ['sets a date', { $set: { at: noon } }, { at: noon }],
          ['sets an element', { $set: { 'list.1': 9 } }, { list: [1, 9] }],
        ]),
      )('%s', async (_, update, difference) => {
        const wished = JSON.parse(JSON.stringify({ ...start, ...difference }))
        const counts = await facts.updateOne({ _id: 'a' }, update)
        expect(counts.matchedCount).toBe(1)
        const found = await facts.findOne({ _id: 'a' })
        expect(JSON.parse(JSON.stringify(found))).toEqual(wished)
        expect(counts.modifiedCount).toBe(Object.keys(difference).length > 0 ? 1 : 0)
      })

      test('reports when nothing matched or nothing changed', async () => {
        const none = { matchedCount: 0, modifiedCount: 0, upsertedCount: 0 }
        expect(await facts.updateOne({ _id: 'b' }, { $set: { n: 2 } })).toMatchObject(none)
        const same = { matchedCount: 1, modifiedCount: 0, upsertedCount: 0 }
        expect(await facts.updateOne({ _id: 'a' }, { $set: { n: 1 } })).toMatchObject(same)
      })

      test('upserts what filter and update say', async () => {
        const update = { $set: { n: 2 }, $setOnInsert: { made: noon }, $inc: { count: 1 } }
        const first = await facts.updateOne({ _id: 'b', 'deep.er': 5 }, update, { upsert: true })
        expect(first).toMatchObject({ matchedCount: 0, upsertedCount: 1 })
        await facts.updateOne({ _id: 'b' }, update, { upsert: true })
        expect(await facts.findOne({ _id: 'b' })).toEqual({
          _id: 'b',
          deep: { er: 5 },
          n: 2,
          made: noon,
          count: 2,
        })
      })

      test('returns the document before or after the update', async () => {
        const before = await facts.findOneAndUpdate(
          { n: 1 },
          { $inc: { n: 1 } },
          { returnDocument: 'before' },
        )
        expect(before).toEqual(start)
        const after = await facts.findOneAndUpdate(
          { n: 2 },
          { $inc: { n: 1 } },
          { returnDocument: 'after' },
        )
        expect(after).toEqual({ ...start, n: 3 })
        const none = await facts.findOneAndUpdate(
          { n: 9 },
          { $inc: { n: 1 } },
          { returnDocument: 'after' },
        )
        expect(none).toBeNull()
        const options = { returnDocument: 'after', upsert: true } as const
        const made = await facts.findOneAndUpdate({ _id: 'new' }, { $set: { n: 1 } }, options)
        expect(made).toEqual({ _id: 'new', n: 1 })
      })

      test('takes the first by the sort order', async () => {
        await facts.insertOne({ _id: 'b', n: 5 })
        const options = { returnDocument: 'before', sort: { n: -1 } } as const
        const taken = await facts.findOneAndUpdate({ n: { $gt: 0 } }, { $set: { n: 0 } }, options)
        expect(taken).toMatchObject({ _id: 'b', n: 5 })
      })

      promise('lets exactly one of several take a lease', async () => {
        await facts.insertOne({ _id: 'job', due: 1 })
        const takers = Array.from({ length: 20 }, (_, by) =>
          facts.findOneAndUpdate(
            { _id: 'job', due: 1 },
            { $set: { due: 2, by } },
            { returnDocument: 'after' },
          ),
        )
        const taken = (await Promise.all(takers)).filter(Boolean)
        expect(taken).toHaveLength(1)
        expect(await facts.findOne({ _id: 'job' })).toEqual(taken[0])
      })

      promise('counts every one of many at once', async () => {
        const ups = Array.from({ length: 50 }, () =>
          facts.updateOne({ _id: 'a' }, { $inc: { n: 1 } }),
        )
        await Promise.all(ups)
        expect(await facts.findOne({ _id: 'a' })).toMatchObject({ n: 51 })
      })

      const atOnce = 50
      const countOne = { $inc: { n: 1 } }
      const upsert = { upsert: true }
      const after = { ...upsert, returnDocument: 'after' }
      const firsts: [string, () => Promise<unknown>][] = [
        ['updateOne', () => facts.updateOne({ _id: 'day' }, countOne, upsert)],
        ['findOneAndUpdate', () => facts.findOneAndUpdate({ _id: 'day' }, countOne, after)],
        [
          'updateOne up to a limit',
          () => facts.updateOne({ _id: 'day', n: { $lt: atOnce } }, countOne, upsert),
        ],
      ]

      test.each(firsts)('handles many concurrent first upserts: %s', async (_, first) => {
        await Promise.all(Array.from({ length: atOnce }, first))
        const found = await facts.findOne({ _id: 'day' })
        if (!ferret) expect(found).toEqual({ _id: 'day', n: atOnce })
      })

      test('refuses an upsert where the _id exists but the rest doesn’t match', async () => {
        const first = () => facts.updateOne({ _id: 'b', n: { $lt: 1 } }, countOne, upsert)
        const all = await Promise.allSettled(Array.from({ length: 5 }, first))
        const failed = all.filter(({ status }) => status === 'rejected')
        expect(failed).toHaveLength(4)
        for (const { reason } of failed as PromiseRejectedResult[])
          expect(isDuplicate(reason)).toBe(true)
        expect(await facts.findOne({ _id: 'b' })).toEqual({ _id: 'b', n: 1 })
      })

      test('refuses to change the _id', async () => {
        await expect(
          facts.updateOne({ _id: 'a' }, { $set: { _id: 'z' } as object }),
        ).rejects.toThrow()
        expect(await facts.countDocuments({ _id: 'a' })).toBe(1)
      })

      test('updates every index', async () => {
        await messages.insertOne({ _id: 'm', conversationId: 'c', seq: 1, words: ['old', 'both'] })
        await messages.updateOne(
          { _id: 'm' },
          { $set: { words: ['both', 'new'], 'feedback.helpful': true } },
        )
        const count = (filter: object) => messages.countDocuments(filter)
        expect(await count({ words: 'old' })).toBe(0)
        expect(await count({ words: 'both' })).toBe(1)
        expect(await count({ words: 'new' })).toBe(1)
        expect(await count({ 'feedback.helpful': true })).toBe(1)
        await messages.updateOne({ _id: 'm' }, { $unset: { feedback: '' } })
        expect(await count({ 'feedback.helpful': true })).toBe(0)
      })
    })

    describe('deleting', () => {
      beforeEach(() => fill([1, 2, 3, 4].map((n) => ({ _id: `d${n}`, n }))))

      test('removes one', async () => {
        expect(await facts.deleteOne({ n: { $gt: 2 } })).toMatchObject({ deletedCount: 1 })
        expect(await facts.countDocuments({})).toBe(3)
        expect(await facts.deleteOne({ _id: 'nobody' })).toMatchObject({ deletedCount: 0 })
      })

      test('removes many', async () => {
        expect(await facts.deleteMany({ n: { $gt: 2 } })).toMatchObject({ deletedCount: 2 })
        expect((await ids({})).sort()).toEqual(['d1', 'd2'])
      })

      test('is counted once among concurrent ones', async () => {
        const tries = Array.from({ length: 10 }, () => facts.deleteOne({ _id: 'd1' }))
        const counts = (await Promise.all(tries)).map(({ deletedCount }) => deletedCount)
        expect(counts.reduce((sum, count) => sum + count)).toBe(1)
      })
    })

    describe('bulkWrite', () => {
      test('makes all kinds of changes in order', async () => {
        const result = await facts.bulkWrite([
          { insertOne: { document: { _id: 'a', n: 1 } } },
          { insertOne: { document: { _id: 'b', n: 1 } } },
          { updateMany: { filter: { n: 1 }, update: { $inc: { n: 1 } } } },
          { updateOne: { filter: { _id: 'c' }, update: { $set: { n: 5 } }, upsert: true } },
          { replaceOne: { filter: { _id: 'b' }, replacement: { other: true } } },
          { deleteOne: { filter: { n: 5 } } },
          { deleteMany: { filter: { n: 99 } } },
        ])
        expect(result).toMatchObject({ insertedCount: 2, modifiedCount: 3, deletedCount: 1 })
        expect(await facts.find({}, { sort: { _id: 1 } }).toArray()).toEqual([
          { _id: 'a', n: 2 },
          { _id: 'b', other: true },
        ])
      })

      const clash = ['a', 'a', 'b'].map((_id) => ({ insertOne: { document: { _id } } }))

      test('stops at the first error', async () => {
        expect(await duplicate(facts.bulkWrite(clash))).toBe(true)
        expect(await ids({})).toEqual(['a'])
      })

      test('continues past errors when unordered', async () => {
        expect(await duplicate(facts.bulkWrite(clash, { ordered: false }))).toBe(true)
        expect((await ids({})).sort()).toEqual(['a', 'b'])
      })
    })

    describe('unusual keys', () => {
      const values = [
        null,
        -1e300,
        -1.5,
        -1,
        -0.1,
        0,
        1e-300,
        0.5,
        1,
        2,
        10,
        1e300,
        '',
        '\u0000',
        '\u0001',
        '\u0004',
        ' ',
        '1',
        'a',
        'a\u0000',
        'a\u0000b',
        'ab',
        'b',
        'ä',
        'z'.repeat(300),
        'é',
        '你',
      ]

      test('are each found through an index', async () => {
        const rows = values.map((words, seq) => ({
          _id: `v${seq}`,
          conversationId: 'c',
          seq,
          words: [words],
        }))
        await messages.bulkWrite(rows.map((document) => ({ insertOne: { document } })))
        for (const [seq, value] of values.entries()) {
          const found = await messages.find({ words: value as string }).toArray()
          expect(
            found.map((row) => row.seq),
            JSON.stringify(value),
          ).toEqual([seq])
        }
      })

      test('sort the same ascending and descending, with and without an index', async () => {
        const rows = values.map((updatedAt, seq) => ({
          _id: `v${seq}`,
          conversationId: 'c',
          seq,
          updatedAt,
        }))
        await messages.bulkWrite(rows.map((document) => ({ insertOne: { document } })))
        const up = await messages.find({}, { sort: { updatedAt: 1, _id: 1 } }).toArray()
        const down = await messages.find({}, { sort: { updatedAt: -1, _id: -1 } }).toArray()
        expect(down.map(({ seq }) => seq).reverse()).toEqual(up.map(({ seq }) => seq))
        await facts.bulkWrite(rows.map((document) => ({ insertOne: { document } })))
        const plain = await facts.find({}, { sort: { updatedAt: 1, _id: 1 } }).toArray()
        expect(up.map(({ updatedAt }) => updatedAt)).toEqual(
          plain.map(({ updatedAt }) => updatedAt),
        )
      })

      test('are found by exact prefix, in pages of another order', async () => {
        const long = 'word'.repeat(100)
        const words = ['gate', 'gates', 'gateway', 'ga', 'agate', 'été', 'ét', 'بوابة', 'ba', long]
        const rows = Array.from({ length: 60 }, (_, n) => ({
          _id: `v${n}`,
          conversationId: 'c',
          seq: n,
          from: 'visitor',
          at: later(n % 7),
          words: [words[n % words.length], words[(n * 3) % words.length], `own${n}`],
        }))
        await messages.bulkWrite(rows.map((document) => ({ insertOne: { document } })))
        for (const start of [
          'gate',
          'ga',
          'a',
          'ét',
          'بوا',
          'own',
          'own1',
          'word',
          'gatewa',
          'x',
        ]) {
          const filter = { from: 'visitor', words: { $regex: `^${start}` } }
          const expected = rows
            .filter((row) => row.words.some((word) => word?.startsWith(start)))
            .sort((a, b) => b.at.getTime() - a.at.getTime() || (a._id < b._id ? 1 : -1))
            .map(({ _id }) => _id)
          const newest = { sort: { at: -1, _id: -1 } } as const
          const found: string[] = []
          for (let last: (typeof rows)[number] | undefined; ;) {
            const before = last && {
              at: { $lte: last.at },
              $or: [{ at: { $lt: last.at } }, { _id: { $lt: last._id } }],
            }
            const options = { ...newest, limit: 7 }
            const page = await messages.find({ ...filter, ...before } as object, options).toArray()
            found.push(...page.map(({ _id }) => _id))
            if (page.length < 7) break
            last = rows.find(({ _id }) => _id === page.at(-1)?._id)
          }
          expect(found, start).toEqual(expected)
          const all = await messages.find(filter as object, newest).toArray()
          expect(all.map(({ _id }) => _id)).toEqual(expected)
          expect(await messages.countDocuments(filter as object)).toBe(expected.length)
        }
      })

      test('of any length are stored and found', async () => {
        const long = 'ä'.repeat(2000)
        await messages.insertOne({
          _id: 'l',
          conversationId: 'c',
          seq: 1,
          words: [long, `${long}b`],
        })
        expect(await messages.countDocuments({ words: `${long}b` })).toBe(1)
        expect(await messages.countDocuments({ words: `${long}c` })).toBe(0)
      })
    })

    describe('a sweep', () => {
      test('deletes what has expired, and only that', async () => {
        const sessions = rowsOf(store, 'sessions')
        await sessions.insertOne({ _id: 'over', role: 'admin', expiresAt: later(-1) })
        await sessions.insertOne({
          _id: 'valid',
          role: 'admin',
          expiresAt: new Date(Date.now() + minute),
        })
        await sessions.insertOne({ _id: 'text', role: 'admin', expiresAt: 'never' })
        await sessions.insertOne({ _id: 'none', role: 'admin' })
        await messages.insertOne({
          _id: 'old',
          conversationId: 'c',
          seq: 1,
          erased: later(-60 * 24 * 400),
        })
        await messages.insertOne({ _id: 'fresh', conversationId: 'c', seq: 2, erased: new Date() })
        await createSweep(store, () => {})()
        const left = await sessions.find({}, { sort: { _id: 1 } }).toArray()
        expect(left.map(({ _id }) => _id)).toEqual(['none', 'text', 'valid'])
        expect(await messages.find({}).toArray()).toMatchObject([{ _id: 'fresh' }])
      })
    })

    test('the store reports its kind', () => {
      expect(store.kind.description).toMatch(/^(Embedded store|MongoDB)/)
      expect(store.kind.shared).toBe(store.adapter !== undefined)
    })

    test('the store answers a ping', async () => {
      await store.ping()
    })

    test('a closed store is unavailable', async () => {
      const other = await (open ?? openEmbeddedForTest)()
      const rows = rowsOf(other.store, 'facts')
      const written = rows.insertOne({ _id: 'a' })
      await other.store.close()
      await written
      await expect(rows.insertOne({ _id: 'b' })).rejects.toMatchObject({ name: 'StoreUnavailable' })
      await expect(rows.findOne({ _id: 'a' })).rejects.toMatchObject({ name: 'StoreUnavailable' })
      await expect(rows.find({}).toArray()).rejects.toMatchObject({ name: 'StoreUnavailable' })
      await expect(other.store.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' })
      await other.dispose()
    })
  })
}
