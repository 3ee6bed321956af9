/**
 * Connections that are slow, incomplete or never finish their first request: the server stays up
 * and serves others meanwhile.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { connectPerson } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { type RunningServer, startServer } from '../runningServer'
import { isLong } from './long'
import { event, frame, handshake, rawVisitor } from './rawSocket'

vi.setConfig({ testTimeout: 120_000 })

let server: RunningServer
const open: Socket[] = []
beforeAll(async () => {
  server = await startServer()
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})
afterAll(() => server.remove())

async function newCookie(): Promise<string> {
  const headers = { origin: server.url }
  return cookieOf(await fetch(`${server.url}/api/chat/open`, { method: 'POST', headers }))
}

function visitor(cookie: string) {
  return connectPerson<typeof visitorEvents, ToVisitor>(server.url, '/visitor', cookie)
}

/** Somebody else uses the site: page, panel, message. */
async function othersAreServed(): Promise<void> {
  const { pid } = server
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  expect((await fetch(server.url)).status).toBe(200)
  const other = await visitor(await newCookie())
  const sent = await other.ask('send', { id: randomUUID(), text: 'Meanwhile' })
  expect(sent.seq).toBe(1)
  other.close()
  expect(server.pid).toBe(pid)
}

async function stored(cookie: string): Promise<string[]> {
  const back = await visitor(cookie)
  const { messages } = await back.ask('join', {})
  back.close()
  return messages.map(({ text }) => text)
}

test('a message sent byte by byte is stored once, complete', async () => {
  const cookie = await newCookie()
  const { socket, hears } = await rawVisitor(server.port, cookie)
  open.push(socket)
  const bytes = frame(event(7, 'send', { id: randomUUID(), text: 'Drop by drop' }))
  for (const [index, byte] of bytes.entries()) {
    socket.write(Buffer.of(byte))
    await new Promise(setImmediate)
    if (index === bytes.length >> 1) await othersAreServed()
  }
  await hears(/43\/visitor,7\[\{"data":.*Drop by drop/)
  expect(await stored(cookie)).toEqual(['Drop by drop'])
})

test('an unfinished message is not stored, and what came before it is', async () => {
  const cookie = await newCookie()
  const { socket, hears } = await rawVisitor(server.port, cookie)
  open.push(socket)
  socket.write(frame(event(1, 'send', { id: randomUUID(), text: 'Whole' })))
  await hears('43/visitor,1[{"data"')
  const half = frame(event(2, 'send', { id: randomUUID(), text: 'Half a message' }))
  socket.write(half.subarray(0, half.length - 5))
  await othersAreServed()
  socket.end()
  await once(socket, 'close')
  expect(await stored(cookie)).toEqual(['Whole'])
  await othersAreServed()
})

const host = 'Host: 127.0.0.1'
const socketPath = '/socket.io/?EIO=4&transport=websocket'
const body = () =>
  `POST /api/session/admin HTTP/1.1\r\n${host}:${server.port}\r\nOrigin: ${server.url}\r\n` +
  'Content-Type: application/json\r\n'

const never: [string, (cookie: string) => string][] = [
  ['that say nothing', () => ''],
  ['whose headers never end', () => `GET / HTTP/1.1\r\n${host}\r\nX-Slow: `],
  ['whose body never ends', () => `${body()}Content-Length: 1000\r\n\r\n{"password":`],
  ['whose chunks never end', () => `${body()}Transfer-Encoding: chunked\r\n\r\n5\r\n{"pas`],
  ['whose upgrade never ends', () => `GET ${socketPath} HTTP/1.1\r\n${host}\r\nUpgrade: webso`],
  ['that never name a namespace', (cookie) => handshake(server.port, cookie)],
]

async function openMany(many: number, opening: string): Promise<Socket[]> {
  const sockets = Array.from({ length: many }, () => connect(server.port, '127.0.0.1'))
  open.push(...sockets)
  for (const socket of sockets) {
    socket.on('error', () => {})
    socket.write(opening)
  }
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  return sockets
}

describe('two hundred slow connections leave others served', () => {
  test.each(never)('%s', async (_, opening) => {
    const sockets = await openMany(200, opening(await newCookie()))
    await othersAreServed()
    for (const socket of sockets) socket.resetAndDestroy()
    await othersAreServed()
  })
})

if (isLong) {
  test('slow connections are closed by the server within a minute and a half', async () => {
    const cookie = await newCookie()
    const opened = await Promise.all(never.map(([, opening]) => openMany(5, opening(cookie))))
    const ends = opened.flat().map((socket) => {
      socket.resume()
      return once(socket, 'close')
    })
    await Promise.all(ends)
    await othersAreServed()
  }, 120_000)
}

test('bytes that are not a WebSocket frame end only that connection', async () => {
  const cookie = await newCookie()
  for (const bytes of [
    Buffer.from([0xff, 0xff, 0xff, 0xff]),
    Buffer.from([0x81, 0x05, 0x68, 0x65, 0x6c, 0x6c, 0x6f]), // not masked
    Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), // of 2^63 bytes
    Buffer.from(handshake(0, '')),
    frame('4'),
    frame('42/visitor,'),
    frame('42/visitor,1'),
    frame('42/visitor,1{"not":"a list"}'),
    frame('42/visitor,1["disconnect"]'),
    frame('42/visitor,1["connect_error",{}]'),
    frame('45/visitor,1-["binary",{"_placeholder":true,"num":0}]'),
    frame('451-/visitor,["send",{"_placeholder":true,"num":10}]'),
    frame('43/visitor,99[1]'),
    frame('4z'),
    frame('9'),
  ]) {
    const { socket } = await rawVisitor(server.port, cookie)
    open.push(socket)
    socket.write(bytes)
    await othersAreServed()
  }
})
