/** Requests that no browser makes are refused in the usual error shape, and the server goes on. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWorld, type World } from '../chat/world'
import { rawConnection } from '../faults/rawSocket'
import { ask } from '../site/ask'

let world: World
let port: number
let cookie: string
beforeAll(async () => {
  world = await startWorld()
  port = Number(new URL(world.url).port)
  cookie = await world.signIn()
})
afterAll(() => world.close())

const own = () => ({ origin: world.url, cookie })
const polling = '/socket.io/?EIO=4&transport=polling'

describe('under /api', () => {
  test.each([
    ['DELETE', '/api/chat/counts', 'GET, HEAD'],
    ['POST', '/api/chat/interactions', 'GET, HEAD'],
    ['GET', '/api/chat/open', 'POST'],
    ['HEAD', '/api/chat/open', 'POST'],
    ['PATCH', '/api/session/admin', 'GET, HEAD, POST, DELETE'],
    ['OPTIONS', '/api/whisper/settings', 'GET, HEAD, PUT'],
    ['TRACE', '/api/chat/conversations/x', 'GET, HEAD'],
  ])('%s %s gets 405 with the allowed methods', async (method, path, allowed) => {
    const reply = await ask(port, path, { method, headers: own() })
    expect(reply.status).toBe(405)
    expect(reply.headers.allow).toBe(allowed)
    if (method === 'HEAD') return
    expect(JSON.parse(reply.text)).toEqual({
      error: { code: 'method-not-allowed', message: 'Method Not Allowed' },
    })
  })

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/chat',
    '/api/chat/counts/',
    '/api//chat/counts',
  ])('%s gets 404 in the standard error format', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const reply = await ask(port, path, { method, headers: own() })
      expect([path, reply.status]).toEqual([path, 404])
      expect(JSON.parse(reply.text)).toEqual({
        error: { code: 'not-found', message: 'Not Found' },
      })
    }
  })

  test('no header and no field overrides the method', async () => {
    const names = ['x-http-method-override', 'x-http-method', 'x-method-override']
    for (const name of names) {
      const headers = { ...own(), [name]: 'DELETE' }
      await ask(port, '/api/session/admin', { method: 'GET', headers })
      const asked = await ask(port, '/api/session/admin?_method=DELETE', { headers })
      expect(asked.status).toBe(400)
    }
    const state = await ask(port, '/api/session/admin', { headers: own() })
    expect(JSON.parse(state.text)).toEqual({ signedIn: true })
  })
})

test('thousands of parameters are refused by the API and ignored by pages', async () => {
  const many = Array.from({ length: 2_000 }, (_, index) => `p${index}=1`).join('&')
  const refused = await ask(port, `/api/chat/interactions?${many}`, { headers: own() })
  expect(refused.status).toBe(400)
  expect((await ask(port, `/?${many}`)).status).toBe(200)
})

describe('a malformed HTTP request is refused or served, and the server stays up', () => {
  test.each([
    ['two lengths', `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n`],
    [
      'a length and pieces',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a piece of no size', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nz\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n'],
    ['a header over two lines', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n'],
    ['a null byte', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an unknown method', 'EVIL / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['HTTP/9', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('%s', async (_, bytes) => {
    const { socket, hears, heard } = await rawConnection(port)
    socket.write(bytes, 'latin1')
    await hears(/^HTTP\/1\.1 4\d\d /)
    expect(heard()).not.toMatch(/\n\s+at |node:internal|\/server\//)
    socket.destroy()
    expect((await fetch(`${world.url}/api/health`)).status).toBe(200)
  })

  test.each([
    'GET / HTTP/1.1\r\n',
    'GET /api/health HTTP/1.1\r\n',
    `GET ${polling} HTTP/1.1\r\n`,
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n',
  ])('two hosts: %j', async (head) => {
    const { socket, hears, heard } = await rawConnection(port)
    socket.write(`${head}Origin: ${world.url}\r\nHost: 127.0.0.1:${port}\r\nhost: y\r\n\r\n`)
    await hears('\r\n\r\n')
    expect(heard()).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
  })

  test('a CONNECT or an upgrade to an unknown path closes the connection', async () => {
    for (const bytes of [
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
      `GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    ]) {
      const socket = connect(port, '127.0.0.1')
      socket.write(bytes)
      expect(Buffer.concat(await socket.toArray()).toString()).not.toMatch(/^HTTP\/1\.1 (1|2)/)
    }
  })
})

test('a polling body over 64 kB is refused without affecting other visitors', async () => {
  const visitor = await world.visitor()
  const opened = await ask(port, polling, { headers: own() })
  const { sid } = JSON.parse(opened.text.slice(1))
  const body = `42${'x'.repeat(70_000)}`
  const large = await ask(port, `${polling}&sid=${sid}`, { method: 'POST', headers: own(), body })
  expect(large.status).toBe(413)
  expect((await visitor.ask('join', {})).messages).toEqual([])
})

test.each([
  'visitor=',
  'visitor=x',
  `visitor=${'x'.repeat(33)}`,
  'visitor=%00',
  '=',
  ';;;',
  '__proto__=1',
  'visitor=%zz',
])('the cookie %j belongs to nobody and causes no error', async (broken) => {
  const reply = await ask(port, '/api/chat/transcript', { headers: { cookie: broken } })
  expect([reply.status, JSON.parse(reply.text).error.code]).toEqual([401, 'unauthorized'])
})
