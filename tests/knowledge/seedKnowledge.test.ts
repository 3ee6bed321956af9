/** The first entries in a real store. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishedEntries } from '#server/knowledge/publishedEntries'
import type { KnowledgeRecord } from '#server/knowledge/record'
import { seedKnowledge } from '#server/knowledge/seedKnowledge'
import { openStore } from '#server/store/open'
import type { Collection, Store } from '#server/store/port'

let folder: string
let store: Store
let records: Collection<KnowledgeRecord>
let warnings: object[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'knowledge-'))
  store = await openStore({ dataDir: folder })
  records = store.collection<KnowledgeRecord>('knowledge')
  warnings = []
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const read = () => publishedEntries(store, { warn: (details) => warnings.push(details) })
const ids = async () => (await read()).map(({ id }) => id)

test('a new store gets the three entries, once', async () => {
  await seedKnowledge(store, new Date('2025-06-03'))
  const first = await read()
  expect(first.map(({ id }) => id)).toEqual(['basic-info', 'installation', 'pricing'])
  expect(first[0]).toMatchObject({ lastUpdated: '2025-06-03T00:00:00.000Z', version: 1 })
  await seedKnowledge(store, new Date('2026-01-01'))
  expect(await read()).toEqual(first)
})

test('two servers that start at once give them once', async () => {
  await Promise.all([seedKnowledge(store), seedKnowledge(store)])
  expect(await ids()).toEqual(['basic-info', 'installation', 'pricing'])
})

test('one that an admin deleted stays away', async () => {
  await seedKnowledge(store)
  await records.deleteOne({ _id: 'pricing' })
  await seedKnowledge(store)
  expect(await ids()).toEqual(['basic-info', 'installation'])
})

test('one that an admin edited stays as it is', async () => {
  await seedKnowledge(store)
  await records.updateOne({ _id: 'pricing' }, { $set: { content: 'Ask us.', version: 2 } })
  await seedKnowledge(store)
  expect((await read()).find(({ id }) => id === 'pricing')?.content).toBe('Ask us.')
})

test("one that nobody edited follows the company's facts", async () => {
  await seedKnowledge(store)
  await records.updateOne({ _id: 'pricing' }, { $set: { content: 'It costs $1.' } })
  await seedKnowledge(store)
  expect((await read()).find(({ id }) => id === 'pricing')?.content).toContain('$799')
})

test('a broken record is left out and logged; a record without tags gets the default', async () => {
  await seedKnowledge(store)
  await records.updateOne({ _id: 'pricing' }, { $set: { title: '' } })
  await records.updateOne({ _id: 'installation' }, { $unset: { tags: '' } })
  const entries = await read()
  expect(entries.map(({ id, tags }) => [id, tags.length > 0])).toEqual([
    ['basic-info', true],
    ['installation', false],
  ])
  expect(warnings).toMatchObject([{ id: 'pricing', issues: [{ path: ['title'] }] }])
})
