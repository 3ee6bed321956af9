/** A new version's indexes are built, dropped and made unique at the next start. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { IndexSpec } from '#server/store/collectionSpec'
import { createCollection } from '#server/store/embedded/collection'
import { openEnvironment } from '#server/store/embedded/disk/environment'
import { bytesOf, encode, entryCode, idCode, tailOf } from '#server/store/embedded/index/key'
import { openCatalog } from '#server/store/embedded/records/catalog'
import { openJournal } from '#server/store/embedded/records/journal'
import { createRecords } from '#server/store/embedded/records/records'
import { createWriter } from '#server/store/embedded/records/writer'
import { temporaryFolder } from './stores'
import { verify } from './verify'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

async function open(specs: readonly IndexSpec[]) {
  const environment = openEnvironment(folder)
  const disk = openEnvironment(join(folder, 'indexes'))
  const about = environment.table('about')
  const catalog = openCatalog(environment, about, disk)
  const indexes = specs.map((spec) => catalog.open('rows', spec))
  const journal = openJournal(environment)
  const note = (changes: Iterable<{ index: number; code: string; present: boolean }>) => {
    for (const change of changes)
      indexes.find(({ number }) => number === change.index)?.entries.note(change)
  }
  const writer = createWriter({ commit: environment.commit, journal, apply: note })
  const records = createRecords('rows', environment, about, writer, indexes)
  journal.replay(
    (wanted) => indexes.find(({ number }) => number === wanted)?.entries,
    () => records,
  )
  const close = async () => {
    await writer.close()
    await disk.close()
    await environment.close()
  }
  try {
    await catalog.dropOthers()
    await catalog.build([records])
  } catch (error) {
    await close()
    throw error
  }
  return { rows: createCollection(records, writer), records, close }
}

const byName = { key: { name: 1 } } as const
const byTag = { key: { tags: 1, name: -1 } } as const

test('an index added, dropped and added again agrees with the documents each time', async () => {
  const first = await open([byName])
  for (let n = 0; n < 30; n++)
    await first.rows.insertOne({ _id: `r${n}`, name: n % 7, tags: [n % 3, n % 5] })
  await first.close()

  const second = await open([byName, byTag])
  expect(verify(second.records)).toEqual([])
  expect(await second.rows.countDocuments({ tags: 2 })).toBe(14)
  await second.rows.updateOne({ _id: 'r2' }, { $set: { tags: [9] } })
  expect(verify(second.records)).toEqual([])
  await second.close()

  const third = await open([byName])
  await third.rows.deleteOne({ _id: 'r3' })
  await third.rows.updateOne({ _id: 'r4' }, { $set: { tags: [9, 8] } })
  await third.close()

  const fourth = await open([byTag, byName])
  expect(verify(fourth.records)).toEqual([])
  expect(await fourth.rows.countDocuments({ tags: 9 })).toBe(2)
  await fourth.close()
})

test('an index that becomes packed is rebuilt from the documents, and the old one is dropped', async () => {
  const first = await open([byTag])
  for (let n = 0; n < 30; n++) await first.rows.insertOne({ _id: `r${n}`, tags: [n % 3, `t${n}`] })
  await first.close()
  const second = await open([{ ...byTag, packed: true }])
  expect(verify(second.records)).toEqual([])
  expect(await second.rows.countDocuments({ tags: 2 })).toBe(10)
  await second.close()
  const disk = openEnvironment(join(folder, 'indexes'))
  expect(disk.table('rows/tags_1_name_-1').getKeysCount({ limit: 1 })).toBe(0)
  expect(disk.table('rows/tags_1_name_-1_packed').getKeysCount({ limit: 9 })).toBeGreaterThan(1)
  await disk.close()
})

test('an older version’s journal, which lists every entry, is understood', async () => {
  const first = await open([byName])
  await first.rows.insertOne({ _id: 'a', name: 'x' })
  await first.close()
  const environment = openEnvironment(folder)
  const code = entryCode(encode('x'), tailOf(idCode('a')))
  const number = Buffer.from([0, 1])
  const length = Buffer.from([0, code.length])
  const change = Buffer.concat([number, Buffer.from([1]), length, bytesOf(code)])
  await environment.commit([
    { table: environment.table('journal'), key: Buffer.from([0, 0, 0, 0, 0, 1]), value: change },
  ])
  await environment.close()
  const second = await open([byName])
  expect(verify(second.records)).toEqual([])
  expect(await second.rows.countDocuments({ name: 'x' })).toBe(1)
  await second.close()
})

test('an index can’t become unique while two documents have equal values', async () => {
  const first = await open([byName])
  await first.rows.insertOne({ _id: 'a', name: 'same' })
  await first.rows.insertOne({ _id: 'b', name: 'same' })
  await first.close()
  await expect(open([{ ...byName, unique: true }])).rejects.toThrow(
    'The index name_1 of rows cannot be unique: two are the same.',
  )
  const second = await open([byName])
  await second.rows.deleteOne({ _id: 'b' })
  await second.close()
  const third = await open([{ ...byName, unique: true }])
  await expect(third.rows.insertOne({ _id: 'c', name: 'same' })).rejects.toMatchObject({
    code: 11000,
  })
  await third.close()
})
