/** The clock for change timestamps, on several servers and with a clock that jumps. */
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChangeClock } from '#server/chat/messages/changeClock'
import { MessageQueries } from '#server/chat/messages/queries'
import { openEmbeddedForTest, type TestStore } from '../store/stores'

const quiet = { warn() {} } as unknown as FastifyBaseLogger
const minute = 60_000

let opened: TestStore
beforeEach(async () => {
  opened = await openEmbeddedForTest()
})
afterEach(() => opened.dispose())

/** A server whose clock is off by `shift`. */
function serverAt(shift: { ms: number }) {
  const stamps = new ChangeClock(
    new MessageQueries(opened.store),
    false,
    quiet,
    () => Date.now() + shift.ms,
  )
  const stored = async () => {
    const updatedAt = stamps.next()
    const _id = randomUUID()
    await opened.store.collection('messages').insertOne({
      _id,
      conversationId: _id,
      seq: 1,
      updatedAt,
    } as never)
    return updatedAt.getTime()
  }
  return { stamps, stored }
}

test('timestamps never decrease, whatever the clock does, and keep advancing', async () => {
  const shift = { ms: 0 }
  const { stamps } = serverAt(shift)
  let last = 0
  for (const ms of [0, -10 * minute, 400 * 24 * 60 * minute, 0, -minute]) {
    shift.ms = ms
    for (let n = 0; n < 100; n++) {
      const next = stamps.next().getTime()
      expect(next).toBeGreaterThanOrEqual(last)
      last = next
    }
  }
  const from = performance.now()
  while (performance.now() < from + 20) stamps.next()
  // Otherwise 400 days of changes would share a timestamp and be fetched on each reconnect.
  expect(stamps.next().getTime()).toBeGreaterThan(last)
})

test('a server with a slow clock continues after the latest stored timestamp', async () => {
  const ahead = await serverAt({ ms: 10 * minute }).stored()
  const { stamps, stored } = serverAt({ ms: 0 })
  await stamps.sync()
  expect(await stored()).toBeGreaterThanOrEqual(ahead)
})

test('a running server picks up other servers’ timestamps and reports no later time to screens', async () => {
  const behind = serverAt({ ms: 0 })
  const other = serverAt({ ms: 10 * minute })
  await behind.stored()
  const ahead = await other.stored()
  expect(behind.stamps.readAt).toBeLessThan(ahead)
  await behind.stamps.sync()
  expect(behind.stamps.readAt).toBe(ahead)
  expect(await behind.stored()).toBeGreaterThanOrEqual(ahead)
})

test('a record with an invalid timestamp is ignored', async () => {
  await opened.store.collection('messages').insertOne({ _id: 'broken', updatedAt: 'soon' } as never)
  const { stamps } = serverAt({ ms: 0 })
  await stamps.sync()
  expect(stamps.readAt).toBe(0)
  expect(Math.abs(stamps.next().getTime() - Date.now())).toBeLessThan(minute)
})
