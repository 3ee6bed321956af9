/**
 * Endless bodies in one-byte chunks, to any address: hardly any of the work they cause is done.
 * Chunks that a proxy may make of a page's request are accepted.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cpuTimeOf } from '../cpuTime'
import { rawConnection } from '../faults/rawSocket'
import { type RunningServer, startServer } from '../runningServer'
import { ask } from '../site/ask'

const mebibyte = 1024 * 1024
const polling = '/socket.io/?EIO=4&transport=polling'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.remove())

const head = (line: string, from = '192.0.2.1') =>
  `${line} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${server.url}\r\n` +
  `X-Forwarded-For: ${from}\r\n` +
  'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

async function newSession(): Promise<string> {
  const { text } = await ask(server.port, polling, { headers: { origin: server.url } })
  return `${polling}&sid=${JSON.parse(text.slice(1)).sid}`
}

/** Sends such a body until the server disconnects; false if 4 MiB didn't make it. */
async function sends(line: string): Promise<boolean> {
  const { socket } = await rawConnection(server.port)
  const tiny = chunk('a').repeat(5_000)
  socket.write(head(line))
  for (let sent = 0; sent < 4 * mebibyte && !socket.destroyed; sent += tiny.length) {
    socket.write(tiny)
    // Other requests in between, so that the server has read some of it.
    await ask(server.port, '/api/health/live')
  }
  const isEnded = socket.destroyed
  socket.destroy()
  return isEnded
}

test.each([
  ['a page', async () => 'GET /'],
  ['no page', async () => 'POST /nothing'],
  ['a call', async () => 'POST /api/visits'],
  ['a call that takes no body', async () => 'POST /api/chat/open'],
  ['a call for admins', async () => 'POST /api/resources/uploads'],
  ['no session', async () => `POST ${polling}`],
  ['a session', async () => `POST ${await newSession()}`],
  ['a session that waits for news', async () => `GET ${await newSession()}`],
])('a body in tiny chunks closes its connection: %s', async (_, target) => {
  expect(await sends(await target())).toBe(true)
})

test('twenty connections sending tiny chunks without end take little of the server’s time', async () => {
  const paths = ['GET /', 'POST /api/visits', 'POST /nothing', `POST ${polling}`]
  const tiny = chunk('a').repeat(20_000)
  const flood = async (from: number) => {
    const end = performance.now() + 1_000
    while (performance.now() < end) {
      const { socket } = await rawConnection(server.port)
      socket.write(head(paths[from % paths.length] as string))
      while (!socket.destroyed && performance.now() < end) {
        if (socket.writableLength < mebibyte) socket.write(tiny)
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
      socket.destroy()
      // The pause of a distant client: a round trip of 100 ms.
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const work = async (during: () => Promise<unknown>) => {
    const before = cpuTimeOf(server.pid ?? 0)
    await during()
    // Data buffered by the system is read before or after these replies.
    for (let n = 0; n < 20; n++) await ask(server.port, '/api/health')
    return cpuTimeOf(server.pid ?? 0) - before
  }
  // The same as whole bodies, which the server accepts.
  const whole = chunk('x'.repeat(1_000))
  const gladly = await work(async () => {
    for (let n = 0; n < 200; n++)
      await ask(server.port, '/api/visits', {
        method: 'POST',
        headers: { origin: server.url, 'content-type': 'application/json' },
        body: whole,
      })
  })
  const flooded = await work(() => Promise.all(Array.from({ length: 20 }, (_, n) => flood(n))))
  expect({ flooded, gladly }).toSatisfy(() => flooded < 5 * Math.max(gladly, 50))
})

test('a form that a proxy split into chunks is accepted', async () => {
  const form = JSON.stringify({
    id: 'a2b8a2b8-0000-4000-8000-000000000000',
    name: 'Ada Oak',
    phone: '202-555-0155',
    email: '',
    propertyType: 'home',
    entrances: 1,
    message: 'gate '.repeat(100),
    smsConsent: false,
    website: '',
  })
  const { socket, hears } = await rawConnection(server.port)
  socket.write(head('POST /api/contact/requests', '192.0.2.2'))
  // Ten of them are tiny.
  const parts = [...form.slice(0, 10), form.slice(10, 200), form.slice(200)]
  for (const part of parts) socket.write(chunk(part))
  socket.write('0\r\n\r\n')
  await hears('HTTP/1.1 200 ')
  // The connection stays open for the next request.
  socket.write(`GET /api/health/live HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`)
  await hears('{"ok":true}')
  socket.destroy()
})
