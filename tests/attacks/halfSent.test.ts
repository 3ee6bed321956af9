/** Packets that never become whole: bounded for all, at the expense of the address with the most. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultLimits } from '#server/http/limits/limits'
import { startWorld, until, type World } from '../chat/world'
import { frame, handshake } from '../faults/rawSocket'

const mebibyte = 1024 * 1024
const length = 60_000

let world: World
beforeEach(async () => {
  const bodyKilobytes = { burst: 10_000, perSecond: 1 }
  const packetKilobytes = { burst: 300, perSecond: 1 }
  const limits = { ...defaultLimits, bodyKilobytes, packetKilobytes, pendingBytes: mebibyte }
  world = await startWorld({ limits })
})
afterEach(() => world.close())

const port = () => Number(new URL(world.url).port)

/** A connection from an address of this machine, with all it has received. */
async function connection(localAddress: string): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect({ port: port(), host: '127.0.0.1', localAddress })
  socket.setNoDelay(true)
  socket.on('error', () => {})
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (piece) => {
    heard += String(piece)
  })
  return { socket, heard: () => heard }
}

async function opened(address: string, request: string) {
  const one = await connection(address)
  one.socket.write(request)
  const sid = await until(() => /"sid":"([^"]+)"/.exec(one.heard())?.[1])
  return { ...one, sid }
}

const openSocket = (address: string) => opened(address, handshake(port(), ''))

function polling(query = '', method = 'GET', more = ''): string {
  const host = `Host: 127.0.0.1:${port()}\r\nOrigin: ${world.url}\r\n`
  const path = `/socket.io/?EIO=4&transport=polling${query}`
  return `${method} ${path} HTTP/1.1\r\n${host}${more}\r\n`
}

type Opened = Awaited<ReturnType<typeof opened>>

/** Sends a packet but for its end, which it returns. */
type SendHalf = (connection: Opened) => string | Buffer

const openPoll = (address: string) => opened(address, polling())

const halfPoll: SendHalf = ({ socket, sid }) => {
  socket.write(polling(`&sid=${sid}`, 'POST', `Content-Length: ${length}\r\n`))
  socket.write('3'.repeat(length - 1))
  return '3'
}

const halfFrame: SendHalf = ({ socket }) => {
  const packet = frame(`40/nowhere,{"x":"${'x'.repeat(length)}"}`)
  socket.write(packet.subarray(0, -1))
  return packet.subarray(-1)
}

const fragment: SendHalf = ({ socket }) => {
  const [first, last] = [frame(`40/nowhere,{"x":"${'x'.repeat(length)}`), frame('"}', 0)]
  first[0] = 1
  socket.write(first)
  return last
}

test.each([
  ['polls', openPoll, halfPoll, 'ok'],
  ['frames', openSocket, halfFrame, '44/nowhere'],
  ['packets in pieces', openSocket, fragment, '44/nowhere'],
])('half-sent %s are cut for one address and never affect another', async (...given) => {
  const [, open, sendHalf, reply] = given
  const few = await open('127.0.0.3')
  const many = await Promise.all(Array.from({ length: 30 }, () => open('127.0.0.2')))
  const rest = sendHalf(few)
  for (const one of many) sendHalf(one)
  const left = () => many.filter(({ socket }) => !socket.destroyed).length
  await until(() => left() <= mebibyte / length)
  expect(left()).toBeGreaterThan(10)
  few.socket.write(rest)
  await until(() => few.heard().includes(reply))
  for (const { socket } of [few, ...many]) socket.destroy()
})

test('a poll queued behind another on its connection counts too', async () => {
  const lines = await Promise.all(Array.from({ length: 30 }, () => openPoll('127.0.0.2')))
  for (const line of lines) {
    line.socket.write(polling())
    halfPoll(line)
  }
  await until(() => lines.filter(({ socket }) => !socket.destroyed).length <= mebibyte / length)
  for (const { socket } of lines) socket.destroy()
})

test('a packet that arrives in hundreds of tiny pieces ends its connection', async () => {
  const { socket } = await openSocket('127.0.0.2')
  const [head, crumb] = [frame('4'.repeat(length)).subarray(0, 8), Buffer.from('4')]
  socket.write(head)
  for (let sent = 0; sent < 10_000 && !socket.destroyed; sent++) {
    socket.write(crumb)
    await new Promise(setImmediate)
  }
  expect(socket.destroyed).toBe(true)
})

test('oversized replies to pings count like messages', async () => {
  const { socket } = await openSocket('127.0.0.2')
  const longReply = frame(`3${'x'.repeat(length)}`)
  // Fewer than its socket may bring at once.
  for (let n = 0; n < 7; n++) socket.write(longReply)
  await until(() => socket.destroyed)
})
