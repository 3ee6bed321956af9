/**
 * Nobody can forge a visitor: a cookie is accepted if this installation signed it or, for cookies
 * from before signing, if its conversation is stored.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorKeyOf } from '#server/http/visitor'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import type { ErrorReply } from '#shared/contract'
import { connectPerson } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { read, readInteractions, signIn } from '../faults/admin'
import { type RunningServer, startServer } from '../runningServer'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

const random = (bytes: number) => randomBytes(bytes).toString('base64url')
const visitor = (cookie: string) =>
  connectPerson<typeof visitorEvents, ToVisitor>(server.url, '/visitor', cookie)

/** Why a cookie is rejected; null if it is accepted. */
async function refusalOf(cookie: string): Promise<string | null> {
  try {
    ;(await visitor(cookie)).close()
    return null
  } catch (error) {
    return (error as { data: ErrorReply }).data.error.code
  }
}

/** The panel's first request. Resolves to the resulting cookie. */
async function open(cookie = ''): Promise<string> {
  const headers = { origin: server.url, cookie }
  const reply = await fetch(`${server.url}/api/chat/open`, { method: 'POST', headers })
  expect(reply.status).toBe(200)
  return cookieOf(reply) || cookie
}

/** A new visitor with one message. Resolves to its cookie. */
async function talk(text: string): Promise<string> {
  const cookie = await open()
  const one = await visitor(cookie)
  await one.ask('send', { id: randomUUID(), text })
  one.close()
  return cookie
}

/** The same visitor's cookie as it was before cookies were signed. */
const unsigned = (cookie: string) => cookie.replace(/\..*/, '')

test('an invented cookie of the right form gives access to nothing', async () => {
  const own = await open()
  const other = await open()
  const signature = own.replace(/.*\./, '')
  const last = own.endsWith('A') ? 'B' : 'A'
  for (const invented of [
    `visitor=${random(24)}`,
    `visitor=${random(24)}.${random(18)}`,
    `visitor=${random(24)}.${random(32)}`,
    `visitor=${random(24)}.${signature}`,
    `visitor=${random(24)}.`,
    `${unsigned(other)}.${signature}`,
    own.slice(0, -1) + last,
    own.slice(0, -1),
    `${own}A`,
    unsigned(own),
  ]) {
    expect([invented, await refusalOf(invented)]).toEqual([invented, 'unauthorized'])
    const transcript = await fetch(`${server.url}/api/chat/transcript`, {
      headers: { cookie: invented },
    })
    expect([invented, transcript.status]).toEqual([invented, 401])
    const given = await open(invented)
    expect(given).not.toBe(invented)
    expect(unsigned(given)).not.toBe(unsigned(invented))
    expect(await refusalOf(given)).toBeNull()
  }
})

test('a conversation from before cookies were signed continues under a signed cookie', async () => {
  const before = unsigned(await talk('said before the update'))
  // Like the panel: after a rejection it asks for a cookie and connects again.
  expect(await refusalOf(before)).toBe('unauthorized')
  const after = await open(before)
  expect(after).toMatch(/^visitor=[\w-]{32}\.[\w-]{24}$/)
  expect(unsigned(after)).toBe(before)
  const back = await visitor(after)
  const { messages } = await back.ask('join', {})
  expect(messages.map(({ text }) => text)).toEqual(['said before the update'])
  await back.ask('send', { id: randomUUID(), text: 'said after it' })
  back.close()
  const { text } = await read<{ text: string }>(server.url, '/api/chat/transcript', after)
  expect(text).toContain('said before the update')
  expect(text).toContain('said after it')
})

test('conversations are stored under the same key as before', () => {
  expect(visitorKeyOf('x'.repeat(32))).toBe('xi5GFb054iJXLzob98ITLqHm')
})

test('a signed cookie is not replaced and stays valid after a restart', async () => {
  const cookie = await talk('said before the restart')
  expect(await open(cookie)).toBe(cookie)
  await server.stop()
  await server.start()
  const reply = await fetch(`${server.url}/api/chat/open`, {
    method: 'POST',
    headers: { origin: server.url, cookie },
  })
  expect(reply.headers.getSetCookie()).toEqual([])
  const back = await visitor(cookie)
  expect((await back.ask('join', {})).messages).toHaveLength(1)
  back.close()
})

test('two hundred invented visitors from one address store nothing', async () => {
  const admin = await signIn(server.url)
  const before = (await readInteractions(server.url, admin)).length
  let stored = 0
  for (let n = 0; n < 200; n++) {
    const one = await visitor(`visitor=${random(24)}`).catch(() => null)
    if (one === null) continue
    const reply = await one.attempt('send', { id: randomUUID(), text: 'x'.repeat(2_000) })
    if ('data' in reply) stored += 1
    one.close()
  }
  expect(stored).toBe(0)
  expect(await readInteractions(server.url, admin)).toHaveLength(before)
})
