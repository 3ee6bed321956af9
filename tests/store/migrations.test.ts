/** Documents stored by an older version are migrated to the current form. */
import { afterEach, describe, expect, test } from 'vitest'
import { NewerData, RestoreUnfinished } from '#server/store/errors'
import { migrate, migrateOnce } from '#server/store/migrations'
import type { CollectionName, Store, Stored } from '#server/store/port'
import { kinds } from './kinds'
import { openEmbeddedForTest, rowsOf, type TestStore } from './stores'

const opened: TestStore[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.dispose()
})

const at = new Date('2026-05-01T12:00:00Z')
const byId = { sort: { _id: 1 } }
const newest = { lastAt: -1, _id: -1 }
const words = { category: 'features', title: 'About', content: 'It opens gates.', tags: ['gate'] }
const message = { conversationId: 'c', from: 'visitor', text: 'Hello', at, rev: 2 }

/** As versions before 0.1.0 wrote them. */
async function fill(store: Store, messages = 3) {
  const documents = Array.from({ length: messages }, (_, n) => ({
    _id: `older-${n}`,
    seq: n + 1,
    ...message,
  }))
  await rowsOf(store, 'messages').bulkWrite([
    ...documents.map((document) => ({ insertOne: { document } })),
    { insertOne: { document: { _id: 'by-text', seq: 1e6, channel: 'text', ...message } } },
    {
      insertOne: {
        document: { _id: 'erased', conversationId: 'c', seq: 1e6 + 1, erased: new Date() },
      },
    },
  ])
  const { tags: _, ...untagged } = words
  await rowsOf(store, 'knowledge').bulkWrite([
    { insertOne: { document: { _id: 'pricing', ...words, lastUpdated: at, version: 1 } } },
    { insertOne: { document: { _id: 'own', ...untagged, lastUpdated: at, version: 3, rev: 7 } } },
    {
      insertOne: {
        document: { _id: 'drafted', ...words, lastUpdated: at, version: 0, status: 'draft' },
      },
    },
  ])
  await rowsOf(store, 'regressionRuns').bulkWrite([
    { insertOne: { document: { _id: 'first', at } } },
    { insertOne: { document: { _id: 'second', at: new Date(at.getTime() + 1) } } },
    { insertOne: { document: { _id: 'third', at: new Date(at.getTime() + 2), n: 1 } } },
  ])
  await rowsOf(store, 'conversations').bulkWrite([
    { insertOne: { document: { _id: 'open' } } },
    { insertOne: { document: { _id: 'waits', handover: { state: 'waiting', tellDue: at } } } },
    { insertOne: { document: { _id: 'held', handover: { state: 'person' } } } },
    { insertOne: { document: { _id: 'asked', erasure: { status: 'asked', askedAt: at } } } },
    {
      insertOne: { document: { _id: 'approved', erasure: { status: 'approved', decidedAt: at } } },
    },
    {
      insertOne: { document: { _id: 'declined', erasure: { status: 'declined', decidedAt: at } } },
    },
  ])
  await rowsOf(store, 'questionGroups').bulkWrite([
    { insertOne: { document: { _id: 'waiting', standing: 'open', lastAt: at, turn: 0, rev: 1 } } },
    {
      insertOne: {
        document: { _id: 'handled', standing: 'dismissed', lastAt: at, turn: 1, rev: 3 },
      },
    },
  ])
  await rowsOf(store, 'suggestions').insertOne({
    _id: 'wanted',
    standing: 'open',
    visitors: 2,
    turn: 0,
  })
  await rowsOf(store, 'letters').bulkWrite([
    { insertOne: { document: { _id: 'quote.1', link: 'https://a.example', state: 'waiting' } } },
    { insertOne: { document: { _id: 'quote.2', kind: 'weekly', state: 'sent' } } },
  ])
  await rowsOf(store, 'quotes').insertOne({ _id: 'q', number: '1', replaced: ['t'] })
  await rowsOf(store, 'photos').insertOne({ _id: 'photo', by: 'k', sha256: 'f' })
  await rowsOf(store, 'requestLinks').insertOne({ _id: 'link', by: 'k', tokens: ['t'] })
  await rowsOf(store, 'askings').insertOne({ _id: 'asked', groupId: 'waiting', text: 'Why?' })
  await rowsOf(store, 'tallies').insertOne({ _id: '2026-05-01', all: 3, version: 2 })
  await rowsOf(store, 'facts').bulkWrite([
    { insertOne: { document: { _id: 'tallies-zone', timeZone: 'Asia/Tokyo' } } },
    { insertOne: { document: { _id: 'tallies:killed', days: ['2026-05-01'] } } },
    { insertOne: { document: { _id: 'old-uses-counted' } } },
    { insertOne: { document: { _id: 'letters-key', secret: 's' } } },
    { insertOne: { document: { _id: 'sweep:letters', most: 7 } } },
  ])
}

async function assertMigrated(store: Store, messages = 3) {
  const ofChat = await rowsOf(store, 'messages').countDocuments({ channel: 'chat' })
  expect(ofChat).toBe(messages)
  expect(await rowsOf(store, 'messages').findOne({ _id: 'by-text' })).toMatchObject({
    channel: 'text',
  })
  expect(await rowsOf(store, 'messages').findOne({ _id: 'erased' })).not.toHaveProperty('channel')
  const [seed, own, drafted] = await Promise.all(
    ['pricing', 'own', 'drafted'].map((_id) => rowsOf(store, 'knowledge').findOne({ _id })),
  )
  expect(seed).toMatchObject({
    ...words,
    status: 'published',
    rev: 0,
    version: 1,
    origin: { kind: 'seed' },
    versions: [{ version: 1, at, words }],
  })
  expect(own).toMatchObject({ rev: 7, origin: { kind: 'written' } })
  expect(own).toMatchObject({ versions: [{ version: 3, at, words: { ...words, tags: [] } }] })
  expect(drafted).toMatchObject({ status: 'draft', versions: [] })
  const runs = await rowsOf(store, 'regressionRuns')
    .find({}, { sort: { n: 1 } })
    .toArray()
  expect(runs.map(({ n }) => Math.max(0, Number(n)))).toEqual([0, 0, 1])
  const toErase = await rowsOf(store, 'conversations')
    .find({ eraseUntil: { $lte: at } })
    .toArray()
  expect(toErase.map(({ _id }) => _id)).toEqual(['approved'])
  const handedOver = await rowsOf(store, 'conversations')
    .find({ handover: { $exists: true } }, { sort: { _id: 1 }, projection: { handover: 1 } })
    .toArray()
  expect(handedOver.map(({ handover }) => handover)).toEqual([
    { state: 'person' },
    { state: 'waiting', alertDue: at },
  ])
  expect(await rowsOf(store, 'facts').findOne({ _id: 'old-uses-counted' })).toBeNull()
  expect(await rowsOf(store, 'letters').countDocuments({})).toBe(0)
  expect(await rowsOf(store, 'emails').find({}, byId).toArray()).toMatchObject([
    { _id: 'quote.1', kind: 'quote-form', data: { link: 'https://a.example' }, state: 'waiting' },
    { _id: 'quote.2', kind: 'weekly', state: 'sent' },
  ])
  expect(await rowsOf(store, 'quotes').findOne({ earlierTokens: 't' })).toMatchObject({
    _id: 'q',
    earlierTokens: ['t'],
  })
  expect(await rowsOf(store, 'photos').find({ senderKey: 'k' }).toArray()).toEqual([
    { _id: 'photo', senderKey: 'k', sha256: 'f' },
  ])
  expect(await rowsOf(store, 'requestLinks').find({ recipientKey: 'k' }).toArray()).toEqual([
    { _id: 'link', recipientKey: 'k', tokens: ['t'] },
  ])
  expect(await rowsOf(store, 'tallies').countDocuments({})).toBe(0)
  expect(await rowsOf(store, 'askings').countDocuments({})).toBe(0)
  expect(await rowsOf(store, 'askedQuestions').find({ groupId: 'waiting' }).toArray()).toEqual([
    { _id: 'asked', groupId: 'waiting', text: 'Why?' },
  ])
  expect(await rowsOf(store, 'dailyCounts').find({}).toArray()).toEqual([
    { _id: '2026-05-01', all: 3, version: 2 },
  ])
  const others = { _id: { $not: /^migration:/ } }
  expect(await rowsOf(store, 'facts').find(others, byId).toArray()).toEqual([
    { _id: 'daily-counts-zone', timeZone: 'Asia/Tokyo' },
    { _id: 'daily-counts:killed', days: ['2026-05-01'] },
    { _id: 'mailbox-key', secret: 's' },
    { _id: 'sweep:emails', most: 7 },
  ])
  expect(
    await rowsOf(store, 'questionGroups').find({ status: 'dismissed' }, { sort: newest }).toArray(),
  ).toEqual([{ _id: 'handled', status: 'dismissed', lastAt: at, decisionRev: 1, rev: 3 }])
  expect(await rowsOf(store, 'suggestions').find({ status: 'open' }).toArray()).toEqual([
    { _id: 'wanted', status: 'open', visitors: 2, decisionRev: 0 },
  ])
}

for (const { name, open } of kinds) {
  describe.skipIf(!open)(`on ${name}`, { timeout: 60_000 }, () => {
    async function fresh() {
      const made = await (open ?? openEmbeddedForTest)()
      opened.push(made)
      return made.store
    }

    test('fields that older programs lack are added to every document once', async () => {
      const store = await fresh()
      await fill(store)
      const told: [string, number][] = []
      await migrate(store, (...change) => told.push(change))
      await assertMigrated(store)
      expect(told).toContainEqual(['messages-have-a-channel', 3])
      await migrate(store, (...change) => told.push(change))
      expect(new Set(told.map(([one]) => one)).size).toBe(told.length)
    })

    test('a migration cut short midway is finished at the next start', async () => {
      const store = await fresh()
      await fill(store, 1_200)
      let writes = 0
      const cut: Store = {
        ...store,
        collection: <T extends Stored>(which: CollectionName) => {
          const collection = store.collection<T>(which)
          const bulkWrite: typeof collection.bulkWrite = async (...given) => {
            if (++writes === 2) throw new Error('killed')
            return collection.bulkWrite(...given)
          }
          return new Proxy(collection, {
            get: (target, key) => (key === 'bulkWrite' ? bulkWrite : Reflect.get(target, key)),
          })
        },
      }
      await expect(migrate(cut, () => {})).rejects.toThrow('killed')
      const done = await rowsOf(store, 'messages').countDocuments({ channel: 'chat' })
      expect([done > 0, done < 1_200]).toEqual([true, true])
      await migrate(store, () => {})
      await assertMigrated(store, 1_200)
    })

    test('two servers starting at once do no harm', async () => {
      const store = await fresh()
      await fill(store, 150)
      await Promise.all([migrate(store, () => {}), migrate(store, () => {})])
      await assertMigrated(store, 150)
    })

    test('a long migration runs after the start, and again until it finishes, then never', async () => {
      const store = await fresh()
      const done: boolean[] = []
      for (const ends of [false, true, true])
        await migrateOnce(store, 'old-questions-queued', async () => {
          done.push(ends)
          return ends
        })
      expect(done).toEqual([false, true])
    })

    test('a store of a newer program is refused and left unchanged', async () => {
      const store = await fresh()
      await fill(store)
      await rowsOf(store, 'facts').insertOne({ _id: 'migration:gates-have-wings' })
      await expect(migrate(store, () => {})).rejects.toThrow(
        new NewerData('gates-have-wings').message,
      )
      expect(await rowsOf(store, 'messages').countDocuments({ channel: 'chat' })).toBe(0)
    })

    test('a partly restored folder is refused', async () => {
      const store = await fresh()
      await rowsOf(store, 'facts').insertOne({ _id: 'restoring' })
      await expect(migrate(store, () => {})).rejects.toThrow(RestoreUnfinished)
    })
  })
}
