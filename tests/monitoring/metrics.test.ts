/** Metrics of the built server, as a monitor scrapes them. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { teammateEvents, ToTeammate, ToVisitor, visitorEvents } from '#shared/chat/events'
import { errorCodes } from '#shared/contract'
import { connectPerson, until } from '../chat/world'
import { smtpEnv, startTestMailbox } from '../contact/testMailbox'
import { cookieOf } from '../cookieOf'
import { signIn } from '../faults/admin'
import { freePort } from '../freePort'
import { readPromText, type Scraped } from '../promText'
import { type RunningServer, startServer } from '../runningServer'
import { dropDatabase, freshDatabase, mongoUris } from '../store/stores'

const token = 'a token of the monitor’s own'.replaceAll(/[^a-z]/g, '-')
const ours = /^visitor_access_/

async function scrape({ url }: RunningServer): Promise<Scraped & { text: string }> {
  const reply = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  const text = await reply.text()
  return { ...readPromText(text), text }
}

async function visit(url: string) {
  const opened = await fetch(`${url}/api/chat/open`, { method: 'POST', headers: { origin: url } })
  const cookie = cookieOf(opened)
  const person = await connectPerson<typeof visitorEvents, ToVisitor>(url, '/visitor', cookie)
  await person.ask('join', {})
  return person
}

const isAnswered = (person: Awaited<ReturnType<typeof visit>>, id: string) => () =>
  person.told.some(
    ({ event, value }) =>
      event === 'message' && value.id === id && value.answer.status !== 'waiting',
  )

describe('the metrics', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ env: { METRICS_TOKEN: token, LOG_LEVEL: 'trace' } })
  })
  afterAll(() => server.remove())

  test('count exactly what was done', async () => {
    const cookie = await signIn(server.url)
    const admin = await connectPerson<typeof teammateEvents, ToTeammate>(
      server.url,
      '/admin',
      cookie,
    )
    const visitor = await visit(server.url)
    await visitor.ask('panel', { open: true })
    const before = await scrape(server)
    expect(before.sum('visitor_access_sockets', { namespace: 'visitor' })).toBe(1)
    expect(before.sum('visitor_access_sockets', { namespace: 'admin' })).toBe(1)
    expect(before.sum('visitor_access_open_panels')).toBe(1)
    expect(before.sum('visitor_access_ready')).toBe(1)
    expect(before.sum('visitor_access_disk_free_bytes')).toBeGreaterThan(1e6)

    const texts = ['How much is the base subscription?', 'Wie spät ist es in Rio?', 'Hello!']
    const ids = texts.map(() => randomUUID())
    for (const [index, text] of texts.entries()) {
      await visitor.ask('send', { id: ids[index] ?? '', text, page: '/' })
      await until(isAnswered(visitor, ids[index] ?? ''))
    }
    // A repeat of a stored message, and two refusals.
    await visitor.ask('send', { id: ids[0] ?? '', text: texts[0] ?? '', page: '/' })
    await visitor.attempt('send', { id: randomUUID(), text: 'x'.repeat(2_001), page: '/' })
    await visitor.attempt('an-event-of-a-stranger', {})
    expect((await fetch(`${server.url}/api/chat/counts`)).status).toBe(401)
    expect((await fetch(`${server.url}/api/no-such-${randomUUID()}`)).status).toBe(404)
    expect((await fetch(server.url)).status).toBe(200)
    visitor.close()
    const sockets = { namespace: 'visitor' }
    const after = await until(async () => {
      const scraped = await scrape(server)
      return scraped.sum('visitor_access_sockets', sockets) === 0 && scraped
    })

    const moved = (name: string, labels?: Record<string, string>) =>
      after.sum(name, labels) - before.sum(name, labels)
    expect(moved('visitor_access_messages_total')).toBe(3)
    expect(moved('visitor_access_messages_total', { channel: 'chat' })).toBe(3)
    expect(moved('visitor_access_answers_total')).toBe(3)
    const answers = (outcome: string, kind: string) =>
      moved('visitor_access_answers_total', { outcome, kind })
    expect(answers('done', 'passages')).toBe(1)
    expect(answers('done', 'small-talk')).toBe(1)
    expect(answers('admitted', 'none')).toBe(1)
    expect(moved('visitor_access_answer_seconds_count')).toBe(3)
    const delivered = (stage: string) => moved('visitor_access_delivery_seconds_count', { stage })
    expect([delivered('stored'), delivered('published')]).toEqual([3, 3])
    expect(delivered('acknowledged')).toBe(4)
    expect(moved('visitor_access_delivery_seconds_sum', { stage: 'stored' })).toBeGreaterThan(0)
    expect(moved('visitor_access_store_seconds_count', { operation: 'commit' })).toBeGreaterThan(3)
    expect(moved('visitor_access_refusals_total', { code: 'invalid' })).toBe(1)
    expect(moved('visitor_access_refusals_total', { code: 'not-found' })).toBe(2)
    expect(moved('visitor_access_refusals_total', { code: 'unauthorized' })).toBe(1)
    expect(moved('visitor_access_refusals_total')).toBe(4)
    const requests = (route: string, status: string) =>
      moved('visitor_access_http_requests_total', { method: 'GET', route, status })
    expect(requests('/api/chat/counts', '401')).toBe(1)
    expect(requests('none', '404')).toBe(1)
    expect(requests('/', '200')).toBe(1)
    expect(after.sum('visitor_access_open_panels')).toBe(0)
    await until(
      async () =>
        (await scrape(server)).sum('visitor_access_queue_length', { queue: 'training' }) === 1,
    )
    admin.close()
  })

  test('describe the process: memory, garbage collection, event loop delay', async () => {
    const scraped = await scrape(server)
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_heap_size_used_bytes',
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_gc_duration_seconds_count',
    ])
      expect([name, scraped.sum(name) > 0]).toEqual([name, true])
  })

  test('are valid Prometheus: each has its help, type and unit', async () => {
    const { text, samples, help, types } = await scrape(server)
    for (const name of new Set(samples.map((one) => one.name))) {
      const family = types.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '')
      expect([name, types.get(family) !== undefined]).toEqual([name, true])
      expect([name, (help.get(family)?.length ?? 0) > 10]).toEqual([name, true])
    }
    const known = [...types].filter(([name]) => ours.test(name))
    for (const [name, type] of known) expect(name.endsWith('_total')).toBe(type === 'counter')
    const lint = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' })
    if (lint.error) return
    const complaints = lint.stderr.split('\n').filter((said) => ours.test(said))
    expect(complaints).toEqual([])
  })

  test('contain no personal data and nothing strangers chose', async () => {
    const visitor = await visit(server.url)
    const words = 'xyzzy plugh frobozz'
    await visitor.ask('send', { id: randomUUID(), text: words, page: '/frobozz' })
    await visitor.attempt('frobozz', { frobozz: 'frobozz' })
    const headers = {
      'user-agent': 'frobozz',
      'x-forwarded-for': '192.0.2.77',
      cookie: 'visitor=frobozz',
      referer: 'https://frobozz.example/',
    }
    for (const path of ['/frobozz', '/api/frobozz', '/?frobozz=1', '/assets/frobozz.js'])
      await fetch(server.url + path, { headers })
    for (const method of ['PROPFIND', 'POST']) await fetch(`${server.url}/q/frobozz`, { method })
    const { text, samples } = await scrape(server)
    for (const secret of ['frobozz', 'xyzzy', '192.0.2', visitor.cookie.split('=')[1] ?? '', token])
      expect(text).not.toContain(secret)
    const routes = new Set(samples.flatMap(({ labels }) => labels.route ?? []))
    for (const route of routes) expect(route).toMatch(/^(none|\/[\w./:*-]*)$/)
    const codes = new Set(samples.flatMap(({ labels }) => labels.code ?? []))
    expect([...codes].sort()).toEqual(Object.keys(errorCodes).sort())
    visitor.close()
  })

  test('stay bounded in time and size under load', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => visit(server.url)))
    const sending = people.map(async (person) => {
      for (let n = 0; n < 20; n++)
        await person.ask('send', { id: randomUUID(), text: `Hello ${n}`, page: '/' })
    })
    const before = await scrape(server)
    const startedAt = performance.now()
    const scraped = await Promise.all(Array.from({ length: 100 }, () => scrape(server)))
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    await Promise.all(sending)
    const sizes = scraped.map(({ text }) => text.length)
    expect(Math.max(...sizes)).toBeLessThan(200_000)
    const messages = (one: Scraped) => one.sum('visitor_access_messages_total')
    expect(messages(await scrape(server)) - messages(before)).toBeLessThanOrEqual(200)
    for (const person of people) person.close()
  })

  test('never log the token', async () => {
    for (const authorization of [`Bearer ${token}`, `Bearer ${token}x`, `Basic ${token}`])
      await fetch(`${server.url}/api/metrics`, { headers: { authorization } })
    expect(server.output()).toContain(' is ready.')
    expect(server.output()).not.toContain(token)
  })
})

test('waiting e-mails are counted as a queue', async () => {
  const port = await freePort()
  const post = await startTestMailbox()
  const env = { ...smtpEnv(post, port), PORT: String(port), METRICS_TOKEN: token }
  await post.close()
  const server = await startServer({ env })
  const length = async () =>
    (await scrape(server)).sum('visitor_access_queue_length', { queue: 'emails' })
  expect(await length()).toBe(0)
  const body = { id: randomUUID(), to: 'dana@example.com', consent: false, name: 'Dana' }
  const asked = await fetch(`${server.url}/api/contact/links`, {
    method: 'POST',
    headers: { origin: env.PUBLIC_URL ?? '', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(asked.status).toBe(200)
  expect(await length()).toBe(1)
  await server.remove()
})

test.skipIf(!mongoUris[0])('MongoDB commands are timed', async () => {
  const MONGODB_URI = freshDatabase(mongoUris[0] ?? '')
  const server = await startServer({ env: { MONGODB_URI, METRICS_TOKEN: token } })
  const visitor = await visit(server.url)
  const before = await scrape(server)
  await visitor.ask('send', { id: randomUUID(), text: 'Hello', page: '/' })
  const after = await scrape(server)
  const commands = (one: Scraped) =>
    one.sum('visitor_access_store_seconds_count', { operation: 'command' })
  expect(commands(after)).toBeGreaterThan(commands(before))
  expect(after.sum('visitor_access_messages_total')).toBe(1)
  visitor.close()
  await server.remove()
  await dropDatabase(MONGODB_URI)
})
