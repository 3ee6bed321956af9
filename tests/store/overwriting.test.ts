/** Erased data is soon gone from the disk, even if nothing else is written. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEmbedded } from '#server/store/embedded/open'
import { until } from '../chat/world'
import { type Row, rowsOf, temporaryFolder } from './stores'
import { verify } from './verify'

vi.setConfig({ testTimeout: 60_000 })

const count = 600
const isErased = (n: number) => n % 3 === 0
let dataDir: string
beforeEach(() => {
  dataDir = temporaryFolder()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const open = () => openEmbedded(dataDir, { overwriteMs: 50 })

/** Erased words still found in any of the store's files. */
function left(): number {
  const files = readdirSync(join(dataDir, 'store'), { recursive: true, encoding: 'utf8' })
  const words = new Set<string>()
  for (const file of files.filter((name) => name.endsWith('.mdb'))) {
    const text = readFileSync(join(dataDir, 'store', file)).toString('latin1')
    for (const [word, n] of text.matchAll(/quetzal(\d+)x/g))
      if (isErased(Number(n))) words.add(word)
  }
  return words.size
}

/** A number that looks random but is always the same. */
const mixed = (n: number) => (n * 7_919) % 1_009

const messageOf = (n: number) => ({
  _id: `${mixed(n)}-${n}`,
  from: 'visitor',
  conversationId: `c${n % 50}`,
  seq: n,
  rev: 1,
  words: [`quetzal${n}x`],
  at: new Date(),
  updatedAt: new Date(),
  text: `About quetzal${n}x and gates. ${'More of it. '.repeat(mixed(n) % 20)}`,
})

async function write(store: Awaited<ReturnType<typeof open>>): Promise<void> {
  const messages = rowsOf(store, 'messages')
  for (let n = 0; n < count; n += 20) {
    const some = Array.from({ length: 20 }, (_, index) => messageOf(n + index))
    await Promise.all(
      some.map(async (one) => {
        await messages.insertOne(one)
        const answer = { text: 'y'.repeat(mixed(one.seq) % 700) }
        await messages.updateOne({ _id: one._id }, { $set: { answer } })
      }),
    )
  }
}

async function erase(store: Awaited<ReturnType<typeof open>>): Promise<void> {
  const messages = rowsOf(store, 'messages')
  const erased = Array.from({ length: count }, (_, n) => messageOf(n)).filter(({ seq }) =>
    isErased(seq),
  )
  for (const { _id } of erased)
    await messages.updateOne({ _id }, { $unset: { text: '', words: '', answer: '' } })
}

test('erased text is overwritten on disk, and what others write meanwhile stays', async () => {
  const store = await open()
  await write(store)
  const messages = rowsOf(store, 'messages')
  const long = Array.from({ length: 40_000 }, (_, n) => mixed(n * n)).join(' ')
  await messages.insertOne({ ...messageOf(2), _id: '500-long', conversationId: 'long', text: long })
  await erase(store)
  expect(left()).toBeGreaterThan(0)
  store.overwriteErased?.()
  const busy = messageOf(1)._id
  let writes = 0
  await until(async () => {
    await messages.updateOne({ _id: busy }, { $inc: { rev: 1 } })
    await messages.insertOne({ ...messageOf(count + 3 * writes + 1), _id: `new-${writes}` })
    writes += 1
    return left() === 0
  }, 40_000)
  expect(await messages.findOne({ _id: busy })).toMatchObject({ rev: 1 + writes })
  expect(await messages.countDocuments({})).toBe(count + 1 + writes)
  expect(await messages.findOne({ _id: '500-long' })).toMatchObject({ text: long })
  for (let n = 1; n < count; n += 3)
    expect(await messages.findOne({ _id: messageOf(n)._id })).toMatchObject({
      text: messageOf(n).text,
    })
  for (const records of store.records.values()) expect(verify(records)).toEqual([])
  await store.close()
  expect(left()).toBe(0)
})

test('a start finishes pending overwriting', async () => {
  let store = await open()
  await write(store)
  await erase(store)
  store.overwriteErased?.()
  await store.close()
  expect(left()).toBeGreaterThan(0)
  store = await open()
  await until(() => left() === 0, 40_000)
  const found: Row[] = await rowsOf(store, 'messages').find({}).toArray()
  expect(found).toHaveLength(count)
  await store.close()
})

test('overwriting hardly makes the file larger, however often it is done', async () => {
  let store = await open()
  await write(store)
  const size = () => readFileSync(join(dataDir, 'store', 'data.mdb')).length
  const before = size()
  for (let n = 0; n < 5; n += 1) {
    store.overwriteErased?.()
    await new Promise((resolve) => setTimeout(resolve, 800))
    await store.close()
    store = await open()
  }
  await store.close()
  expect(size() - before).toBeLessThan(4 * 1024 * 1024)
})
