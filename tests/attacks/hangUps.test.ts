/** Clients that hang up right after asking cause no error and affect nobody. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwords, type RunningServer, startServer } from '../runningServer'
import { ask } from '../site/ask'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

async function askAndHangUp(line: string, body?: unknown): Promise<void> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const text = body === undefined ? '' : JSON.stringify(body)
  const headers = [
    `Host: 127.0.0.1:${server.port}`,
    `Origin: ${server.url}`,
    ...(text ? ['Content-Type: application/json', `Content-Length: ${text.length}`] : []),
  ]
  socket.write(`${line} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${text}`)
  // Once it is in progress, at different moments.
  setImmediate(() => socket.resetAndDestroy())
  await once(socket, 'close')
}

const quoteForm = {
  id: 'a2b8a2b8-0000-4000-8000-000000000000',
  name: 'Ada Oak',
  phone: '202-555-0155',
  email: '',
  propertyType: 'home',
  entrances: 1,
  message: '',
  smsConsent: false,
  website: '',
}

test.each([
  ['a sign-in', 'POST /api/session/dealer', { password: 'a guess' }],
  ['a quote’s page', `GET /quote/${'b'.repeat(22)}`, undefined],
  ['a page behind a link to the form', `GET /request/${'b'.repeat(22)}`, undefined],
  ['a quote form', 'POST /api/contact/requests', quoteForm],
  ['a visit', 'POST /api/visits', { hits: [] }],
  ['a new conversation', 'POST /api/chat/open', {}],
])('%s leaves no error in the log', async (_, line, body) => {
  const from = server.output().length
  for (let turn = 0; turn < 40; turn++) await askAndHangUp(line, body)
  expect((await ask(server.port, '/api/health')).status).toBe(200)
  const [firstError] =
    server
      .output()
      .slice(from)
      .match(/^.{0,300}/) ?? []
  expect(firstError).toBe('')
})

test.each([
  ['elsewhere', '/elsewhere', 'websocket'],
  ['to what nobody knows', '/', 'nonsense'],
  ['to a socket', '/socket.io/?EIO=4&transport=websocket', 'websocket'],
])('a reset upgrade %s affects no other connection', async (_, path, upgrade) => {
  for (let wait = 0; wait < 40; wait++) {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${server.url}\r\n` +
        `Connection: Upgrade\r\nUpgrade: ${upgrade}\r\n${key}\r\n\r\n`,
    )
    // Once another request was served, the server has read this one.
    if (wait % 2 === 0) await ask(server.port, '/api/health/live')
    socket.resetAndDestroy()
    await once(socket, 'close')
  }
  expect((await ask(server.port, '/api/health/live')).status).toBe(200)
  expect(server.pid).toBeDefined()
})

test('sign-in still works after connections were dropped', async () => {
  const headers = { origin: server.url, 'content-type': 'application/json' }
  const body = JSON.stringify({ password: passwords.dealer })
  const reply = await ask(server.port, '/api/session/dealer', { method: 'POST', headers, body })
  expect(reply.status).toBe(200)
})
