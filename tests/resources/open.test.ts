/** The address that a dealer's click opens. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWorld, type World } from '../chat/world'
import {
  addFile,
  call,
  downloadsOf,
  type Users,
  open,
  signInUsers,
  somePdf,
} from './adminAndDealer'

let world: World
let users: Users
beforeEach(async () => {
  world = await startWorld()
  users = await signInUsers(world.url)
})
afterEach(() => world.close())

test('each click gets its own ticket, counted when its file is requested', async () => {
  const content = somePdf()
  const { id } = await addFile(users, content)
  const clicks = [
    await open(users, `/api/resources/${id}/open`),
    await open(users, `/api/resources/${id}/open`),
  ]
  expect(clicks.map(({ status }) => status)).toEqual([303, 303])
  const tickets = clicks.map((reply) => reply.headers.get('location') ?? '')
  expect(new Set(tickets).size).toBe(2)
  expect(await downloadsOf(users, id)).toBe(0)
  for (const ticket of tickets) {
    const bytes = await (await open(users, ticket)).arrayBuffer()
    expect(Buffer.from(bytes).equals(content)).toBe(true)
  }
  expect(await downloadsOf(users, id)).toBe(2)
})

test('a link with nothing to open leads to the portal', async () => {
  for (const id of ['marketing-kit', 'nothing']) {
    const reply = await open(users, `/api/resources/${id}/open`)
    expect(reply.status).toBe(303)
    expect(reply.headers.get('location')).toBe(`/dealer/resources?not-opened=${id}`)
  }
})

test('a ticket doesn’t work without a dealer’s session, not even for admins', async () => {
  for (const cookie of ['', users.admin]) {
    const reply = await open(users, '/api/resources/marketing-kit/open', { cookie })
    expect(reply.status).toBe(401)
  }
  expect((await call(users, 'dealer', 'POST /api/resources/marketing-kit/open')).status).toBe(405)
})

test('a signed-out dealer who follows a link in a tab lands on the login', async () => {
  // fetch would set this header itself.
  const headers = { 'sec-fetch-mode': 'navigate' }
  const request = get(`${users.url}/api/resources/marketing-kit/open`, { headers })
  const [{ statusCode, headers: told }] = (await once(request, 'response')) as [IncomingMessage]
  expect([statusCode, told.location]).toEqual([303, '/dealer/login'])
})
