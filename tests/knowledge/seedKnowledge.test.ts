/** The seed entries in a real store. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishedEntries } from '#server/knowledge/publishedEntries'
import { type KnowledgeRecord, contentOf } from '#server/knowledge/record'
import { seedKnowledge } from '#server/knowledge/seedKnowledge'
import { openStore } from '#server/store/open'
import type { Collection, Store, Stored } from '#server/store/port'

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

test('a new store gets the three seed entries once', async () => {
  await seedKnowledge(store, new Date('2025-06-03'))
  const first = await read()
  expect(first.map(({ id }) => id)).toEqual(['basic-info', 'installation', 'pricing'])
  expect(first[0]).toMatchObject({ lastUpdated: '2025-06-03T00:00:00.000Z', version: 1 })
  await seedKnowledge(store, new Date('2026-01-01'))
  expect(await read()).toEqual(first)
})

test('two servers starting at once add the seeds once', async () => {
  await Promise.all([seedKnowledge(store), seedKnowledge(store)])
  expect(await ids()).toEqual(['basic-info', 'installation', 'pricing'])
})

test('a seed entry that an admin deleted stays deleted', async () => {
  await seedKnowledge(store)
  await records.deleteOne({ _id: 'pricing' })
  await seedKnowledge(store)
  expect(await ids()).toEqual(['basic-info', 'installation'])
})

test('a seed entry that an admin edited stays as edited', async () => {
  await seedKnowledge(store)
  await records.updateOne({ _id: 'pricing' }, { $set: { content: 'Ask us.', version: 2 } })
  await seedKnowledge(store)
  expect((await read()).find(({ id }) => id === 'pricing')?.content).toBe('Ask us.')
})

test('an unedited seed entry follows the company’s facts', async () => {
  await seedKnowledge(store)
  await records.updateOne({ _id: 'pricing' }, { $set: { content: 'It costs $1.' } })
  await seedKnowledge(store)
  expect((await read()).find(({ id }) => id === 'pricing')?.content).toContain('$799')
})

test('a seed entry with only added ways of asking follows the facts and keeps the ways', async () => {
  await seedKnowledge(store)
  const given = await records.findOne({ _id: 'pricing' })
  const ways = [{ text: 'what does it come to', from: 'queue' as const }]
  const [first, ...others] = given?.sections ?? []
  if (!given || !first) throw new Error('There is no such section.')
  const sections = [{ ...first, ways }, ...others]
  const old = { ...contentOf(given), sections, content: given.content.replaceAll('$799', '$1') }
  const version = { version: 2, at: new Date(), words: old }
  const versions = [...given.versions, version]
  await records.updateOne({ _id: 'pricing' }, { $set: { ...old, version: 2, versions } })
  await seedKnowledge(store)
  const edited = await records.findOne({ _id: 'pricing' })
  expect(edited, 'another text than was given is an edit').toMatchObject({ content: old.content })

  const { texts } =
    (await store.collection<Given>('facts').findOne({ _id: 'knowledge-seeds' })) ?? {}
  const before = createHash('sha256')
    .update(JSON.stringify([old.category, old.title, old.content, old.tags]))
    .digest('base64url')
  await store
    .collection<Given>('facts')
    .updateOne({ _id: 'knowledge-seeds' }, { $set: { texts: { ...texts, pricing: before } } })
  await seedKnowledge(store)
  const after = await records.findOne({ _id: 'pricing' })
  expect(after).toMatchObject({ content: given.content, version: 2 })
  expect(after?.sections).toEqual(sections)
  expect(after?.versions.map(({ words }) => words.content)).toEqual([given.content, given.content])
})

test('one with a draft follows them once that is discarded', async () => {
  await seedKnowledge(store)
  const given = await records.findOne({ _id: 'pricing' })
  if (!given) throw new Error('There is no such entry.')
  const old = { ...contentOf(given), content: given.content.replaceAll('$799', '$1') }
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([old.category, old.title, old.content, old.tags]))
    .digest('base64url')
  const facts = store.collection<Given>('facts')
  await facts.updateOne({ _id: 'knowledge-seeds' }, { $set: { 'texts.pricing': fingerprint } })
  const changes = { ...old, tags: ['bill'] }
  await records.updateOne({ _id: 'pricing' }, { $set: { ...old, version: 2, changes } })
  await seedKnowledge(store)
  expect(await records.findOne({ _id: 'pricing' })).toMatchObject({ content: old.content })
  await records.updateOne({ _id: 'pricing' }, { $unset: { changes: '' } })
  await seedKnowledge(store)
  expect(await records.findOne({ _id: 'pricing' })).toMatchObject({ content: given.content })
})
interface Given extends Stored {
  texts: Record<string, string>
}

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
