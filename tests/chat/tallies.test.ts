/** The counts of interactions: right after every change, after a crash, across daylight saving. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Tallies } from '#server/chat/tallies'
import { countOf } from '#server/chat/tally'
import { openStore } from '#server/store/open'
import type { Store } from '#server/store/port'

let dataDir: string
let store: Store
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tallies-'))
  store = await openStore({ dataDir })
})
afterEach(async () => {
  await store.close()
  rmSync(dataDir, { recursive: true })
})

const feedback = { helpful: true, at: new Date() }

const quiet = { warn() {}, error() {} } as unknown as FastifyBaseLogger
const tallies = (server: string = randomUUID()) =>
  new Tallies(store, { server, timeZone: 'America/New_York', log: quiet })

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
  }
  return store.collection('messages').insertOne({ ...message, ...(feedback ? { feedback } : {}) })
}

test('are kept by day of the company’s time zone, also when the clocks change', async () => {
  const counting = tallies()
  // 3:59 and 4:01 UTC on the day after the clocks went forward: before and after midnight in New York.
  for (const time of ['2026-03-09T03:59:00Z', '2026-03-09T04:01:00Z', '2026-01-09T04:59:00Z']) {
    await counting.touch(new Date(time))
    counting.add(new Date(time), countOf({ feedback }))
  }
  await counting.close()
  expect(await tallies().counts()).toEqual({
    channels: ['chat'],
    all: 3,
    positive: 3,
    negative: 0,
    timeZone: 'America/New_York',
    days: [
      { day: '2026-03-09', all: 1 },
      { day: '2026-03-08', all: 1 },
      { day: '2026-01-08', all: 1 },
    ],
  })
})

test('are counted again where a server ended between a message and its count', async () => {
  const at = new Date('2026-06-01T12:00:00Z')
  const crashed = tallies('crashed')
  await crashed.touch(at)
  await insert(at, { helpful: false })
  await insert(at)
  // The crash: what it would have added is never stored.
  const next = tallies('next')
  await next.repair()
  expect(await next.counts()).toMatchObject({ all: 2, positive: 0, negative: 1 })
  await next.repair()
  await next.touch(at)
  next.add(at, countOf({ feedback }))
  await next.close()
  expect(await tallies().counts()).toMatchObject({ all: 3, positive: 1, negative: 1 })
})

test('leave no mark behind after a clean end', async () => {
  const counting = tallies('clean')
  await counting.touch(new Date())
  expect(await store.collection('facts').countDocuments({})).toBe(1)
  await counting.close()
  expect(await store.collection('facts').countDocuments({})).toBe(0)
})
