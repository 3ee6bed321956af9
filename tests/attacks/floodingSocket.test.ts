/**
 * A socket that sends endlessly or never reads is disconnected, costs bounded memory, and hardly
 * affects other visitors.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultLimits } from '#server/http/limits/limits'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { connectPerson, startWorld, until } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { event, frame, type RawSocket, rawVisitor } from '../faults/rawSocket'
import { memoryOf } from '../memoryOf'
import { type RunningServer, startServer } from '../runningServer'

const mebibyte = 1024 * 1024
const pingOpcode = 9

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

async function newCookie(url = server.url, from: Record<string, string> = {}): Promise<string> {
  const headers = { origin: url, ...from }
  return cookieOf(await fetch(`${url}/api/chat/open`, { method: 'POST', headers }))
}

/** Writes pieces until the server disconnects; false if `most` bytes didn't make it. */
async function floods({ socket }: RawSocket, piece: Buffer, most: number): Promise<boolean> {
  for (let sent = 0; sent < most && !socket.destroyed; sent += piece.length) {
    if (!socket.write(piece)) await new Promise(setImmediate)
    while (socket.writableLength > mebibyte && !socket.destroyed) await new Promise(setImmediate)
  }
  return socket.destroyed
}

/** Floods from a low-priority program, so that it shares no thread with the measurement. */
async function floodElsewhere(port: number, cookie: string): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('floodForever.mjs', import.meta.url))
  const command = ['-n', '19', process.execPath, program, String(port), cookie]
  const flooding = spawn('nice', command, { stdio: ['ignore', 'pipe', 'ignore'] })
  await once(flooding.stdout, 'data')
  return flooding
}

const times = (one: Buffer, n: number) => Buffer.concat(Array.from({ length: n }, () => one))

test.each([
  ['events', times(frame(event(1, 'join', {})), 1_000)],
  ['events that nobody knows', times(frame(event(1, 'nonsense', {})), 1_000)],
  ['acknowledgements', times(frame('43/visitor,1[]'), 1_000)],
  ['packets of nothing', times(frame('6'), 1_000)],
  ['pings of the WebSocket', times(frame('x'.repeat(100), pingOpcode), 1_000)],
])('a socket that sends %s without end and reads nothing is cut', async (_, piece) => {
  const raw = await rawVisitor(server.port, await newCookie())
  const before = memoryOf(server.pid)
  raw.socket.pause()
  expect(await floods(raw, piece, 200 * mebibyte)).toBe(true)
  expect(memoryOf(server.pid) - before).toBeLessThan(96 * mebibyte)
})

test('a socket that sends a thousand small pings is cut', async () => {
  const raw = await rawVisitor(server.port, await newCookie())
  raw.socket.write(times(frame('', pingOpcode), 1_000))
  await until(() => raw.socket.destroyed)
})

test('a socket that sends one packet in twenty pieces is cut', async () => {
  const raw = await rawVisitor(server.port, await newCookie())
  const piece = (opcode: number) => {
    const bytes = frame('x', opcode)
    bytes[0] = opcode
    return bytes
  }
  raw.socket.write(Buffer.concat([piece(1), times(piece(0), 20)]))
  await until(() => raw.socket.destroyed)
})

test('a socket that sends at an allowed pace but never reads replies is cut', async () => {
  const plenty = { burst: 1_000, perSecond: 1_000 }
  const limits = {
    ...defaultLimits,
    messages: plenty,
    addressMessages: plenty,
    events: plenty,
    reads: plenty,
  }
  const world = await startWorld({ limits })
  const visitor = await world.visitor()
  // A reply to 'join' is then 200 kB, with the answers.
  const text = 'gate '.repeat(400).trim()
  for (let n = 0; n < 50; n++) await visitor.ask('send', { id: randomUUID(), text })
  await until(async () => {
    const { messages } = await visitor.ask('join', {})
    return messages.every(({ answer }) => answer.status === 'done')
  })
  const raw = await rawVisitor(Number(new URL(world.url).port), visitor.cookie)
  raw.socket.pause()
  // The system buffers 10 MB for both ends of a socket; the rest would wait in the server.
  for (let n = 0; n < 100; n++) raw.socket.write(frame(event(n, 'join', {})))
  // A client that doesn't read notices the end only by writing: here an incomplete frame.
  raw.socket.write(frame('x'.repeat(60_000)).subarray(0, 20))
  await until(() => {
    raw.socket.write('x')
    return raw.socket.destroyed
  })
  await visitor.ask('join', {})
  await world.close()
})

test('another visitor waits hardly longer during a flood', async () => {
  const behindProxy = await startServer({ env: { TRUST_PROXY: '1' } })
  const { url, port } = behindProxy
  const ours = { 'x-forwarded-for': '192.0.2.1' }
  const theirs = { 'x-forwarded-for': '192.0.2.2' }
  /** The second slowest of 100 replies to a new visitor, in milliseconds. */
  async function slowest(): Promise<number> {
    const cookie = await newCookie(url, ours)
    const visitor = await connectPerson<typeof visitorEvents, ToVisitor>(
      ...([url, '/visitor', cookie, ours] as const),
    )
    const took: number[] = []
    for (let n = 0; n < 100; n++) {
      const begun = performance.now()
      await visitor.ask('panel', { open: true })
      took.push(performance.now() - begun)
    }
    visitor.close()
    return took.sort((a, b) => b - a)[1] ?? 0
  }
  const ratios: number[] = []
  for (let round = 0; round < 5; round++) {
    const alone = await slowest()
    const flooding = await floodElsewhere(port, await newCookie(url, theirs))
    const beside = await slowest()
    flooding.kill()
    ratios.push(beside / alone)
  }
  await behindProxy.remove()
  expect(ratios.sort((a, b) => a - b)[2]).toBeLessThan(3)
})
