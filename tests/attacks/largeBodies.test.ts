/** Large bodies, or many of them, aren't read, and others' messages are stored as before. */
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyBytes } from '#server/http/limits/bodies'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { connectPerson, until } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { rawConnection } from '../faults/rawSocket'
import { memoryOf } from '../memoryOf'
import { type RunningServer, startServer } from '../runningServer'
import { ask } from '../site/ask'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.remove())

const json = { 'content-type': 'application/json' }
const from = (address: string) => ({ 'x-forwarded-for': address })

function post(path: string, address: string, body: string) {
  const headers = { origin: server.url, ...json, ...from(address) }
  return ask(server.port, path, { method: 'POST', headers, body })
}

/** JSON with many names, the slowest to parse: at most `bytes` long. */
function manyNames(bytes: number): string {
  const one = (n: number) => `"k${1_000_000 + n}":1`
  const count = Math.floor((bytes - 2) / (one(0).length + 1))
  return `{${Array.from({ length: count }, (_, n) => one(n)).join(',')}}`
}

const mebibyte = 1024 * 1024

test.each(['/api/contact/requests', '/api/visits', '/api/session/admin', '/api/nothing'])(
  'a body for %s larger than a form is refused unread',
  async (path) => {
    // A client cut off while sending may lose the reply along with its connection.
    const reply = await until(() => post(path, '192.0.2.1', manyNames(mebibyte)).catch(() => null))
    expect([reply.status, JSON.parse(reply.text).error.code]).toEqual([413, 'too-large'])
  },
)

test('a call without a body reads none', async () => {
  const reply = await post('/api/chat/open', '192.0.2.2', '{"half":')
  expect(reply.status).toBe(200)
})

test('too many bodies from one address are told to wait, those from another are not', async () => {
  const body = manyNames(bodyBytes)
  const replies = []
  for (let n = 0; n < 100; n++) replies.push((await post('/api/visits', '192.0.2.3', body)).status)
  expect(new Set(replies)).toEqual(new Set([400, 429]))
  expect(replies.filter((status) => status === 400).length).toBeLessThan(50)
  expect((await post('/api/visits', '192.0.2.4', body)).status).toBe(400)
})

test('an IPv6 block gets no more body reads than a few networks', async () => {
  const body = manyNames(bodyBytes)
  const statuses = []
  for (let n = 0; n < 150; n++)
    statuses.push((await post('/api/visits', `2001:db8:7:${n.toString(16)}::1`, body)).status)
  expect(statuses.slice(0, 8)).toEqual(Array(8).fill(400))
  expect(statuses.slice(-8)).toContain(429)
  expect((await post('/api/visits', '2001:db8:8::1', body)).status).toBe(400)
})

test('a thousand bodies that never end cost little memory', async () => {
  const before = memoryOf(server.pid)
  const half = 'x'.repeat(bodyBytes / 2)
  const opened = await Promise.all(
    Array.from({ length: 1_000 }, async () => {
      const raw = await rawConnection(server.port)
      raw.socket.write(
        `POST /api/visits HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${server.url}\r\n` +
          `X-Forwarded-For: 192.0.2.5\r\nContent-Type: application/json\r\nContent-Length: ${bodyBytes}\r\n\r\n`,
      )
      raw.socket.write(half)
      return raw
    }),
  )
  expect((await ask(server.port, '/api/health')).status).toBe(200)
  expect(memoryOf(server.pid) - before).toBeLessThan(48 * mebibyte)
  for (const { socket } of opened) socket.destroy()
})

test('bodies queued behind another request of their connection count for their address', async () => {
  const head = `Host: 127.0.0.1:${server.port}\r\nOrigin: ${server.url}\r\nX-Forwarded-For: 192.0.2.8\r\n`
  const polling = '/socket.io/?EIO=4&transport=polling'
  const opened = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const raw = await rawConnection(server.port)
      raw.socket.write(`GET ${polling} HTTP/1.1\r\n${head}\r\n`)
      await raw.hears('}')
      const { sid } = JSON.parse(/{.*}/.exec(raw.heard())?.[0] ?? '')
      // Answered once there is something to report, after half a minute at the latest.
      raw.socket.write(
        `GET ${polling}&sid=${sid} HTTP/1.1\r\n${head}\r\n` +
          `POST /api/visits HTTP/1.1\r\n${head}Content-Length: ${bodyBytes}\r\n\r\n${'x'.repeat(1_000)}`,
      )
      return raw.socket
    }),
  )
  const isOpen = ({ closed }: Socket) => !closed
  await until(() => opened.filter(isOpen).length < 50)
  expect(opened.filter(isOpen).length).toBeGreaterThan(5)
  for (const socket of opened) socket.destroy()
})

test('another visitor waits hardly longer during a flood of large bodies', async () => {
  const ours = from('192.0.2.6')
  const headers = { origin: server.url, ...ours }
  const opened = await fetch(`${server.url}/api/chat/open`, { method: 'POST', headers })
  const visitor = await connectPerson<typeof visitorEvents, ToVisitor>(
    ...([server.url, '/visitor', cookieOf(opened), ours] as const),
  )
  /** The second slowest of 20 stored messages, in milliseconds. */
  async function slowest(): Promise<number> {
    const took: number[] = []
    for (let n = 0; n < 20; n++) {
      const begun = performance.now()
      await visitor.ask('panel', { open: true })
      took.push(performance.now() - begun)
    }
    return took.sort((a, b) => b - a)[1] ?? 0
  }
  const body = manyNames(mebibyte)
  const ratios: number[] = []
  for (let round = 0; round < 3; round++) {
    const alone = await slowest()
    // Some are cut off while the other visitor is being measured.
    const flood = Promise.allSettled(
      Array.from({ length: 20 }, () => post('/api/chat/open', '192.0.2.7', body)),
    )
    const beside = await slowest()
    await flood
    ratios.push(beside / alone)
  }
  visitor.close()
  // Other work on the machine only ever adds time.
  expect(Math.min(...ratios)).toBeLessThan(10)
})
