/** Who may connect: origins, cookies and sessions, on both transports. */
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf } from '../cookieOf'
import { connectPerson, startWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function knock(
  transport: 'websocket' | 'polling',
  headers: Record<string, string>,
  namespace = '/visitor',
): Promise<string> {
  const socket = io(world.url + namespace, {
    transports: [transport],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
  })
  const said = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('in'))
    socket.once('connect_error', (error) => resolve(error.message))
  })
  socket.disconnect()
  return said
}

describe.each(['websocket', 'polling'] as const)('connecting over %s', (transport) => {
  let cookie: string
  beforeAll(async () => {
    cookie = cookieOf(await world.call('POST', '/api/chat/open'))
  })

  test('is allowed from our own pages', async () => {
    expect(await knock(transport, { origin: world.url, cookie })).toBe('in')
    expect(await knock(transport, { 'sec-fetch-site': 'same-origin', cookie })).toBe('in')
  })

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a null origin', { origin: 'null' }],
    ['no origin and no word where it comes from', {}],
    ['no origin from another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ])('is refused with %s', async (_, headers) => {
    expect(await knock(transport, { ...headers, cookie })).not.toBe('in')
  })

  test('is refused without a visitor cookie or with a foreign one', async () => {
    const own = { origin: world.url }
    expect(await knock(transport, own)).toBe('No visitor cookie yet.')
    expect(await knock(transport, { ...own, cookie: 'visitor=1' })).toBe('No visitor cookie yet.')
  })

  test('to the admin namespace is refused to visitors and dealers', async () => {
    const dealer = await world.signIn('dealer')
    const forged = dealer.replace('dealer-session', 'admin-session')
    for (const cookies of [cookie, dealer, forged, 'admin-session=authenticated']) {
      const said = await knock(transport, { origin: world.url, cookie: cookies }, '/admin')
      expect(said).toBe('Please sign in.')
    }
  })

  test('to the default namespace is refused', async () => {
    expect(await knock(transport, { origin: world.url, cookie }, '/')).not.toBe('in')
  })
})

test.each([
  ['POST', '/api/chat/open'],
  ['POST', '/api/session/admin'],
  ['DELETE', '/api/session/admin'],
  ['PUT', '/api/whisper/settings'],
])('%s %s from a foreign page is refused', async (method, path) => {
  const headers = { origin: 'https://evil.example' }
  const reply = await world.call(method, path, { headers })
  expect(reply.status).toBe(403)
  expect(reply.headers.getSetCookie()).toEqual([])
})

test.each([
  ['GET', '/api/chat/interactions'],
  ['GET', '/api/chat/changes?since=0'],
  ['GET', '/api/chat/counts'],
  ['GET', '/api/chat/conversations/x'],
  ['POST', '/api/chat/conversations/x/erasure/approval'],
  ['POST', '/api/chat/conversations/x/erasure/refusal'],
  ['PUT', '/api/whisper/settings'],
])('%s %s requires an admin session', async (method, path) => {
  const visitor = cookieOf(await world.call('POST', '/api/chat/open'))
  const dealer = await world.signIn('dealer')
  for (const cookie of ['', visitor, dealer]) {
    const reply = await world.call(method, path, { cookie })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ error: { code: 'unauthorized' } })
  }
})

test('signing out closes that session’s sockets, and no other’s', async () => {
  const leaving = await world.signIn()
  const staying = await world.signIn()
  const [cut, kept] = [await world.admin(leaving), await world.admin(staying)]
  const gone = new Promise((resolve) => cut.socket.once('disconnect', resolve))
  await world.call('DELETE', '/api/session/admin', { cookie: leaving })
  await gone
  expect(kept.socket.connected).toBe(true)
  await expect(connectPerson(world.url, '/admin', leaving)).rejects.toThrow('Please sign in.')
})
