/** A sweep larger than any before waits for a confirmation, by the process's own clock. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SweepConfirmation, confirmationMs } from '#server/store/sweepConfirmation'
import { openEmbeddedForTest, type TestStore } from './stores'

const now = Date.parse('2026-11-23T12:00:00Z')
const day = 86_400_000

let opened: TestStore
/** Expiry time of each document. */
let documents: number[]
let told: string[]
let elapsed = 0
beforeEach(async () => {
  opened = await openEmbeddedForTest()
  documents = []
  told = []
  elapsed = 0
  const real = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => real() + elapsed)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await opened.dispose()
})

function makeSweep() {
  const look = new SweepConfirmation(opened.store, 'things', (message) => told.push(message))
  return async (at: number): Promise<number> => {
    const expired = (by: number) => documents.filter((end) => end <= by)
    const until = await look.cutoff(at, async (by, limit) => Math.min(limit, expired(by).length))
    if (until === null) return 0
    const gone = expired(until).length
    documents = documents.filter((end) => end > until)
    await look.record(gone)
    return gone
  }
}

test('the first expired documents wait an hour with one log line; later ones are deleted at once', async () => {
  const sweep = makeSweep()
  documents = [now - 2, now - 1]
  expect(await sweep(now)).toBe(0)
  expect(await sweep(now)).toBe(0)
  elapsed += confirmationMs
  expect(await sweep(now)).toBe(2)
  documents = [now - 2, now - 1]
  expect(await makeSweep()(now)).toBe(2)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/2026-11-23T12:00:00.000Z, 2 things have expired, .* \(0\)/)
})

test('the confirmation deletes only what was announced, whatever the clock says by then', async () => {
  const sweep = makeSweep()
  documents = [now - 1, now + 30 * day]
  await sweep(now)
  elapsed += confirmationMs
  expect(await sweep(now + 400 * day)).toBe(1)
  expect(documents).toEqual([now + 30 * day])
})

test('a corrected clock ends the wait, and the next jump starts another', async () => {
  const sweep = makeSweep()
  documents = [now + 30 * day]
  await sweep(now + 400 * day)
  await sweep(now)
  elapsed += confirmationMs
  expect(await sweep(now + 400 * day)).toBe(0)
  expect(told).toHaveLength(2)
})

test('a restart starts the wait again', async () => {
  documents = [now - 1]
  await makeSweep()(now)
  elapsed += confirmationMs
  const sweep = makeSweep()
  expect(await sweep(now)).toBe(0)
  elapsed += confirmationMs
  expect(await sweep(now)).toBe(1)
})

test('huge numbers of expired documents are counted up to a limit', async () => {
  documents = Array.from({ length: 20_000 }, () => now - 1)
  await makeSweep()(now)
  expect(told[0]).toContain('10000 or more things')
})
