/** Calls to MongoDB that end too late: what they stored is told to nobody, which is noticed. */
import { MongoNetworkError } from 'mongodb'
import { beforeEach, expect, test } from 'vitest'
import { createGuard, type Guard } from '#server/store/mongodb/guard'

const limitMs = 20
const unavailable = { name: 'StoreUnavailable' }

let dropped: number
let guard: Guard
beforeEach(() => {
  dropped = 0
  guard = createGuard({ onTimed: () => {}, onDropped: () => void (dropped += 1) })
})

const works = () => guard(limitMs, async () => 'stored', true)

test('a write that is stored too late is told with the next that works', async () => {
  let stored = () => {}
  const write = () => new Promise<void>((resolve) => void (stored = resolve))
  await expect(guard(limitMs, write, true)).rejects.toMatchObject(unavailable)
  await works()
  expect(dropped).toBe(0)
  stored()
  await works()
  await works()
  expect(dropped).toBe(1)
})

test('so is one whose reply was lost', async () => {
  const lost = () => Promise.reject(new MongoNetworkError('connection closed'))
  await expect(guard(limitMs, lost, true)).rejects.toMatchObject(unavailable)
  await expect(guard(limitMs, lost, true)).rejects.toMatchObject(unavailable)
  await guard(limitMs, async () => 'read')
  expect(dropped).toBe(0)
  await works()
  await works()
  expect(dropped).toBe(1)
})

test('so is one whose repeat is refused as a duplicate', async () => {
  const lost = () => Promise.reject(new MongoNetworkError('connection closed'))
  await expect(guard(limitMs, lost, true)).rejects.toMatchObject(unavailable)
  const duplicate = () => Promise.reject(new Error('E11000 duplicate key'))
  await expect(guard(limitMs, duplicate, true)).rejects.toThrow('duplicate')
  expect(dropped).toBe(1)
})

test('a read that failed, and a write that was refused, leave nothing to tell', async () => {
  const lost = () => Promise.reject(new MongoNetworkError('connection closed'))
  await expect(guard(limitMs, lost)).rejects.toMatchObject(unavailable)
  const refused = () => Promise.reject(new Error('Document failed validation'))
  await expect(guard(limitMs, refused, true)).rejects.toThrow('validation')
  await works()
  expect(dropped).toBe(0)
})
