/** The built server is killed (SIGKILL) around photos and form: nothing is lost or left over. */
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../chat/world'
import { rawConnection } from '../faults/rawSocket'
import { signIn } from '../resources/adminAndDealer'
import { type RunningServer, startServer } from '../runningServer'
import { someJpeg } from './somePhotos'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

const put = (id: string, body: Buffer) =>
  fetch(`${server.url}/api/contact/photos/${id}`, {
    method: 'PUT',
    body: body as BodyInit,
    headers: { origin: server.url },
  })
const send = (body: object) =>
  fetch(`${server.url}/api/contact/requests`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { origin: server.url, 'content-type': 'application/json' },
  })
const incoming = () => {
  const folder = join(server.dataDir, 'files', 'incoming')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('photos uploaded before a kill come with their form, once, and stay', async () => {
  const [kept, lost] = [randomUUID(), randomUUID()]
  const photo = someJpeg()
  expect((await put(kept, photo)).status).toBe(200)
  const { socket } = await rawConnection(server.port)
  socket.write(
    `PUT /api/contact/photos/${lost} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n` +
      `Origin: ${server.url}\r\nContent-Length: 500000\r\n\r\n`,
  )
  socket.write(photo)
  await server.kill()
  socket.destroy()
  await server.start()
  await until(() => incoming().length === 0)

  const form = {
    id: randomUUID(),
    name: 'Dana Alder',
    phone: '(202) 555-0171',
    propertyType: 'home',
    entrances: 1,
    photos: [kept, lost],
  }
  expect(await (await send(form)).json()).toMatchObject({ photos: 1 })
  await server.kill()
  await server.start()
  // A client that got no reply sends everything again.
  expect((await put(lost, photo)).status).toBe(200)
  expect(await (await send(form)).json()).toMatchObject({ photos: 2 })
  const cookie = await signIn(server.url, 'admin')
  for (const id of [kept, lost]) {
    const address = `${server.url}/api/contact/requests/${form.id}/photos/${id}`
    const reply = await fetch(address, { headers: { cookie } })
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(photo)
  }
})
