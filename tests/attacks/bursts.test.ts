/**
 * Bursts: many connections of one address wait idle and then send, once and all together, as many tiny
 * requests or frames as fit in what the server reads at a time. What is behind the one that ends a
 * connection costs nothing.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../chat/world'
import { frame, handshake, type RawSocket, rawConnection } from '../faults/rawSocket'
import { memoryOf } from '../memoryOf'
import { type RunningServer, startServer } from '../runningServer'

const mebibyte = 1024 * 1024
const pieceBytes = 64 * 1024

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.remove())

/** Milliseconds of processor time that the server has taken. */
function workOf(pid: number | undefined): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = rest.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/** What the server takes until it has ended every connection, and answers somebody else. */
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

test('of requests: 100 connections with 1,800 each', async () => {
  const raws = await Promise.all(Array.from({ length: 100 }, () => rawConnection(server.port)))
  const { work, mebibytes } = await costOf(raws, Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
  expect({ work, mebibytes }).toSatisfy(() => mebibytes < 80 && work < 1_000)
})

test.each([
  ['packets of nothing', frame('6'), '192.0.2.1'],
  ['pings', frame('', 9), '192.0.2.2'],
])('of %s: 60 WebSockets with ten thousand each', async (_, one, from) => {
  const line = handshake(server.port, '').replace('Origin', `X-Forwarded-For: ${from}\r\nOrigin`)
  const open = async () => {
    const raw = await rawConnection(server.port)
    raw.socket.write(line)
    await raw.hears('0{"sid"')
    return raw
  }
  const raws = await Promise.all(Array.from({ length: 60 }, open))
  const { work } = await costOf(raws, one)
  expect(work).toBeLessThan(400)
})
