/** Bodies that are too large, of the wrong type, broken, or crafted to get around the schema. */
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { adminPassword, startWorld, type World } from '../chat/world'
import { rawConnection } from '../faults/rawSocket'
import { ask } from '../site/ask'

let world: World
let port: number
beforeAll(async () => {
  // All requests come from one address, so none may count as a wrong password.
  world = await startWorld()
  port = Number(new URL(world.url).port)
})
afterAll(() => world.close())

const signIn = '/api/session/admin'
const json = 'application/json'

function post(body: string, contentType: string | undefined = json) {
  const type = contentType === '' ? {} : { 'content-type': contentType }
  return ask(port, signIn, { method: 'POST', headers: { origin: world.url, ...type }, body })
}

/** After each case the server is up, and no prototype was polluted. */
afterEach(async () => {
  expect(await (await fetch(`${world.url}/api/health`)).json()).toEqual({ ok: true })
  expect(Object.keys(Object.prototype)).toEqual([])
  const right = await post(JSON.stringify({ password: adminPassword }))
  expect(right.status).toBe(200)
})

describe('a body over 64 KiB is refused', () => {
  const tooLarge = { error: { code: 'too-large', message: 'Too large.' } }
  test('when Content-Length says so', async () => {
    const reply = await post(JSON.stringify({ password: 'x'.repeat(64 * 1024) }))
    expect([reply.status, JSON.parse(reply.text)]).toEqual([413, tooLarge])
  })

  test('when it is chunked without a length', async () => {
    const { socket, hears, heard } = await rawConnection(port)
    socket.write(
      `POST ${signIn} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${world.url}\r\n` +
        `Content-Type: ${json}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    for (let sent = 0; sent < 20; sent++) socket.write(piece)
    await hears('Too large.')
    expect(heard()).toMatch(/^HTTP\/1.1 413 /)
    socket.destroy()
  })
})

test.each([
  ['text', 'text/plain', '{"password":"x"}'],
  ['a form', 'application/x-www-form-urlencoded', 'password=x'],
  ['a file', 'multipart/form-data; boundary=x', '--x--'],
  ['an unknown type', 'application/x-evil', '{"password":"x"}'],
  ['no type', '', '{"password":"x"}'],
  ['half a type', 'application/', '{"password":"x"}'],
])('%s in place of JSON is refused', async (_, type, body) => {
  const reply = await post(body, type)
  expect([reply.status, JSON.parse(reply.text).error.code]).toEqual([400, 'invalid'])
})

test('compressed JSON is not unpacked', async () => {
  const bomb = gzipSync(JSON.stringify({ password: 'x'.repeat(10_000_000) }))
  const { socket, hears } = await rawConnection(port)
  socket.write(
    `POST ${signIn} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${world.url}\r\n` +
      `Content-Type: ${json}\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`,
  )
  socket.write(bomb)
  await hears('HTTP/1.1 400 ')
  socket.destroy()
})

test.each([
  ['half an object', '{"password":'],
  ['nothing', ''],
  ['only white space', ' \n '],
  ['a comment', '{"password":"x"} // admin'],
  ['two objects', '{"password":"x"}{"password":"y"}'],
  ['brackets without end', '['.repeat(60_000)],
  ['bytes that are no text', '\u0000\u0001\ufffd'],
])('broken JSON is refused: %s', async (_, body) => {
  const reply = await post(body)
  expect([reply.status, JSON.parse(reply.text).error.code]).toEqual([400, 'invalid'])
})

test.each([
  ['__proto__', '{"__proto__":{"password":"x"},"password":"x"}'],
  ['__proto__ alone', '{"__proto__":{"password":"x"}}'],
  ['__proto__, spelled out', '{"\\u005f_proto__":{"signedIn":true},"password":"x"}'],
  ['constructor', '{"constructor":{"prototype":{"admin":true}},"password":"x"}'],
  ['deep inside', '{"password":{"__proto__":{"x":1}}}'],
  ['an unknown field', '{"password":"x","role":"admin"}'],
  ['an operator in place of the value', '{"password":{"$gt":""}}'],
  ['an operator in place of all', '{"$where":"sleep(1000)"}'],
  ['as deep as a body can be', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['deep in the value', `{"password":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ['a list', '["x"]'],
  ['a number', '1'],
  ['null', 'null'],
])('values outside the schema are refused: %s', async (_, body) => {
  const reply = await post(body)
  expect([reply.status, JSON.parse(reply.text).error.code]).toEqual([400, 'invalid'])
})

test.each([
  'filter[$ne]=all',
  'filter=all&filter=positive',
  'conversation[$gt]=',
  'conversation=x&conversation=y',
  '__proto__=1',
  '__proto__[limit]=1',
  'constructor=1',
  'limit=0',
  'limit=1e9',
  'limit=-1',
  'limit=Infinity',
  'before=yesterday',
  'before=%7B%22$gt%22:1%7D',
  'unknown=1',
])('a list with %s is refused', async (query) => {
  const cookie = await world.signIn()
  const reply = await world.call('GET', `/api/chat/interactions?${query}`, { cookie })
  expect(reply.status).toBe(400)
})

test.each(['__proto__', 'constructor', 'toString', '%00', '%2e%2e', '{"$gt":""}'])(
  'no conversation or role named %s is found',
  async (name) => {
    const cookie = await world.signIn()
    const path = `/api/chat/conversations/${encodeURIComponent(name)}`
    expect((await world.call('GET', path, { cookie })).status).toBe(404)
    const role = await world.call('GET', `/api/session/${encodeURIComponent(name)}`)
    expect(role.status).toBe(404)
  },
)
