/**
 * Bursts: many connections from one address wait idle, then all send as many tiny requests or
 * frames as fit in one read of the server. Everything after the one that ends a connection costs
 * nothing.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../chat/world'
import { frame, handshake, type RawSocket, rawConnection } from '../faults/rawSocket'
import { memoryOf } from '../memoryOf'
import { type RunningServer, startServer } from '../runningServer'
import { ask } from '../site/ask'

const mebibyte = 1024 * 1024
const pieceBytes = 64 * 1024

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.remove())

/** The server's processor time so far, in milliseconds. */
function workOf(pid: number | undefined): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = rest.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/** The server's cost until it has closed every connection and serves others. */
async function costOf(raws: readonly RawSocket[], one: Buffer) {
  const piece = Buffer.alloc(Math.floor(pieceBytes / one.length) * one.length, one)
  const before = { work: workOf(server.pid), memory: memoryOf(server.pid) }
  for (const { socket } of raws) socket.write(piece)
  await until(() => raws.every(({ socket }) => socket.destroyed))
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  return {
    work: workOf(server.pid) - before.work,
    mebibytes: Math.round((memoryOf(server.pid) - before.memory) / mebibyte),
  }
}

test('100 connections with 1,800 pipelined requests each stay cheap', async () => {
  const raws = await Promise.all(Array.from({ length: 100 }, () => rawConnection(server.port)))
  const { work, mebibytes } = await costOf(raws, Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
  expect({ work, mebibytes }).toSatisfy(() => mebibytes < 80 && work < 1_000)
})

function opened(from: string, sid = ''): Promise<RawSocket> {
  const line = handshake(server.port, '')
    .replace('Origin', `X-Forwarded-For: ${from}\r\nOrigin`)
    .replace('transport=websocket', `transport=websocket${sid && `&sid=${sid}`}`)
  return rawConnection(server.port).then(async (raw) => {
    raw.socket.write(line)
    await raw.hears(sid ? '\r\n\r\n' : '0{"sid"')
    return raw
  })
}

const sixty = <T>(one: () => Promise<T>) => Promise.all(Array.from({ length: 60 }, one))

test.each([
  ['packets of nothing', frame('6'), '192.0.2.1'],
  ['pings', frame('', 9), '192.0.2.2'],
])('60 WebSockets with ten thousand %s each stay cheap', async (_, one, from) => {
  const raws = await sixty(() => opened(from))
  const { work } = await costOf(raws, one)
  expect(work).toBeLessThan(1_000)
})

test.each([
  ['pings', frame('', 9), '192.0.2.3'],
  ['packets of nothing', frame('6'), '192.0.2.4'],
])('60 WebSockets with %s before their upgrade stay cheap', async (_, one, from) => {
  const headers = { origin: server.url, 'x-forwarded-for': from }
  const raws = await sixty(async () => {
    const { text } = await ask(server.port, '/socket.io/?EIO=4&transport=polling', { headers })
    return opened(from, JSON.parse(text.slice(1)).sid)
  })
  const { work } = await costOf(raws, one)
  expect(work).toBeLessThan(400)
})
