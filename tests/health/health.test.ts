/** Health probes: ready or why not, and alive. */
import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { buildApp } from '#server/app'
import { readSettings } from '#server/config/settings'
import { NoRoom, StoreUnavailable } from '#server/store/errors'
import { openStore } from '#server/store/open'
import { echo } from '../chat/world'
import { startProxy } from '../faults/proxy'
import { rawConnection } from '../faults/rawSocket'
import { makeBuiltFolder } from '../site/builtFolder'
import { dropDatabase, freshDatabase, mongoUris, temporaryFolder } from '../store/stores'

let close = async () => {}
afterEach(() => close())

/** The app on a real store; `ping` runs before the store's own. */
async function start(ping: () => Promise<void> = async () => {}, env: Record<string, string> = {}) {
  const dataDir = temporaryFolder()
  const pagesFolder = makeBuiltFolder()
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env })
  const store = await openStore(settings)
  let pings = 0
  const app = await buildApp(
    settings,
    {
      ...store,
      ping: async () => {
        pings += 1
        await ping()
        await store.ping()
      },
    },
    { answerer: echo, pagesFolder },
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  let closing: Promise<void> | undefined
  const closeAll = () => {
    closing ??= app.close().then(() => {
      for (const folder of [dataDir, pagesFolder]) rmSync(folder, { recursive: true })
    })
    return closing
  }
  close = closeAll
  return {
    ready: () => fetch(`${url}/api/health`),
    live: () => fetch(`${url}/api/health/live`),
    pings: () => pings,
    port: Number(new URL(url).port),
    close: closeAll,
  }
}

async function expectUnready(reply: Response, ...reasons: string[]) {
  expect(reply.status).toBe(503)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await reply.json()).toMatchObject({ error: { code: 'unavailable', reasons } })
}

const never = () => new Promise<void>(() => {})

test('a working server is ready', async () => {
  const site = await start()
  const reply = await site.ready()
  expect([reply.status, await reply.json()]).toEqual([200, { ok: true }])
})

test.each([
  ['a full disk', new NoRoom(), 'The disk is full or nearly full.'],
  ['a store that is away', new StoreUnavailable('at /srv/data'), 'The store can’t be reached.'],
])('a server with %s is not ready, and ready again once it recovers', async (_, error, reason) => {
  let problem: Error | undefined = error
  const site = await start(async () => {
    if (problem) throw problem
  })
  await expectUnready(await site.ready(), reason)
  problem = undefined
  await expect.poll(async () => (await site.ready()).status, { timeout: 10_000 }).toBe(200)
})

test('a silent store makes the server not ready after two seconds, and isn’t queried again meanwhile', async () => {
  const site = await start(never)
  const startedAt = performance.now()
  await expectUnready(await site.ready(), 'The store doesn’t answer.')
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  // The known state is returned; later probes don't add to the hanging ones.
  await expect
    .poll(async () => {
      const askedAt = performance.now()
      await site.ready()
      return performance.now() - askedAt
    })
    .toBeGreaterThan(1_000)
  expect(site.pings()).toBe(1)
})

test('a flood of probes queries the store once', async () => {
  const site = await start()
  const startedAt = performance.now()
  const replies = await Promise.all(Array.from({ length: 500 }, site.ready))
  const seconds = (performance.now() - startedAt) / 1_000
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect(site.pings()).toBeLessThanOrEqual(1 + seconds)
})

test('the liveness probe passes whatever the store does, without a query', async () => {
  const site = await start(never)
  const reply = await site.live()
  expect([reply.status, await reply.json()]).toEqual([200, { ok: true }])
  expect(site.pings()).toBe(0)
})

test('a closing server is not ready and says so, and still alive', async () => {
  const site = await start()
  const asked = async (path: string) => {
    const raw = await rawConnection(site.port)
    // Half a request is in progress, which a closing server waits for.
    raw.socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n`)
    return raw
  }
  const [ready, live] = await Promise.all([asked('/api/health'), asked('/api/health/live')])
  const probe = await site.live()
  expect(probe.status).toBe(200)
  const closing = site.close()
  await expect
    .poll(() =>
      site.live().then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  for (const { socket } of [ready, live]) socket.write('\r\n')
  await ready.hears('"reasons":["The server is shutting down."]')
  expect(ready.heard()).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nretry-after: \d/i)
  await live.hears('{"ok":true}')
  expect(live.heard()).toMatch(/^HTTP\/1\.1 200 /)
  await closing
})

test.skipIf(!mongoUris[0])(
  'a server with a silent MongoDB is not ready until MongoDB answers again',
  async () => {
    const real = freshDatabase(mongoUris[0] ?? '')
    const { hostname, port } = new URL(real)
    const line = await startProxy({ host: hostname, port: Number(port) })
    const site = await start(undefined, {
      MONGODB_URI: real.replace(`${hostname}:${port}`, `127.0.0.1:${line.port}`),
    })
    expect((await site.ready()).status).toBe(200)
    line.muffle()
    await expect.poll(async () => (await site.ready()).status, { timeout: 15_000 }).toBe(503)
    await expectUnready(await site.ready(), 'The store doesn’t answer.')
    line.cut()
    await line.mend()
    await expect.poll(async () => (await site.ready()).status, { timeout: 30_000 }).toBe(200)
    await site.close()
    await line.close()
    await dropDatabase(real)
  },
)
