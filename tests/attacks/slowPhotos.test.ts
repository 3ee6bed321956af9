/** A few endless uploads of photos don't keep others from uploading one. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../chat/world'
import { someJpeg } from '../contact/somePhotos'
import { type RawSocket, rawConnection } from '../faults/rawSocket'
import { type RunningServer, startServer } from '../runningServer'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.remove())

async function beginPhoto(address: string): Promise<RawSocket> {
  const raw = await rawConnection(server.port)
  raw.socket.write(
    `PUT /api/contact/photos/${randomUUID()} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n` +
      `Origin: ${server.url}\r\nX-Forwarded-For: ${address}\r\nContent-Length: 4000\r\n\r\n\xff`,
  )
  return raw
}

function sendPhoto(address: string): Promise<Response> {
  return fetch(`${server.url}/api/contact/photos/${randomUUID()}`, {
    method: 'PUT',
    headers: { origin: server.url, 'x-forwarded-for': address },
    body: new Uint8Array(someJpeg()),
  })
}

test('when all upload slots are taken, the address with the most loses one', async () => {
  const slow: RawSocket[] = []
  for (let n = 0; n < 48; n++) slow.push(await beginPhoto(`192.0.2.${1 + (n % 12)}`))
  // Then an address's fifth upload is refused.
  await until(async () => (await sendPhoto('192.0.2.12')).status === 429)
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => (await sendPhoto(`198.51.100.${n}`)).status),
  )
  expect(statuses).toEqual(Array(8).fill(200))
  for (const { socket } of slow) socket.destroy()
})

test('six slow photos of one form keep nobody at its address from sending another', async () => {
  const slow: RawSocket[] = []
  for (let n = 0; n < 6; n++) slow.push(await beginPhoto('192.0.2.99'))
  expect((await sendPhoto('192.0.2.99')).status).toBe(200)
  for (const { socket } of slow) expect(socket.destroyed).toBe(false)
  for (const { socket } of slow) socket.destroy()
})

test('when each upload slot is another address’s, one that sends next to nothing is lost', async () => {
  const slow: RawSocket[] = []
  for (let n = 0; n < 48; n++) slow.push(await beginPhoto(`192.0.2.${100 + n}`))
  const visitor = (n: number) => async () => (await sendPhoto(`203.0.113.${n}`)).status === 200
  for (let n = 0; n < 8; n++) await until(visitor(n), 5_000)
  for (const { socket } of slow) socket.destroy()
})
