/** Queries on 50,000 documents read few of them, with any index, before and after merging. */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedStore, openEmbedded } from '#server/store/embedded/open'
import { read } from '#server/store/embedded/query/walk'
import type { Collection } from '#server/store/port'
import { type Row, temporaryFolder } from './stores'
import { verify } from './verify'

const total = 50_000
const start = Date.UTC(2026, 0, 1)
const minute = 60_000
const dataDir = temporaryFolder()
let store: EmbeddedStore
let messages: Collection<Row>

function message(n: number): Row {
  const at = new Date(start + n * minute)
  return {
    _id: `m${n}`,
    conversationId: `c${Math.floor(n / 50)}`,
    seq: n % 50,
    from: 'visitor',
    at,
    updatedAt: at,
    words: ['common', `word${n % 1000}`, ...(n % 5_000 === 0 ? ['rare'] : [])],
    ...(n % 20 === 0 && { feedback: { helpful: n % 40 === 0 } }),
  }
}

beforeAll(async () => {
  store = await openEmbedded(dataDir)
  messages = store.collection<Row>('messages')
  for (let n = 0; n < total; n += 5000) {
    const documents = Array.from({ length: 5000 }, (_, i) => message(n + i))
    await messages.bulkWrite(documents.map((document) => ({ insertOne: { document } })))
  }
}, 180_000)
afterAll(async () => {
  await store.close()
  rmSync(dataDir, { recursive: true })
})

async function rowsRead(query: () => Promise<unknown>): Promise<number> {
  const before = read.rows
  await query()
  return read.rows - before
}

const newest = { at: -1, _id: -1 } as const
const middle = new Date(start + (total / 2) * minute)
const helpful = (value: boolean) => ({ from: 'visitor', 'feedback.helpful': value })

describe('few rows are read for', () => {
  test.each<[string, object, object, number, number]>([
    ['one by its id', { _id: 'm777' }, {}, 1, 1],
    ['one by its unique key', { conversationId: 'c7', seq: 7 }, {}, 1, 1],
    ['the last of a conversation', { conversationId: 'c9' }, { sort: { seq: -1 }, limit: 1 }, 1, 1],
    [
      'the end of a conversation',
      { conversationId: 'c9', seq: { $gt: 39 } },
      { sort: { seq: 1 } },
      10,
      10,
    ],
    ['the newest fifty', { from: 'visitor' }, { sort: newest, limit: 50 }, 50, 50],
    [
      'fifty from the middle',
      { from: 'visitor', at: { $lte: middle } },
      { sort: newest, limit: 50 },
      50,
      50,
    ],
    ['fifty with praise', helpful(true), { sort: newest, limit: 50 }, 50, 150],
    ['fifty with blame', helpful(false), { sort: newest, limit: 50 }, 50, 150],
    [
      'what changed since',
      { updatedAt: { $gte: new Date(start + (total - 50) * minute) } },
      { sort: { updatedAt: 1, _id: 1 } },
      50,
      50,
    ],
    ['a word', { from: 'visitor', words: 'word77' }, { sort: newest, limit: 50 }, 50, 150],
    [
      'a rare word among common ones',
      { from: 'visitor', words: 'rare', $and: [{ words: 'common' }] },
      { sort: newest },
      10,
      100,
    ],
    [
      'a few words that begin alike, newest first',
      { from: 'visitor', words: { $regex: '^word77' } },
      { sort: newest, limit: 50 },
      50,
      150,
    ],
    [
      'the same from the middle',
      { from: 'visitor', words: { $regex: '^word77' }, at: { $lte: middle } },
      { sort: newest, limit: 50 },
      50,
      150,
    ],
    [
      'a rare beginning',
      { from: 'visitor', words: { $regex: '^rar' } },
      { sort: newest, limit: 50 },
      10,
      100,
    ],
    [
      'a beginning that most have',
      { from: 'visitor', words: { $regex: '^wor' } },
      { sort: newest, limit: 50 },
      50,
      150,
    ],
    [
      'a beginning that none has',
      { from: 'visitor', words: { $regex: '^wordy' } },
      { sort: newest, limit: 50 },
      0,
      32,
    ],
    [
      'blame with a word',
      { ...helpful(false), words: 'word20' },
      { sort: newest, limit: 50 },
      50,
      700,
    ],
    [
      'a conversation in the admin list',
      { from: 'visitor', conversationId: 'c5' },
      { sort: newest, limit: 50 },
      50,
      150,
    ],
    ['a few ids', { _id: { $in: ['m1', `m${total / 2}`, 'nobody'] } }, {}, 2, 2],
    ['the first ids', {}, { sort: { _id: 1 }, limit: 3 }, 3, 3],
    ['what is due', { answerDue: { $lt: new Date() } }, { limit: 100 }, 0, 0],
  ])('%s', async (_, filter, options, found, most) => {
    const query = async () =>
      expect(await messages.find(filter, options).toArray()).toHaveLength(found)
    expect(await rowsRead(query)).toBeLessThanOrEqual(most)
  })

  test('a stream that is left early', async () => {
    const query = async () => {
      for await (const _ of messages.find({ from: 'visitor' }, { sort: newest })) break
    }
    expect(await rowsRead(query)).toBeLessThanOrEqual(100)
  })

  test('a bounded count', async () => {
    const query = () => messages.countDocuments({ words: 'common' }, { limit: 1000 })
    expect(await rowsRead(query)).toBeLessThanOrEqual(1000)
  })
})

test('a long scan lets other work run in between', async () => {
  let turns = 0
  let asked = true
  const takeTurn = () => {
    turns++
    if (asked) setImmediate(takeTurn)
  }
  setImmediate(takeTurn)
  const count = await messages.countDocuments({ 'nowhere.indexed': { $exists: false } })
  asked = false
  expect(count).toBe(total)
  expect(turns).toBeGreaterThan(20)
})

test('a full stream gives each document once', async () => {
  const seen = new Set<string>()
  for await (const { _id } of messages.find({}, { sort: { updatedAt: 1, _id: 1 } })) seen.add(_id)
  expect(seen.size).toBe(total)
})

test(
  'all indexes agree with the documents, now and after reopening',
  { timeout: 60_000 },
  async () => {
    const agree = () => {
      const records = store.records.get('messages')
      expect(records && verify(records)).toEqual([])
    }
    agree()
    await store.close()
    store = await openEmbedded(dataDir)
    messages = store.collection<Row>('messages')
    agree()
  },
)
