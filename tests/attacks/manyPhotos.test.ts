/** Valid photos, as large as they may be, from many addresses at once take no more memory than a few. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomScan, someJpeg } from '../contact/somePhotos'
import { memoryOf } from '../memoryOf'
import { type RunningServer, startServer } from '../runningServer'
import { ask } from '../site/ask'

const mebibyte = 1024 * 1024

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.remove())

test('photos from 60 addresses', async () => {
  const body = someJpeg({ scan: randomScan(1_990_000) })
  const send = (address: string) => {
    const headers = { origin: server.url, 'x-forwarded-for': address }
    const path = `/api/contact/photos/${randomUUID()}`
    // A client cut off while sending may lose the reply along with its connection.
    return ask(server.port, path, { method: 'PUT', headers, body }).then(
      ({ status }) => status,
      () => 0,
    )
  }
  expect(await send('192.0.2.250')).toBe(200)
  const before = memoryOf(server.pid)
  const senders = Array.from({ length: 240 }, async (_, n) => {
    const statuses: number[] = []
    for (let round = 0; round < 4; round++) statuses.push(await send(`192.0.2.${n % 60}`))
    return statuses
  })
  const statuses = (await Promise.all(senders)).flat()
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(48)
  expect(memoryOf(server.pid) - before).toBeLessThan(250 * mebibyte)
})
