/** A request whose sender signs out while its body is still arriving isn't carried out. */
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../chat/world'
import { create, get, openSession, someWords } from '../knowledge/admin'
import { signIn } from '../resources/adminAndDealer'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Sends half of a body, signs out, and sends the rest; resolves to the reply's status. */
async function signedOutBetween(method: string, path: string, body: string, type: string) {
  const cookie = await signIn(world.url, 'admin')
  const sending = request(`${world.url}${path}`, {
    method,
    headers: {
      cookie,
      origin: world.url,
      'content-type': type,
      'content-length': Buffer.byteLength(body),
    },
  })
  const replied = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (reply) => {
      reply.resume()
      resolve(reply.statusCode)
    })
    sending.on('error', reject)
  })
  const half = Math.floor(body.length / 2)
  await new Promise<void>((resolve) => sending.write(body.slice(0, half), () => resolve()))
  // Once a later call is answered, the request's head has been read.
  expect((await world.call('GET', '/api/session/admin', { cookie })).status).toBe(200)
  expect((await world.call('DELETE', '/api/session/admin', { cookie })).status).toBe(200)
  sending.end(body.slice(half))
  return replied
}

test('an entry change by a user who signs out meanwhile is refused', async () => {
  const session = await openSession(world)
  const { id, rev } = await create(session)
  const body = JSON.stringify({ rev, ...someWords({ content: 'Changed after signing out.' }) })
  expect(await signedOutBetween('PUT', `/api/knowledge/${id}`, body, 'application/json')).toBe(401)
  expect((await get(session, id)).rev).toBe(rev)
})

test('an import by a user who signs out meanwhile is refused', async () => {
  const csv = 'title,category,content\nLate,pricing,After signing out.\n'
  const path = '/api/knowledge/import?filename=late.csv'
  expect(await signedOutBetween('POST', path, csv, 'text/csv')).toBe(401)
})

test('an upload by a user who signs out meanwhile is refused', async () => {
  const path = '/api/resources/uploads?filename=late.pdf'
  expect(
    await signedOutBetween('POST', path, '%PDF-1.7\nlate words', 'application/octet-stream'),
  ).toBe(401)
  expect(await world.store.collection('uploads').countDocuments({})).toBe(0)
})
