/** Probes are open to everybody; metrics only to the monitor. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { connectPerson } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { readPromText } from '../promText'
import { type RunningServer, startServer } from '../runningServer'
import { dropDatabase, freshDatabase, mongoUris } from '../store/stores'

const token = randomUUID()

const scrape = async ({ url }: RunningServer) => {
  const headers = { authorization: `Bearer ${token}` }
  return readPromText(await (await fetch(`${url}/api/metrics`, { headers })).text())
}

/** Sends requests over many connections; resolves to the number of replies by status. */
async function flood(url: string, paths: string[], each: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const one = async (at: number) => {
    for (let n = 0; n < each; n++) {
      const { status } = await fetch(url + paths[(at + n) % paths.length])
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 40 }, (_, index) => one(index)))
  return statuses
}

test('a flood of health probes costs the store nothing and delays no visitor', async () => {
  const server = await startServer({ env: { METRICS_TOKEN: token } })
  const { url } = server
  const opened = await fetch(`${url}/api/chat/open`, { method: 'POST', headers: { origin: url } })
  const cookie = cookieOf(opened)
  const visitor = await connectPerson<typeof visitorEvents, ToVisitor>(url, '/visitor', cookie)
  await visitor.ask('join', {})
  const commits = async () => (await scrape(server)).sum('visitor_access_store_seconds_count')
  // Waits until the start's own writes are done.
  let before = await commits()
  await expect
    .poll(
      async () => {
        const last = before
        before = await commits()
        return before === last
      },
      { interval: 500, timeout: 10_000 },
    )
    .toBe(true)
  const statuses = await flood(url, ['/api/health', '/api/health/live'], 25)
  expect([...statuses]).toEqual([[200, 1_000]])
  // The 1,000 probes write nothing; the server's timers do.
  expect((await commits()) - before).toBeLessThan(20)

  const flooding = flood(url, ['/api/health', '/api/health/live'], 25)
  for (let n = 0; n < 10; n++)
    await visitor.ask('send', { id: randomUUID(), text: `Hello ${n}`, page: '/' })
  expect([...(await flooding)]).toEqual([[200, 1_000]])
  visitor.close()
  await server.remove()
})

test.skipIf(!mongoUris[0])('a flood of health probes queries MongoDB once a second', async () => {
  const MONGODB_URI = freshDatabase(mongoUris[0] ?? '')
  const server = await startServer({ env: { MONGODB_URI, METRICS_TOKEN: token } })
  const commands = async () => (await scrape(server)).sum('visitor_access_store_seconds_count')
  const idleFrom = performance.now()
  const first = await commands()
  await flood(server.url, ['/api/health/live'], 25)
  const second = await commands()
  const idle = performance.now() - idleFrom
  const from = performance.now()
  await flood(server.url, ['/api/health'], 25)
  const seconds = (performance.now() - from) / 1_000
  // Allows for the commands its timers send meanwhile.
  const byItself = ((second - first) / idle) * 1_000
  expect((await commands()) - second).toBeLessThan(20 + 2 * (1 + byItself) * (1 + seconds))
  await server.remove()
  await dropDatabase(MONGODB_URI)
})

test.each([
  ['without a token', undefined],
  ['with a wrong one', `Bearer ${'x'.repeat(36)}`],
  ['with the start of the right one', `Bearer ${token.slice(0, -1)}`],
  ['with more than the right one', `Bearer ${token}x`],
  ['with the right one in another scheme', `Basic ${token}`],
  ['with an empty one', 'Bearer '],
  ['with a huge one', `Bearer ${'x'.repeat(10_000)}`],
])('metrics are refused to a scraper %s', async (_, authorization) => {
  const { url } = await guarded()
  const headers = authorization === undefined ? {} : { authorization }
  for (const path of ['/api/metrics', `/api/metrics?token=${token}`]) {
    const reply = await fetch(url + path, { headers })
    const text = await reply.text()
    expect([path, reply.status]).toEqual([path, path.includes('?') ? reply.status : 401])
    expect([400, 401]).toContain(reply.status)
    expect(text).not.toContain('visitor_access_')
  }
  const refused = await fetch(`${url}/api/metrics`, { headers })
  expect(await refused.json()).toMatchObject({ error: { code: 'unauthorized' } })
})

test('metrics are refused to admins without the token', async () => {
  const { url } = await guarded()
  const cookie = `admin-session=${'x'.repeat(43)}`
  expect((await fetch(`${url}/api/metrics`, { headers: { cookie } })).status).toBe(401)
})

test('without METRICS_TOKEN there are no metrics', async () => {
  const server = await startServer()
  for (const authorization of ['', 'Bearer ', 'Bearer undefined', `Bearer ${token}`]) {
    const reply = await fetch(`${server.url}/api/metrics`, { headers: { authorization } })
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ error: { code: 'not-found' } })
  }
  await server.remove()
})

let shared: Promise<RunningServer> | undefined
/** One server shared by all tests that only probe. */
function guarded(): Promise<RunningServer> {
  shared ??= startServer({ env: { METRICS_TOKEN: token } })
  return shared
}
afterAll(async () => (await shared)?.remove())
