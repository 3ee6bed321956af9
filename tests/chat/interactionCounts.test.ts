/** The counts of interactions: right after every change, after a crash, across daylight saving. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountedDays } from '#server/chat/counts/countedDays'
import { contributionOf, differenceOf, nothing } from '#server/chat/counts/delta'
import { InteractionCounts } from '#server/chat/counts/interactionCounts'
import type { StoredMessage } from '#server/chat/documents'
import { MessageQueries } from '#server/chat/messages/queries'
import { openStore } from '#server/store/open'
import type { Store } from '#server/store/port'
import { rowsOf } from '../store/stores'

let dataDir: string
let store: Store
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'counts-'))
  store = await openStore({ dataDir })
})
afterEach(async () => {
  await store.close()
  rmSync(dataDir, { recursive: true })
})

const feedback = { helpful: true, at: new Date() }

const quiet = { warn() {}, error() {} } as unknown as FastifyBaseLogger
const newCounts = (server: string = randomUUID(), timeZone = 'America/New_York') =>
  new InteractionCounts(store, new MessageQueries(store), { server, timeZone, log: quiet })

function insert(at: Date, feedback?: { helpful: boolean }) {
  const _id = randomUUID()
  const message = {
    _id,
    from: 'visitor',
    conversationId: _id,
    seq: 1,
    words: [],
    at,
    updatedAt: at,
    rev: 1,
  }
  return rowsOf(store, 'messages').insertOne({ ...message, ...(feedback ? { feedback } : {}) })
}

test('counts are kept by day in the company’s time zone, also when clocks change', async () => {
  const counting = newCounts()
  // 3:59 and 4:01 UTC, the day after clocks went forward: before and after midnight in New York.
  for (const time of ['2026-03-09T03:59:00Z', '2026-03-09T04:01:00Z', '2026-01-09T04:59:00Z']) {
    const message = { _id: randomUUID(), at: new Date(time), rev: 1 }
    await counting.touch(message)
    counting.add(message, contributionOf({ feedback }))
  }
  await counting.close()
  expect(await newCounts().counts()).toEqual({
    channels: ['chat'],
    all: 3,
    positive: 3,
    negative: 0,
    timeZone: 'America/New_York',
    isRecounting: false,
    days: [
      { day: '2026-03-09', all: 1 },
      { day: '2026-03-08', all: 1 },
      { day: '2026-01-08', all: 1 },
    ],
  })
})

test('a day left uncounted by a killed server is counted again', async () => {
  const at = new Date('2026-06-01T12:00:00Z')
  const crashed = newCounts('crashed')
  await crashed.touch({ _id: 'any', at })
  await insert(at, { helpful: false })
  await insert(at)
  // A crash: its increments were never stored.
  const next = newCounts('next')
  await next.repair()
  expect(await next.counts()).toMatchObject({ all: 2, positive: 0, negative: 1 })
  await next.repair()
  const another = { _id: randomUUID(), at, rev: 1 }
  await next.touch(another)
  next.add(another, contributionOf({ feedback }))
  await next.close()
  expect(await newCounts().counts()).toMatchObject({ all: 3, positive: 1, negative: 1 })
})

test('a count whose write was done, though its reply was lost, is right after the next repair', async () => {
  const at = new Date('2026-06-01T12:00:00Z')
  await store.collection('facts').insertOne({ _id: 'section-uses-counted' })
  const { increaseCounts } = CountedDays.prototype
  vi.spyOn(CountedDays.prototype, 'increaseCounts').mockImplementationOnce(async function (
    this: CountedDays,
    ...given
  ) {
    await increaseCounts.apply(this, given)
    throw new Error('The connection was lost.')
  })
  const counting = newCounts()
  await counting.touch({ _id: 'any', at })
  await insert(at)
  counting.add({ _id: 'any', at, rev: 1 }, contributionOf({}))
  await expect.poll(async () => (await counting.counts()).all).toBe(2)
  await counting.repair()
  expect(await counting.counts()).toMatchObject({ all: 1 })
  await counting.close()
})

test('after a time zone change days are recounted in the new zone, also after a crash', async () => {
  // In Tokyo, the second is on the next day.
  const times = ['2026-06-01T12:00:00Z', '2026-06-01T16:00:00Z']
  const before = newCounts('before')
  await before.prepare()
  for (const time of times) {
    const message = { _id: randomUUID(), at: new Date(time), rev: 1 }
    await before.touch(message)
    await insert(message.at)
    before.add(message, contributionOf({}))
  }
  await before.close()
  const inTokyo = {
    all: 2,
    isRecounting: false,
    days: [
      { day: '2026-06-02', all: 1 },
      { day: '2026-06-01', all: 1 },
    ],
  }
  const moved = newCounts('moved', 'Asia/Tokyo')
  await moved.prepare()
  await moved.repair()
  expect(await moved.counts()).toMatchObject(inTokyo)
  await moved.touch({ _id: 'any', at: new Date(times[1] ?? '') })
  // A crash.
  const next = newCounts('next', 'Asia/Tokyo')
  await next.prepare()
  await next.repair()
  expect(await next.counts()).toMatchObject(inTokyo)
  await next.close()
})

test('a clean shutdown leaves no day marked for recounting', async () => {
  const counting = newCounts('clean')
  await counting.touch({ _id: 'any', at: new Date() })
  expect(await store.collection('facts').countDocuments({})).toBe(1)
  await counting.close()
  expect(await store.collection('facts').countDocuments({})).toBe(0)
})

test('during a recount each new, marked or erased message still counts once', async () => {
  const at = new Date('2026-06-01T12:00:00Z')
  await newCounts('killed').touch({ _id: 'any', at })
  // Otherwise every day would be recounted after it.
  await store.collection('facts').insertOne({ _id: 'section-uses-counted' })
  const messages = rowsOf(store, 'messages')
  const ids = Array.from({ length: 3_000 }, () => randomUUID())
  const stored = (_id: string) => ({
    _id,
    from: 'visitor',
    conversationId: _id,
    seq: 1,
    words: [],
    at,
    updatedAt: at,
    rev: 1,
  })
  await messages.bulkWrite(ids.map((_id) => ({ insertOne: { document: stored(_id) } })))
  const counting = newCounts('next')
  await counting.prepare()
  const repairing = counting.repair()
  expect((await counting.counts()).isRecounting).toBe(true)

  const send = async (_id: string) => {
    const message = { _id, at, rev: 1 }
    await counting.touch(message)
    await messages.insertOne(stored(_id))
    // Some are reported to the counter late, after they were read.
    if (_id < '8') await new Promise((resolve) => setTimeout(resolve, 100))
    counting.add(message, contributionOf({}))
  }
  const mark = async (_id: string) => {
    await counting.touch({ _id, at })
    await messages.updateOne({ _id }, { $set: { feedback, rev: 2 } })
    const marked = { _id, at, rev: 2 }
    counting.add(marked, differenceOf(contributionOf({}), contributionOf({ feedback })))
  }
  const erase = async (_id: string) => {
    await counting.touchToErase({ _id, at })
    await messages.updateOne({ _id }, { $set: { rev: 2 }, $unset: { from: '', at: '' } })
    counting.add({ _id, at, rev: 2 }, differenceOf(contributionOf({}), nothing))
  }
  const doing: Promise<void>[] = []
  let isOver = false
  repairing.finally(() => {
    isOver = true
  })
  for (let n = 0; !isOver || n < 30; n++) {
    doing.push(send(randomUUID()), mark(ids[n] ?? ''), erase(ids[3_000 - 1 - n] ?? ''))
    await new Promise(setImmediate)
    if (n === 400) break
  }
  await Promise.all([repairing, ...doing])
  const told = await counting.counts()
  await counting.close()
  const all = await messages.countDocuments({ from: 'visitor' })
  const positive = await messages.countDocuments({ 'feedback.helpful': true })
  expect(told).toMatchObject({ all, positive, negative: 0, isRecounting: false })
  expect(await newCounts().counts()).toMatchObject({ all, positive, negative: 0 })
  expect(doing.length).toBeGreaterThan(90)
})

test.each(['constructor', 'toString', '__proto__'])(
  'an entry named like an object property (%s) doesn’t stop the others from being counted',
  async (entry) => {
    const counting = newCounts()
    for (const name of [entry, 'relays']) {
      const passage = { id: `${name}/0`, title: 'Relays', text: 'A relay.', score: 1 }
      const why = { passages: [{ ...passage, used: true, version: 1 }] }
      const answer = { status: 'done', text: 'A relay.', sources: [], why } as object
      const message = { _id: randomUUID(), at: new Date(), rev: 1 }
      await counting.touch(message)
      counting.add(message, contributionOf({ answer: answer as StoredMessage['answer'] }))
    }
    await counting.close()
    expect(await newCounts().counts()).toMatchObject({ all: 2 })
    expect(await newCounts().uses()).toEqual({ relays: { used: 1, helpful: 0, notHelpful: 0 } })
  },
)
