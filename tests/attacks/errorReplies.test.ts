/** Whatever an attacker sends, error replies are small. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import type { ErrorReply } from '#shared/contract'
import { connectPerson } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { type RunningServer, startServer } from '../runningServer'
import { type Ask, ask } from '../site/ask'

const smallBytes = 8_000

let server: RunningServer
let cookie: string
beforeAll(async () => {
  server = await startServer()
  const headers = { origin: server.url }
  cookie = cookieOf(await fetch(`${server.url}/api/chat/open`, { method: 'POST', headers }))
})
afterAll(() => server.remove())

const keys = (count: number, key: (n: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [key(n), n]))

async function refused(path: string, options: Ask = {}): Promise<ErrorReply> {
  const { status, text } = await ask(server.port, path, options)
  expect(Math.floor(status / 100)).toBe(4)
  expect(Buffer.byteLength(text)).toBeLessThan(smallBytes)
  return JSON.parse(text)
}

const post = (path: string, body: unknown) => {
  const headers = { origin: server.url, 'content-type': 'application/json' }
  return refused(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

test.each([
  ['5,000 unknown keys', keys(5_000, (n) => `k${n}`)],
  ['one unknown key of 60,000 letters', { ['k'.repeat(60_000)]: 1 }],
  ['unknown keys that are longer once they are escaped', keys(2_000, (n) => `\u0001"${n}`)],
  ['a list in place of all', Array.from({ length: 30_000 }, () => 1)],
])('the error for a body of %s is short', async (_, body) => {
  const { error } = await post('/api/session/admin', body)
  expect(error).toMatchObject({ code: 'invalid', fields: expect.any(Object) })
})

test('the error for thousands of invalid elements names the first twenty', async () => {
  const hits = Array.from({ length: 2_000 }, () => ({ [`x${'y'.repeat(20)}`]: 1 }))
  const { error } = await post('/api/visits', { hits })
  expect(Object.keys(error.fields ?? {}).length).toBeLessThanOrEqual(20)
})

test('the error for a URL with a thousand unknown parameters is short', async () => {
  const query = Array.from({ length: 1_000 }, (_, n) => `k${n}=${n}`).join('&')
  const { error } = await refused(`/api/session/admin?${query}`)
  expect(error).toMatchObject({ code: 'invalid', fields: expect.any(Object) })
})

test.each(['/api/session/', '/api/quote/', '/api/nothing/'])(
  'the error for a long name in the URL is short: %s',
  async (path) => {
    await refused(path + 'x'.repeat(10_000))
  },
)

test('the error for an event with thousands of unknown keys, or an unknown name, is short', async () => {
  const visitor = await connectPerson<typeof visitorEvents, ToVisitor>(
    server.url,
    '/visitor',
    cookie,
  )
  const said = [
    await visitor.attempt(
      'join',
      keys(4_000, (n) => `k${n}`),
    ),
    await visitor.attempt('send', { ['k'.repeat(50_000)]: 1 }),
    await visitor.attempt('x'.repeat(50_000), {}),
  ]
  for (const reply of said) {
    expect(reply).toHaveProperty('error')
    expect(JSON.stringify(reply).length).toBeLessThan(smallBytes)
  }
  visitor.close()
})

test('a short error still names what was wrong', async () => {
  const { error } = await post('/api/session/admin', { password: 'x', role: 'owner', more: 1 })
  expect(error.fields).toEqual({ input: 'Unrecognized keys: "role", "more"' })
})
