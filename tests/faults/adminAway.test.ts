/**
 * The server is killed while an admin watches, and much happens before the admin reconnects: the
 * screen then equals a fresh load, record by record.
 */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import type { Interaction } from '#shared/chat/records'
import { connectPerson, messagesOf } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { type RunningServer, startServer } from '../runningServer'
import { signIn } from './admin'
import { eventually } from './eventually'
import { freshList, Screen } from './screen'
import { Talker } from './talker'

let server: RunningServer
let cookie: string
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
  cookie = await signIn(server.url)
})
afterAll(() => server.remove())

const post = (path: string, body?: unknown) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: {
      origin: server.url,
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

/** A visitor who does only what the test says. */
async function visitor(visitorCookie?: string) {
  const own = visitorCookie ?? cookieOf(await post('/api/chat/open'))
  return connectPerson<typeof visitorEvents, ToVisitor>(server.url, '/visitor', own)
}

/** A conversation of one answered message; its visitor stays. */
async function asked(text: string) {
  const person = await visitor()
  const id = randomUUID()
  const { conversationId } = await person.ask('send', { id, text })
  await eventually(() => messagesOf(person).some(({ answer }) => answer.status === 'done'))
  return { person, id, conversationId }
}

/** Waits until everything has settled and the screen shows all of it. */
async function expectEqual(screen: Screen): Promise<void> {
  let fresh: Interaction[] = []
  let shown: Interaction[] = []
  await eventually(async () => {
    fresh = await freshList(server.url, cookie)
    shown = screen.list
    const quiet = fresh.every(({ answer }) => answer.status !== 'waiting')
    return quiet && isDeepStrictEqual(shown, fresh)
  }).catch(() => undefined)
  expect(shown).toEqual(fresh)
}

test('after the server was killed and restarted, an admin’s screen equals a fresh load', async () => {
  const toErase = await asked('I am Dana, erase me later')
  const toDecline = await asked('Keep this, please')
  const changing = await asked('Good, then bad')
  await changing.person.ask('feedback', { id: changing.id, helpful: true })
  const names = Array.from({ length: 12 }, (_, n) => `Person ${n}`)
  const talkers = await Promise.all(names.map((name) => Talker.open(server.url, name)))

  const screen = new Screen(server.url, cookie)
  await screen.load()
  expect(screen.list).toHaveLength(3)
  for (const talker of talkers) talker.talk(2, 20)
  await eventually(() => screen.list.length > 10)
  await server.kill()
  for (const talker of talkers) talker.hangUp()
  screen.leave()
  for (const { person } of [toErase, toDecline, changing]) person.close()

  await server.start()
  await Promise.all(talkers.map((talker) => talker.connect(server.url)))
  await Promise.all(talkers.map((talker) => talker.catchUp()))
  // More than one page of changes.
  for (const talker of talkers) talker.talk(2, 28)
  await eventually(() => talkers.every(({ sent, inFlight }) => sent.length >= 28 && inFlight === 0))
  const [eraser, decliner, changer] = await Promise.all(
    [toErase, toDecline, changing].map(({ person }) => visitor(person.cookie)),
  )
  await eraser?.ask('erase', { conversationId: toErase.conversationId })
  const erasure = (id: string) => `/api/chat/conversations/${id}/erasure`
  expect((await post(`${erasure(toErase.conversationId)}/approval`)).status).toBe(200)
  await decliner?.ask('erase', { conversationId: toDecline.conversationId })
  const reason = { reason: 'An open contract' }
  expect((await post(`${erasure(toDecline.conversationId)}/refusal`, reason)).status).toBe(200)
  const bad = { id: changing.id, helpful: false, comment: 'Not after all' }
  await changer?.ask('feedback', bad)

  // Back while answers are still being written: their changes arrive live.
  await screen.comeBack()
  await expectEqual(screen)
  expect(screen.list.length).toBe(2 + 12 * 28)
  expect(screen.list.find(({ id }) => id === changing.id)?.feedback).toEqual({
    helpful: false,
    comment: 'Not after all',
  })
  expect(JSON.stringify(screen.list)).not.toContain('Dana')

  // A second outage of only the admin's connection, and a pending erasure.
  screen.leave()
  const late = await asked('During the second outage')
  await late.person.ask('erase', { conversationId: late.conversationId })
  await screen.comeBack()
  await expectEqual(screen)
  expect(screen.list.find(({ id }) => id === late.id)?.erasureAskedAt).toBeGreaterThan(0)
  await post(`${erasure(late.conversationId)}/approval`)
  await expectEqual(screen)
  expect(screen.list.some(({ id }) => id === late.id)).toBe(false)

  screen.leave()
  for (const talker of talkers) talker.hangUp()
  for (const person of [eraser, decliner, changer, late.person]) person?.close()
}, 120_000)
