/**
 * MongoDB goes away and comes back, seen through a line that is cut and mended: nothing is
 * acknowledged that is not stored, the sender is told to wait, and everything goes on by itself.
 */
import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { adminEvents, ToAdmin } from '#shared/chat/events'
import { changesOf, connectPerson, until } from '../chat/world'
import { judgeConversation, judgeCounts } from '../faults/judge'
import { startLine } from '../faults/line'
import { isLong } from '../faults/long'
import { readCounts, signIn } from '../faults/office'
import { runToEnd } from '../faults/program'
import { Talker } from '../faults/talker'
import { passwords, startServer } from '../runningServer'
import { freshDatabase, mongoUris } from '../store/stores'
import { dropDatabase } from './database'

vi.setConfig({ testTimeout: 180_000 })

const kinds = ['with change streams', 'without change streams']
const servers = kinds.map((kind, at) => ({ kind, uri: mongoUris[at] }))

describe.concurrent.each(servers)('MongoDB $kind', ({ uri }) => {
  const why = uri ? '' : ' (skipped: TEST_MONGODB_URI does not name it)'

  test.skipIf(!uri)(`away and back: nothing false, nothing lost${why}`, async () => {
    const real = freshDatabase(uri ?? '')
    const { hostname, port } = new URL(real)
    const line = await startLine({ host: hostname, port: Number(port) })
    const MONGODB_URI = real.replace(`${hostname}:${port}`, `127.0.0.1:${line.port}`)
    const server = await startServer({ env: { MONGODB_URI, LOG_LEVEL: 'silent' } })
    const cookie = await signIn(server.url)
    const admin = await connectPerson<typeof adminEvents, ToAdmin>(server.url, '/admin', cookie)
    const names = Array.from({ length: 10 }, (_, n) => `Person ${n}`)
    const talkers = await Promise.all(names.map((name) => Talker.open(server.url, name)))
    await Promise.all(talkers.map((talker) => talker.catchUp()))
    await until(() => talkers.every(({ waiting }) => waiting === 0))

    // Cut while sends are under way: some were stored and nobody heard of it.
    for (const talker of talkers) talker.talk(1, 25)
    await until(() => talkers.some(({ acknowledged }) => acknowledged.size > 2))
    line.cut()
    await until(() => talkers.every(({ refusals }) => refusals.length > 0), 20_000)
    for (const talker of talkers) {
      for (const reply of talker.refusals) {
        expect(reply).toMatchObject({
          error: { code: 'unavailable', retryAfter: expect.any(Number) },
        })
      }
    }
    expect((await fetch(server.url)).status).toBe(200)
    const reads = ['/api/health', '/api/chat/interactions', '/api/chat/counts']
    const replies = await Promise.all([
      ...reads.map((path) => fetch(server.url + path, { headers: { cookie } })),
      tryToSignIn(server.url),
    ])
    for (const reply of replies) {
      expect([reply.url, reply.status]).toEqual([reply.url, 503])
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await reply.json()).toMatchObject({ error: { code: 'unavailable' } })
    }

    await line.mend()
    await until(async () => (await fetch(`${server.url}/api/health`)).status === 200, 40_000)
    await until(() => talkers.every(({ inFlight }) => inFlight === 0))
    for (const talker of talkers) talker.refusals.length = 0
    await Promise.all(talkers.map((talker) => talker.catchUp()))
    const stored = await Promise.all(talkers.map((talker) => talker.stored()))
    for (const [at, talker] of talkers.entries()) {
      judgeConversation(talker, stored[at] ?? [])
      expect(stored[at]).toHaveLength(talker.sent.length)
    }
    // What was published while the store was away is asked for; what comes now arrives by itself.
    const talker = talkers[0]
    await talker?.catchUp()
    const last = talker?.sent.at(-1)?.id ?? randomUUID()
    await until(() => changesOf(admin).some(({ id }) => id === last), 20_000)

    // Where nobody knew whether a write had been done, its day is counted again within a minute.
    if (isLong) {
      const all = (await Promise.all(talkers.map((one) => one.stored()))).flat()
      await until(async () => (await readCounts(server.url, cookie)).all === all.length, 70_000)
      judgeCounts(await readCounts(server.url, cookie), all)
    }
    admin.close()
    for (const one of talkers) one.hangUp()
    await server.remove()
    await line.close()
    await dropDatabase(real)
  })
})

function tryToSignIn(url: string): Promise<Response> {
  return fetch(`${url}/api/session/admin`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ password: passwords.admin }),
  })
}

test('a start without its MongoDB ends with one line that names it', async () => {
  const line = await startLine({ port: 1 })
  line.cut()
  const uri = `mongodb://127.0.0.1:${line.port}/?directConnection=true`
  const ended = await runToEnd('main', { env: { MONGODB_URI: uri } })
  expect(ended.code).toBe(1)
  expect(ended.output.trim()).toMatch(/^MongoDB does not answer: .*$/)
  await line.close()
})
