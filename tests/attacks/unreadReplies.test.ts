/** A client that pipelines requests without reading: the server makes a few replies, not all. */
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../chat/world'
import { rawConnection } from '../faults/rawSocket'
import { memoryOf } from '../memoryOf'
import { type RunningServer, startServer } from '../runningServer'
import { ask } from '../site/ask'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

/** Number of replies to `count` requests sent at once, read after another client was served. */
async function replies(path: string, count: number, header = ''): Promise<number> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n${header}\r\n`.repeat(count),
  )
  expect((await ask(server.port, '/api/health')).status).toBe(200)
  let heard = 0
  socket.on('data', (piece) => {
    heard += String(piece).split('HTTP/1.1 ').length - 1
    if (heard >= count) socket.destroy()
  })
  await closed
  return heard
}

const documentation = '/api/docs/json'

test.each(['/', '/api/health', documentation, '/socket.io/?EIO=4&transport=polling'])(
  'a thousand pipelined requests for %s close the connection with hardly one answered',
  async (path) => {
    expect(await replies(path, 1_000)).toBeLessThanOrEqual(5)
  },
)

test('a few pipelined requests are answered in order', async () => {
  expect(await replies('/', 5)).toBe(5)
})

test('a thousand pipelined requests with an unknown Expect header close the connection', async () => {
  expect(await replies('/', 1_000, 'Expect: a wonder\r\n')).toBeLessThanOrEqual(5)
})

test('a connection serves consecutive requests', async () => {
  const { socket, heard } = await rawConnection(server.port)
  for (let n = 1; n <= 20; n++) {
    socket.write(`GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`)
    await until(() => heard().split('{"ok":true}').length === n + 1)
  }
  socket.destroy()
})

test('twenty thousand unread replies cost no memory and no open file', async () => {
  const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length
  const before = { memory: memoryOf(server.pid), files: openFiles() }
  const paths = [documentation, '/api/docs', '/', '/brand']
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => replies(paths[n % paths.length] as string, 1_000)),
  )
  expect(memoryOf(server.pid) - before.memory).toBeLessThan(100 * 1024 * 1024)
  await until(() => openFiles() <= before.files + 2)
})
