/** The writer when a commit fails or hangs: nothing is reported as stored. */
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCollection, type EmbeddedCollection } from '#server/store/embedded/collection'
import type { Commit } from '#server/store/embedded/disk/commit'
import { type Environment, openEnvironment } from '#server/store/embedded/disk/environment'
import { Entries } from '#server/store/embedded/index/entries'
import { describeIndex } from '#server/store/embedded/index/index'
import { TableEntries } from '#server/store/embedded/index/tableEntries'
import { type JournalRecord, openJournal } from '#server/store/embedded/records/journal'
import { createRecords, type Records } from '#server/store/embedded/records/records'
import { createWriter, type Writer } from '#server/store/embedded/records/writer'
import { temporaryFolder } from './stores'
import { verify } from './verify'

const limitMs = 100
const unavailable = { name: 'StoreUnavailable' }

let folder: string
let environment: Environment
let writer: Writer
let records: Records
let rows: EmbeddedCollection
/** How often a commit succeeded after its writes were refused. */
let late: number
/** Run instead of the next commits. */
let disturbances: ((commit: () => Promise<void>) => Promise<void>)[]

function open(patienceMs?: number) {
  environment = openEnvironment(folder)
  const journal = openJournal(environment)
  const entries = new Entries(
    new TableEntries(environment.table('entries'), environment.commit),
    true,
  )
  const spec = { key: { name: 1 }, unique: true } as const
  const index = describeIndex(spec, entries, { number: 1, many: [] })
  const commit: Commit = (puts) => {
    const real = () => environment.commit(puts)
    const disturb = disturbances.shift()
    return disturb ? disturb(real) : real()
  }
  const apply = (changes: Iterable<JournalRecord>) => {
    for (const change of changes) if (change.index === 1) entries.note(change)
  }
  const onDropped = () => void (late += 1)
  const waits = { limitMs, ...(patienceMs && { patienceMs }) }
  writer = createWriter({ commit, journal, apply, onDropped, ...waits })
  records = createRecords('rows', environment, environment.table('about'), writer, [index])
  rows = createCollection(records, writer)
  journal.replay(
    () => entries,
    () => records,
  )
}

beforeEach(() => {
  folder = temporaryFolder()
  disturbances = []
  late = 0
  open()
})
afterEach(async () => {
  expect(verify(records)).toEqual([])
  await writer.close()
  await environment.close()
  rmSync(folder, { recursive: true })
})

const fails = () => Promise.reject(new Error('The disk has a bad day.'))

/** A commit that waits until released, then commits or fails. */
function held(end: (commit: () => Promise<void>) => Promise<void> = (commit) => commit()) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  disturbances.push(async (commit) => {
    await released
    await end(commit)
  })
  return { release: () => release() }
}

describe('when a commit fails', () => {
  test('its writes and those depending on it are refused, and nothing of them is stored', async () => {
    await rows.insertOne({ _id: 'before', name: 'b', count: 1 })
    const commit = held(fails)
    const inIt = [
      rows.insertOne({ _id: 'a', name: 'a', neverSeenBefore: 1 }),
      rows.updateOne({ _id: 'a' }, { $set: { name: 'other' } }),
      rows.updateOne({ _id: 'before' }, { $inc: { count: 1 } }),
      rows.deleteOne({ _id: 'before' }),
    ]
    const first = Promise.allSettled(inIt)
    await new Promise(setImmediate)
    const onTop = [
      rows.insertOne({ _id: 'c', name: 'c' }),
      rows.updateOne({ _id: 'a' }, { $set: { n: 1 } }),
    ]
    commit.release()
    for (const outcome of [...(await first), ...(await Promise.allSettled(onTop))])
      expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable })
    expect(await rows.find({}).toArray()).toEqual([{ _id: 'before', name: 'b', count: 1 }])
  })

  test('is known until a commit succeeds', async () => {
    disturbances.push(fails)
    await expect(rows.insertOne({ _id: 'a', name: 'A' })).rejects.toThrow()
    expect(writer.isFailing()).toBe(true)
    await rows.insertOne({ _id: 'a', name: 'A' })
    expect(writer.isFailing()).toBe(false)
  })

  test('the same writes succeed when retried', async () => {
    disturbances.push(fails)
    const document = { _id: 'a', name: 'a', neverSeenBefore: { deep: 1 } }
    await expect(rows.insertOne(document)).rejects.toMatchObject(unavailable)
    await rows.insertOne(document)
    await writer.close()
    await environment.close()
    open()
    expect(await rows.findOne({ _id: 'a' })).toEqual(document)
  })

  test('a duplicate of a lost write isn’t reported as a duplicate', async () => {
    disturbances.push(fails)
    const lost = rows.insertOne({ _id: 'a', name: 'a' })
    const twin = rows.insertOne({ _id: 'b', name: 'a' })
    for (const outcome of await Promise.allSettled([lost, twin]))
      expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable })
    await rows.insertOne({ _id: 'b', name: 'a' })
  })
})

describe('when a commit doesn’t finish in time', () => {
  test('waiting and new writes are refused, and writes resume once it finishes', async () => {
    const commit = held()
    const late = rows.insertOne({ _id: 'late', name: 'late' })
    const lateRefused = expect(late).rejects.toMatchObject(unavailable)
    await new Promise(setImmediate)
    const behind = rows.insertOne({ _id: 'behind', name: 'behind' })
    await expect(behind).rejects.toMatchObject(unavailable)
    await lateRefused
    const began = performance.now()
    await expect(rows.insertOne({ _id: 'new', name: 'new' })).rejects.toMatchObject(unavailable)
    expect(performance.now() - began).toBeLessThan(limitMs / 2)
    commit.release()
    await expect
      .poll(() => rows.insertOne({ _id: 'next', name: 'next' }).catch(() => null))
      .not.toBeNull()
    const there = (await rows.find({}).toArray()).map(({ _id }) => _id)
    expect(there.sort()).toEqual(['late', 'next'])
    expect(await rows.updateOne({ _id: 'late' }, { $set: { name: 'found' } })).toMatchObject({
      modifiedCount: 1,
    })
  })

  test('a unique value it may have stored stays taken', async () => {
    const commit = held()
    await expect(rows.insertOne({ _id: 'late', name: 'x' })).rejects.toMatchObject(unavailable)
    expect(late).toBe(0)
    commit.release()
    const twin = () =>
      rows.insertOne({ _id: 'twin', name: 'x' }).catch((error: { code?: number }) => error.code)
    await expect.poll(twin).toBe(11000)
  })

  test('it is told once the refused writes are stored after all, not if they failed', async () => {
    const failing = held(fails)
    await expect(rows.insertOne({ _id: 'lost', name: 'lost' })).rejects.toMatchObject(unavailable)
    failing.release()
    await expect
      .poll(() => rows.insertOne({ _id: 'kept', name: 'kept' }).catch(() => null))
      .not.toBeNull()
    expect(late).toBe(0)
    const slow = held()
    await expect(rows.insertOne({ _id: 'late', name: 'late' })).rejects.toMatchObject(unavailable)
    slow.release()
    await expect.poll(() => late).toBe(1)
    expect(await rows.findOne({ _id: 'late' })).not.toBeNull()
  })
})

test('simultaneous writes share a commit', async () => {
  let commits = 0
  for (let i = 0; i < 100; i++)
    disturbances.push((commit) => {
      commits++
      return commit()
    })
  const writes = Array.from({ length: 50 }, (_, n) => rows.insertOne({ _id: `${n}`, name: `${n}` }))
  await Promise.all(writes)
  expect(commits).toBeLessThanOrEqual(2)
})

describe('a write that nobody waits for', () => {
  let commits: number
  beforeEach(() => {
    commits = 0
    for (let i = 0; i < 10; i++)
      disturbances.push((commit) => {
        commits++
        return commit()
      })
  })
  const patient = () => createCollection(records, writer, { isPatient: true })

  test('shares the next commit that somebody waits for, and is confirmed after it', async () => {
    await writer.close()
    await environment.close()
    open(10 * limitMs)
    const told: string[] = []
    const tell = (name: string) => () => told.push(name)
    const shared = patient().insertOne({ _id: 'a', name: 'a' }).then(tell('who does not wait'))
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
    expect(commits).toBe(0)
    await rows.insertOne({ _id: 'b', name: 'b' }).then(tell('who waits'))
    await shared
    expect(commits).toBe(1)
    expect(told).toEqual(['who waits', 'who does not wait'])
    expect((await rows.find({}).toArray()).map(({ _id }) => _id).sort()).toEqual(['a', 'b'])
  })

  test('is visible at once to later decisions, and is committed by itself when nobody writes', async () => {
    const writes = [
      patient().insertOne({ _id: 'a', name: 'a', count: 1 }),
      patient().updateOne({ _id: 'a' }, { $inc: { count: 1 } }),
    ]
    await Promise.all(writes)
    expect(commits).toBe(1)
    expect(await rows.findOne({ _id: 'a' })).toMatchObject({ count: 2 })
  })

  test('is refused with the commit it shared', async () => {
    disturbances = [fails]
    const shared = patient().insertOne({ _id: 'a', name: 'a' })
    const refused = expect(shared).rejects.toMatchObject(unavailable)
    await expect(rows.insertOne({ _id: 'b', name: 'b' })).rejects.toMatchObject(unavailable)
    await refused
    expect(await rows.find({}).toArray()).toEqual([])
  })
})

test('changing an object after the call doesn’t change what is stored', async () => {
  const document = { _id: 'a', name: 'a', list: [1] }
  const inserted = rows.insertOne(document)
  document.list.push(2)
  document.name = 'changed'
  await inserted
  expect(await rows.findOne({ _id: 'a' })).toEqual({ _id: 'a', name: 'a', list: [1] })
})
