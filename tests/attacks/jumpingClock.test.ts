/**
 * The machine's clock jumps back, or far ahead and back: nobody misses a message, and nothing is
 * deleted before its time.
 */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { teammateEvents, ToTeammate, ToVisitor, visitorEvents } from '#shared/chat/events'
import type { Interaction, VisitorMessage } from '#shared/chat/records'
import { connectPerson, messagesOf, until } from '../chat/world'
import { smtpEnv, startTestMailbox, type TestMailbox } from '../contact/testMailbox'
import { cookieOf } from '../cookieOf'
import { read, readChanges, readInteractions, signIn } from '../faults/admin'
import { freePort } from '../freePort'
import { headerOf } from '../mail/mailServer'
import { day, hour, type MovableClock, minute, startWithMovableClock } from './movableClock'

/** Screens ask for changes from this long before the latest one they know. */
const overlapMs = 30_000
const pause = 10_000

let server: MovableClock
afterEach(() => server.remove())

async function open(): Promise<string> {
  const headers = { origin: server.url }
  return cookieOf(await fetch(`${server.url}/api/chat/open`, { method: 'POST', headers }))
}
type Visitor = Awaited<ReturnType<typeof enter>>
const enter = (cookie: string) =>
  connectPerson<typeof visitorEvents, ToVisitor>(server.url, '/visitor', cookie)

describe('a clock set back ten minutes', () => {
  test.each([
    ['while the server runs', async () => server.setClock(-10 * minute)],
    [
      'while the server is off',
      async () => {
        await server.stop()
        await server.setClock(-10 * minute)
        await server.start()
      },
    ],
  ])('%s hides nothing from a visitor or admin who was away', async (_, goBack) => {
    server = await startWithMovableClock()
    const admin = await signIn(server.url)
    const cookie = await open()
    const before = await enter(cookie)
    await before.ask('send', { id: randomUUID(), text: 'Before' })
    const known = await before.ask('join', {})
    before.close()
    const list = await read<{ interactions: Interaction[]; readAt: number }>(
      server.url,
      '/api/chat/interactions',
      admin,
    )

    await goBack()
    const writing = await enter(cookie)
    const { id } = await writing.ask('send', { id: randomUUID(), text: 'After' })
    writing.close()

    const back = await enter(cookie)
    const latest = Math.max(...known.messages.map(({ updatedAt }) => updatedAt))
    const missed = await back.ask('join', {
      conversationId: known.conversationId ?? '',
      since: latest - overlapMs,
    })
    expect(missed.messages.map((message: VisitorMessage) => message.id)).toContain(id)
    back.close()
    const changes = await readChanges(server.url, admin, list.readAt - overlapMs)
    expect(changes.map((change) => change.id)).toContain(id)
    // Displayed times follow the clock.
    const shown = (await readInteractions(server.url, admin)).find((one) => one.id === id)
    expect(shown?.timestamp).toBeLessThan(latest - 9 * minute)
  })
})

describe('a clock 400 days ahead', () => {
  /** Whether the log says that the deletion waits for a second check. */
  const isAnnounced = (what: string) =>
    server.output().includes(`1 ${what} have expired, more than were ever deleted at once (0)`)

  async function fill(): Promise<{ cookie: string; conversationId: string }> {
    const cookie = await open()
    const visitor = await enter(cookie)
    const { conversationId } = await visitor.ask('send', { id: randomUUID(), text: 'Keep this' })
    visitor.close()
    const reply = await fetch(`${server.url}/api/contact/requests`, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify({
        id: randomUUID(),
        name: 'Ann',
        email: 'ann@example.com',
        message: '',
        propertyType: 'home',
        entrances: 1,
      }),
    })
    expect(reply.status).toBe(200)
    return { cookie, conversationId }
  }

  const held = async () => {
    const admin = await signIn(server.url)
    const { requests } = await read<{ requests: { name: string }[] }>(
      server.url,
      '/api/contact/requests',
      admin,
    )
    return {
      messages: (await readInteractions(server.url, admin)).map((one) => one.userMessage),
      requests: requests.map(({ name }) => name),
    }
  }

  test('deletes no conversations or requests, and the log says what would be deleted', async () => {
    server = await startWithMovableClock()
    await fill()
    await server.setClock(400 * day)
    for (const what of ['conversations', 'requests']) await until(() => isAnnounced(what))
    await server.setClock(0)
    await server.letPass(2 * hour)
    expect(await held()).toEqual({ messages: ['Keep this'], requests: ['Ann'] })
  })

  test('is trusted at the second check, an hour later by a monotonic clock', async () => {
    server = await startWithMovableClock()
    await fill()
    await server.setClock(400 * day)
    for (const what of ['conversations', 'requests']) await until(() => isAnnounced(what))
    await server.letPass(hour)
    await until(async () => (await held()).messages.length === 0)
    await until(async () => (await held()).requests.length === 0)
  })
})

describe('a clock that is briefly ahead', () => {
  const customer = 'ann@mail.example'
  let mailbox: TestMailbox
  beforeEach(async () => {
    mailbox = await startTestMailbox()
    const port = await freePort()
    server = await startWithMovableClock({ env: { ...smtpEnv(mailbox, port), PORT: `${port}` } })
  })
  afterEach(() => mailbox.close())

  const subjects = () => mailbox.to(customer).map(({ raw }) => headerOf(raw, 'subject'))

  async function post(path: string, body: object, cookie = ''): Promise<void> {
    const reply = await fetch(server.url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { origin: server.url, cookie, 'content-type': 'application/json' },
    })
    expect([path, reply.status]).toEqual([path, 200])
  }

  test('by a day gives up no queued e-mail', async () => {
    mailbox.replies.set(customer, Array(1_000).fill('451'))
    await post('/api/contact/requests', {
      id: randomUUID(),
      name: 'Ann',
      email: customer,
      message: '',
      propertyType: 'home',
      entrances: 1,
    })
    await until(() => mailbox.tried.length > 0)
    const tried = mailbox.tried.length
    await server.setClock(25 * hour)
    await until(() => mailbox.tried.length > tried, 30_000)
    mailbox.replies.delete(customer)
    await server.setClock(0)
    await until(() => subjects().length > 0, 30_000)
  })

  test.each([
    [
      'left a message',
      async (visitor: Visitor, leave: () => Promise<void>) => {
        visitor.close()
        await leave()
      },
    ],
    [
      'read a teammate',
      async (visitor: Visitor) => {
        await visitor.ask('seen', { at: Date.now() + hour })
        visitor.close()
      },
    ],
  ])('by an hour loses no answer to who %s meanwhile', async (_, meanwhile) => {
    const admin = await signIn(server.url)
    await server.setClock(hour)
    const cookie = await open()
    const visitor = await enter(cookie)
    const { conversationId } = await visitor.ask('send', { id: randomUUID(), text: 'Hello' })
    let isLeft = false
    const leave = async () => {
      isLeft = true
      const left = { name: 'Ann', to: customer, consent: false, page: '/' }
      await post('/api/chat/contact', { id: randomUUID(), ...left }, cookie)
    }
    await meanwhile(visitor, leave)
    await server.setClock(0)
    if (!isLeft) await leave()

    const page = await connectPerson<typeof teammateEvents, ToTeammate>(server.url, '/admin', admin)
    const conversation = `/api/chat/conversations/${conversationId}`
    await post(`${conversation}/handover/takeover`, {}, admin)
    await post(`${conversation}/replies`, { id: randomUUID(), kind: 'reply', text: 'Hi.' }, admin)
    await post(`${conversation}/handover/end`, {}, admin)
    page.close()
    // The visitor has half a minute to read it.
    await server.setClock(minute)
    await until(() => subjects().includes('Admin from Visitor Access answered you'), 30_000)
  })

  test('by an hour during a chat leaves no question unanswered once it goes back to Whisper', async () => {
    const admin = await signIn(server.url)
    const visitor = await enter(await open())
    const { conversationId } = await visitor.ask('send', { id: randomUUID(), text: 'Hello' })
    const page = await connectPerson<typeof teammateEvents, ToTeammate>(server.url, '/admin', admin)
    const conversation = `/api/chat/conversations/${conversationId}`
    await server.setClock(hour)
    await post(`${conversation}/handover/takeover`, {}, admin)
    await visitor.ask('send', { id: randomUUID(), text: 'What does it cost?' })
    await post(`${conversation}/replies`, { id: randomUUID(), kind: 'reply', text: 'Wait.' }, admin)
    await server.setClock(0)
    const asked = randomUUID()
    await visitor.ask('send', { id: asked, text: 'Do my visitors need an app?' })
    await post(`${conversation}/handover/return`, {}, admin)
    const answered = () =>
      messagesOf(visitor).filter(({ answer, seq }) => seq > 1 && answer.status === 'done')
    await until(() => answered().length > 0, 30_000)
    expect(answered().map(({ id }) => id)).toEqual([asked])
    visitor.close()
    page.close()
  })

  test('by six hours marks every teammate offline, and a reply is sent once the clock is right', async () => {
    const admin = await signIn(server.url)
    const cookie = await open()
    const visitor = await enter(cookie)
    const { conversationId } = await visitor.ask('send', { id: randomUUID(), text: 'Hello' })
    visitor.close()
    const left = { name: 'Ann', to: customer, consent: false, page: '/' }
    await post('/api/chat/contact', { id: randomUUID(), ...left }, cookie)

    await server.setClock(6 * hour)
    const page = await connectPerson<typeof teammateEvents, ToTeammate>(server.url, '/admin', admin)
    const conversation = `/api/chat/conversations/${conversationId}`
    await post(`${conversation}/handover/takeover`, {}, admin)
    await post(`${conversation}/replies`, { id: randomUUID(), kind: 'reply', text: 'Hi.' }, admin)
    page.close()
    await server.setClock(0)
    // Two minutes of looking who is here; a longer pause between two looks hardly counts.
    for (let passed = 0; passed < 2 * minute; passed += pause) {
      await server.letPass(pause)
      await read(server.url, '/api/team', admin)
    }

    await until(() => subjects().includes('Admin from Visitor Access answered you'), 30_000)
    const back = await enter(cookie)
    await until(async () => !(await back.ask('join', {})).isTeamHere, 30_000)
    back.close()
  })
})

test('a clock that jumps minutes ahead ends no chat, and the teammate can keep writing', async () => {
  server = await startWithMovableClock()
  const admin = await signIn(server.url)
  const call = async (method: string, path: string, body: object = {}) => {
    const headers = { origin: server.url, cookie: admin, 'content-type': 'application/json' }
    const request = { method, headers, body: JSON.stringify(body) }
    return (await fetch(server.url + path, request)).status
  }
  const page = await connectPerson<typeof teammateEvents, ToTeammate>(server.url, '/admin', admin)
  const visitor = await enter(await open())
  await until(async () => (await visitor.ask('join', {})).isTeamHere)
  const { conversationId: id } = await visitor.ask('person', { id: randomUUID(), wanted: true })
  const conversation = `/api/chat/conversations/${id}`
  expect(await call('POST', `${conversation}/handover/takeover`)).toBe(200)

  await server.setClock(3 * minute)
  // Makes the server look who is here; visitors hear of it afterwards.
  expect(await call('PATCH', '/api/team/me', { isAvailable: false })).toBe(200)
  await until(() => visitor.told.some(({ event, value }) => event === 'isTeamHere' && !value))
  const reply = { id: randomUUID(), kind: 'reply', text: 'As I said.' }
  expect(await call('POST', `${conversation}/replies`, reply)).toBe(200)
  const { lines } = (await visitor.ask('join', {})).handled
  expect(lines.map(({ kind }) => kind)).toEqual(['asked', 'joined'])
  page.close()
  visitor.close()
})
