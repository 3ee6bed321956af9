/** Storing the changes of many visits: in batches, and again after a failure. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Calendar } from '#server/analytics/calendar'
import { Visitors } from '#server/analytics/counts/visitors'
import type { StoredHit, StoredVisitor } from '#server/analytics/documents'
import { openStore } from '#server/store/open'
import type { Collection, Store } from '#server/store/port'

const many = 1_000
const day = '2031-06-11'
const at = new Date(`${day}T16:00:00Z`)

let dataDir: string
let store: Store
let stored: Collection<StoredVisitor>
let visitors: Visitors
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'storing-'))
  store = await openStore({ dataDir })
  stored = store.collection<StoredVisitor>('visitors')
  visitors = new Visitors(store, new Calendar('America/New_York'), {
    changed: () => {},
    doubted: () => {},
  })
})
afterEach(async () => {
  await store.close()
  rmSync(dataDir, { recursive: true })
})

test('while many visitors are stored, other work runs in between', async () => {
  await seeAll()
  const { insertOne } = stored
  let begun = 0
  stored.insertOne = (visitor) => {
    begun += 1
    return insertOne(visitor)
  }
  const inTurn: number[] = []
  const look = () => {
    inTurn.push(begun)
    begun = 0
    looking = setImmediate(look)
  }
  let looking = setImmediate(look)
  await visitors.flush()
  clearImmediate(looking)
  expect(inTurn.reduce((sum, count) => sum + count, begun)).toBe(many)
  expect(Math.max(...inTurn)).toBeLessThan(many / 2)
})

test('a visitor that could not be stored is stored with the next write', async () => {
  await seeAll()
  const { insertOne } = stored
  stored.insertOne = (visitor) =>
    visitor._id.endsWith('7') ? Promise.reject(new Error('full')) : insertOne(visitor)
  await expect(visitors.flush()).rejects.toThrow('full')
  expect(await stored.countDocuments({})).toBe(many - many / 10)
  expect(visitors.isClean).toBe(false)
  stored.insertOne = insertOne
  await visitors.flush()
  expect(await stored.countDocuments({})).toBe(many)
  expect(visitors.isClean).toBe(true)
})

test('a visitor looked up while being stored stays in memory', async () => {
  const hit = hitOf('one')
  await visitors.add(hit, at.getTime())
  const { findOne } = stored
  stored.findOne = async (...asked: Parameters<typeof findOne>) => {
    const found = await findOne(...asked)
    await visitors.flush()
    return found
  }
  await visitors.refresh('one')
  expect((await visitors.load('one', day, at.getTime())).visits).toHaveLength(1)
})

/** Each views a page once. */
async function seeAll(): Promise<void> {
  for (let n = 0; n < many; n++) await visitors.add(hitOf(`visitor ${n}`), at.getTime())
}

function hitOf(visitor: string): StoredHit {
  const page = { kind: 'view', path: '/', visitor, visit: 0 } as const
  return { _id: `hit of ${visitor}`, ...page, at, day, expiresAt: at }
}
