/** Uploads over a bad connection: a slow one may take its time, a silent one is cut. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../chat/world'
import { signInUsers } from '../resources/adminAndDealer'
import { type RunningServer, startServer } from '../runningServer'
import { isLong } from './long'
import { type RawSocket, rawConnection } from './rawSocket'

let server: RunningServer
let cookie: string
beforeAll(async () => {
  server = await startServer()
  cookie = (await signInUsers(server.url)).admin
})
afterAll(() => server.remove())

async function begin(length: number): Promise<RawSocket> {
  const raw = await rawConnection(server.port)
  raw.socket.write(
    `POST /api/resources/uploads?filename=guide.pdf HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n` +
      `Origin: ${server.url}\r\nCookie: ${cookie}\r\nContent-Length: ${length}\r\n\r\n%PDF-`,
  )
  return raw
}
const incoming = () => readdirSync(join(server.dataDir, 'files', 'incoming'))

test('a slow upload arrives complete', async () => {
  const { socket, hears } = await begin(5 + 40)
  for (let n = 0; n < 40; n++) {
    socket.write('x')
    await new Promise(setImmediate)
  }
  await hears('"size":45')
  socket.destroy()
})

// Node ends a request after 30 seconds and checks every 30: both are exceeded.
if (isLong) {
  test('an upload that takes longer than other requests may arrives complete', async () => {
    const seconds = 75
    const { socket, hears } = await begin(5 + seconds)
    for (let n = 0; n < seconds; n++) {
      socket.write('x')
      await pause(1_000)
    }
    await hears(`"size":${5 + seconds}`)
    socket.destroy()
  }, 120_000)

  test('an upload that stalls is cut within a minute and leaves nothing', async () => {
    const { socket, hears } = await begin(1_000)
    await expect(hears('nothing')).rejects.toThrow('The connection ended')
    await until(() => incoming().length === 0)
    socket.destroy()
  }, 90_000)
}
