/** Access to every address of the subject, derived from its own table. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resourceAddresses, resourceStreamAddresses } from '#shared/resources/addresses'
import { resourceCalls, resourceStreamCalls } from '#shared/resources/calls'
import { startWorld, type World } from '../chat/world'
import { addFile, click, type Users, signInUsers, somePdf } from './adminAndDealer'

let world: World
let users: Users
let id: string
let ticket: string
beforeAll(async () => {
  world = await startWorld()
  users = await signInUsers(world.url)
  id = (await addFile(users, somePdf())).id
  ticket = (await click(users, id)).split('/').at(-1) ?? ''
})
afterAll(() => world.close())

const calls = { ...resourceCalls, ...resourceStreamCalls }
const all = Object.entries({ ...resourceAddresses, ...resourceStreamAddresses })

/** With existing ids as params, and a body if one is required. */
function ask(address: string, headers: Record<string, string>): Promise<Response> {
  const [method = 'GET', pattern = ''] = address.split(' ')
  const path = pattern.replace(':ticket', ticket).replace(/:\w+/, id)
  const withBody = method !== 'GET' && method !== 'DELETE'
  return fetch(world.url + path, {
    method,
    headers: {
      origin: world.url,
      ...(withBody ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(withBody ? { body: '{"title":{"$gt":""}}' } : {}),
  })
}

test.each(all)('%s needs a session', async (name, address) => {
  const { access } = calls[name as keyof typeof calls]
  expect(['admin', 'dealer']).toContain(access)
  const other = access === 'admin' ? users.dealer : users.admin
  const strangers = [
    {},
    { cookie: 'dealer-token=authenticated; admin-token=authenticated' },
    { cookie: 'admin-session=authenticated; dealer-session=authenticated' },
    { cookie: other },
    { cookie: other.replace(/^[^=]+/, `${access}-session`) },
    { authorization: 'Bearer authenticated' },
  ]
  for (const headers of strangers) {
    const reply = await ask(address, headers as Record<string, string>)
    expect(reply.status).toBe(401)
    expect(await reply.json()).toEqual({
      error: { code: 'unauthorized', message: 'Please sign in.' },
    })
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('cache-control')).toBe('no-store')
  }
})

test.each(all.filter(([, address]) => !address.startsWith('GET')))(
  '%s is refused from other sites',
  async (name, address) => {
    const { access } = calls[name as keyof typeof calls]
    for (const origin of ['https://evil.example', 'null']) {
      expect((await ask(address, { cookie: users[access as 'admin'], origin })).status).toBe(403)
    }
  },
)

test.each([
  'PATCH /api/resources',
  'GET /api/resources/uploads',
  'POST /api/resources/order',
  'DELETE /api/resources/tickets/x',
])('%s is an unknown method', async (address) => {
  const cookie = `${users.admin}; ${users.dealer}`
  expect((await ask(address, { cookie })).status).toBe(405)
})
