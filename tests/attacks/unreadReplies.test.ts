/** Whoever asks again and again and reads nothing: the server keeps a handful of replies, not all. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../runningServer'
import { ask } from '../site/ask'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

/** Sends `count` requests at once and reads only once somebody else has been served. */
async function replies(path: string, count: number): Promise<number> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`.repeat(count))
  expect((await ask(server.port, '/api/health')).status).toBe(200)
  let heard = 0
  socket.on('data', (piece) => {
    heard += String(piece).split('HTTP/1.1 ').length - 1
    if (heard >= count) socket.destroy()
  })
  await closed
  return heard
}

test.each(['/', '/api/health', '/favicon.svg', '/socket.io/?EIO=4&transport=polling'])(
  'a thousand requests for %s without reading one reply end the connection',
  async (path) => {
    expect(await replies(path, 1_000)).toBeLessThan(50)
  },
)

test('a few at once are answered in order', async () => {
  expect(await replies('/', 5)).toBe(5)
})
