/** A body that is refused before its end doesn't block the connection: a proxy gives it to the next visitor. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photoLimits } from '#shared/contact/photos'
import { until } from '../chat/world'
import { type RunningServer, startServer } from '../runningServer'

const maxDrained = 16 * 1024 * 1024

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

const chunk = (bytes: number) =>
  Buffer.concat([
    Buffer.from(`${bytes.toString(16)}\r\n`),
    Buffer.alloc(bytes),
    Buffer.from('\r\n'),
  ])

async function open() {
  const socket: Socket = connect(server.port, '127.0.0.1')
  let received = ''
  socket.on('data', (piece) => (received += piece.toString('latin1')))
  socket.on('error', () => {})
  await once(socket, 'connect')
  const host = `Host: 127.0.0.1:${server.port}\r\nOrigin: ${server.url}\r\n`
  return {
    socket,
    photo: () =>
      socket.write(
        `PUT /api/contact/photos/${randomUUID()} HTTP/1.1\r\n${host}Content-Type: image/jpeg\r\nTransfer-Encoding: chunked\r\n\r\n`,
      ),
    next: () => socket.write(`GET /api/health/live HTTP/1.1\r\n${host}\r\n`),
    statuses: () => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status),
  }
}

/** Its body isn't at its end. */
async function refuse({ socket, photo, statuses }: Awaited<ReturnType<typeof open>>) {
  photo()
  const pieces = Math.ceil((photoLimits.bytes * 1.2) / 65_536)
  for (let n = 0; n < pieces; n++) socket.write(chunk(65_536))
  await until(() => statuses()[0] === '413')
}

test('after a photo that is too large, the next request on its connection is answered', async () => {
  const one = await open()
  await refuse(one)
  one.socket.write('0\r\n\r\n')
  one.next()
  await until(() => one.statuses().length === 2)
  expect(one.statuses()).toEqual(['413', '200'])
  one.socket.destroy()
})

test('a sender who keeps sending after a refusal is cut off', async () => {
  const one = await open()
  let isOpen = true
  const closed = new Promise<void>((resolve) => one.socket.once('close', () => resolve()))
  void closed.then(() => (isOpen = false))
  await refuse(one)
  for (let sent = 0; isOpen && sent < 8 * maxDrained; sent += 65_536)
    if (!one.socket.write(chunk(65_536)))
      await Promise.race([new Promise((resolve) => one.socket.once('drain', resolve)), closed])
  expect(isOpen).toBe(false)
})
