/**
 * Long polling carries many packets per request. A connection joins each namespace once, whatever a
 * request asks for, and a request with too many packets ends its connection.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf } from '../cookieOf'
import { eventually } from '../faults/eventually'
import { memoryOf } from '../memoryOf'
import { type RunningServer, startServer } from '../runningServer'

const mebibyte = 1024 * 1024
const between = '\x1e'
const closePacket = `${between}1`

let server: RunningServer
let cookie: string
beforeAll(async () => {
  server = await startServer()
  const headers = { origin: server.url }
  cookie = cookieOf(await fetch(`${server.url}/api/chat/open`, { method: 'POST', headers }))
})
afterAll(() => server.remove())

async function polling(sid = '', body?: string): Promise<{ status: number; text: string }> {
  const address = `${server.url}/socket.io/?EIO=4&transport=polling${sid && `&sid=${sid}`}`
  const reply = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { origin: server.url, cookie, 'content-type': 'text/plain;charset=UTF-8' },
    ...(body === undefined ? {} : { body }),
  })
  return { status: reply.status, text: await reply.text() }
}

/** Retries until the address may connect: after being disconnected it has to wait. */
async function begin(): Promise<string> {
  const opened = await eventually(async () => {
    const { status, text } = await polling()
    return status === 200 && text
  })
  return JSON.parse(opened.slice(1)).sid
}

const joins = (namespace: string, times: number) =>
  Array.from({ length: times }, () => `40${namespace}`).join(between)

/** What a connection receives after this request; '' once it is closed. */
async function toldAfter(body: string): Promise<string> {
  const sid = await begin()
  await polling(sid, body).catch(() => undefined)
  const { status, text } = await polling(sid).catch(() => ({ status: 400, text: '' }))
  return status === 200 && !text.endsWith(closePacket) ? text : ''
}

test('one request opens at most one socket', async () => {
  expect(await toldAfter(joins('/visitor,', 1))).toContain('40/visitor,{"sid"')
  for (const twice of ['/visitor,', '/visitor', '/admin,', '', '/nowhere,']) {
    const told = await toldAfter(joins(twice, 2))
    expect(told.split('"sid"').length - 1, twice).toBeLessThanOrEqual(1)
  }
})

test('thirty thousand sockets requested in six requests cost no memory', async () => {
  const payload = joins('/visitor,', 4_900)
  await toldAfter(payload)
  const before = memoryOf(server.pid)
  for (let n = 0; n < 6; n++) await toldAfter(payload)
  expect(memoryOf(server.pid) - before).toBeLessThan(32 * mebibyte)
  expect(await toldAfter(joins('/visitor,', 1))).toContain('40/visitor,{"sid"')
})

test('a request with too many packets ends its connection', async () => {
  const many = Array.from({ length: 5_000 }, (_, n) => `42/visitor,${n}["join",{}]`).join(between)
  expect(await toldAfter(`40/visitor,${between}${many}`.slice(0, 60_000))).toBe('')
})
