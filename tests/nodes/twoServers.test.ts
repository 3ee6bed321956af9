/**
 * Two built servers on one MongoDB with change streams (the first address in TEST_MONGODB_URI): the
 * visitor on one, the admin on the other. Everything works as on one server.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { teammateEvents, ToTeammate, ToVisitor, visitorEvents } from '#shared/chat/events'
import type { Interaction } from '#shared/chat/records'
import { type Admin, changesOf, connectPerson, messagesOf, type Visitor } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { readCounts, readInteractions, signIn } from '../faults/admin'
import { eventually } from '../faults/eventually'
import { type RunningServer, startServer } from '../runningServer'
import { dropDatabase, freshDatabase, mongoUris } from '../store/stores'
import { type StandIn, says, startStandIn } from '../whisper/model/standIn'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** The promised second, plus a slow machine's delay. */
const second = 2_000

const [uri] = mongoUris
const why = uri ? '' : ' (skipped: TEST_MONGODB_URI names no server)'

describe.skipIf(!uri)(`two servers on one MongoDB${why}`, () => {
  const MONGODB_URI = uri ? freshDatabase(uri) : ''
  let one: RunningServer
  let other: RunningServer
  let cookie: string
  let standIn: StandIn
  beforeAll(async () => {
    standIn = await startStandIn()
    one = await startServer({ env: { MONGODB_URI, LLM_URL: standIn.url, LLM_MODEL: 'stand-in' } })
    other = await startServer({ env: { MONGODB_URI } })
    cookie = await signIn(other.url)
  })
  afterAll(async () => {
    await Promise.all([one.remove(), other.remove()])
    await standIn.close()
    await dropDatabase(MONGODB_URI)
  })

  const call = (server: RunningServer, method: string, path: string, body?: unknown) =>
    fetch(server.url + path, {
      method,
      headers: {
        origin: server.url,
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

  async function visitorOn(server: RunningServer, known?: string): Promise<Visitor> {
    const own = known ?? (await newVisitorCookie(server))
    return connectPerson<typeof visitorEvents, ToVisitor>(server.url, '/visitor', own)
  }

  async function newVisitorCookie(server: RunningServer): Promise<string> {
    const headers = { origin: server.url }
    return cookieOf(await fetch(`${server.url}/api/chat/open`, { method: 'POST', headers }))
  }

  function adminOn(server: RunningServer): Promise<Admin> {
    return connectPerson<typeof teammateEvents, ToTeammate>(server.url, '/admin', cookie)
  }

  const seen = (admin: Admin, id: string) =>
    changesOf(admin).find((one): one is Interaction => one.id === id && !('erased' in one))

  const isAnswered = (visitor: Visitor, id: string) =>
    messagesOf(visitor).some((one) => one.id === id && one.answer.status === 'done')

  test('both report that any number of servers can run', () => {
    for (const server of [one, other]) expect(server.output()).toMatch(/any number of servers/)
  })

  test('an admin on the other server sees question, streamed answer, feedback and counts live', async () => {
    const [visitor, admin] = [await visitorOn(one), await adminOn(other)]
    const before = await readCounts(other.url, cookie)
    const id = randomUUID()
    const text = 'How long is the warranty?'
    standIn.behave = says('You get a 1-year warranty. It lasts 1 year.')
    await visitor.ask('send', { id, text })
    await eventually(() => seen(admin, id)?.answer.status === 'done')
    expect(seen(admin, id)).toMatchObject({ userMessage: text })
    expect(seen(admin, id)?.botResponse).not.toBe('')
    // Servers notify each other in no order: a piece may arrive after its answer.
    await eventually(() =>
      admin.told.some(({ event, value }) => event === 'piece' && value.id === id),
    )
    await eventually(() => isAnswered(visitor, id))
    await visitor.ask('feedback', { id, helpful: false, comment: 'Too long' })
    await eventually(() => seen(admin, id)?.feedback)
    expect(seen(admin, id)?.feedback).toEqual({ helpful: false, comment: 'Too long' })
    const moved = { all: before.all + 1, negative: before.negative + 1 }
    await eventually(() =>
      admin.told.some(
        ({ event, value }) =>
          event === 'counts' && value.all === moved.all && value.negative === moved.negative,
      ),
    )
    await eventually(async () => (await readCounts(one.url, cookie)).negative === moved.negative)
    for (const person of [visitor, admin]) person.close()
  })

  test('counts of visitors and open panels include both servers', async () => {
    const admins = [await adminOn(one), await adminOn(other)]
    const visitors = [await visitorOn(one), await visitorOn(one), await visitorOn(other)]
    for (const visitor of visitors) await visitor.ask('panel', { open: true })
    for (const admin of admins) {
      await eventually(() => {
        const last = admin.told.findLast(({ event }) => event === 'presence')
        return last?.event === 'presence' && last.value.visitors === 3 && last.value.panels === 3
      })
    }
    for (const visitor of visitors) visitor.close()
    for (const admin of admins) {
      await eventually(async () => (await admin.ask('watch', {})).visitors === 0)
      admin.close()
    }
  })

  test('hiding Whisper on one server hides it on the other within a second', async () => {
    const visitor = await visitorOn(one)
    const asked = performance.now()
    expect((await call(other, 'PUT', '/api/whisper/settings', { isVisible: false })).status).toBe(
      200,
    )
    await eventually(() =>
      visitor.told.some(({ event, value }) => event === 'visibility' && !value.isVisible),
    )
    expect(performance.now() - asked).toBeLessThan(second)
    const refused = await visitor.attempt('send', { id: randomUUID(), text: 'Anybody there?' })
    expect(refused).toMatchObject({ error: { code: 'forbidden' } })
    expect(await (await fetch(`${one.url}/api/whisper/settings`)).json()).toEqual({
      isVisible: false,
    })
    await call(other, 'PUT', '/api/whisper/settings', { isVisible: true })
    await eventually(() => {
      const last = visitor.told.findLast(({ event }) => event === 'visibility')
      return last?.event === 'visibility' && last.value.isVisible
    })
    await visitor.ask('send', { id: randomUUID(), text: 'Back again' })
    visitor.close()
  })

  test('an erasure requested on one server and approved on the other is done on both', async () => {
    const tab = await visitorOn(one)
    const otherTab = await visitorOn(other, tab.cookie)
    const admins = [await adminOn(one), await adminOn(other)]
    const id = randomUUID()
    const { conversationId } = await tab.ask('send', { id, text: 'I am Dana of Alder Court' })
    await eventually(() => isAnswered(otherTab, id))
    await tab.ask('erase', { conversationId })
    await eventually(() => otherTab.told.some(({ event }) => event === 'erasure'))
    for (const admin of admins) await eventually(() => seen(admin, id)?.erasureAskedAt)
    // The other server had the conversation running: it must not continue it.
    const late = await otherTab.attempt('send', { id: randomUUID(), text: 'Late', conversationId })
    expect(late).toMatchObject({ error: { code: 'gone' } })
    const next = await otherTab.ask('send', { id: randomUUID(), text: 'A new beginning' })
    expect(next.seq).toBe(1)
    expect(next.conversationId).not.toBe(conversationId)

    const path = `/api/chat/conversations/${conversationId}/erasure/approval`
    expect((await call(other, 'POST', path)).status).toBe(200)
    for (const admin of admins) {
      await eventually(() =>
        changesOf(admin).some((change) => change.id === id && 'erased' in change),
      )
      admin.close()
    }
    for (const person of [tab, otherTab]) {
      await eventually(() =>
        person.told.some(({ event, value }) => event === 'erasure' && value.status === 'approved'),
      )
      person.close()
    }
    for (const { url } of [one, other]) {
      expect(JSON.stringify(await readInteractions(url, cookie))).not.toContain('Dana')
    }
  })

  test('signing out on one server closes the session’s socket on the other within a second', async () => {
    const leaving = await signIn(one.url)
    const { socket } = await connectPerson(other.url, '/admin', leaving)
    const staying = await adminOn(other)
    const cut = new Promise((resolve) => socket.once('disconnect', resolve))
    const asked = performance.now()
    await fetch(`${one.url}/api/session/admin`, {
      method: 'DELETE',
      headers: { origin: one.url, cookie: leaving },
    })
    await cut
    expect(performance.now() - asked).toBeLessThan(second)
    expect(staying.socket.connected).toBe(true)
    await expect(connectPerson(other.url, '/admin', leaving)).rejects.toThrow('Please sign in.')
    staying.close()
  })

  test('a visitor’s two tabs sending on both servers get unique places, each tab in order', async () => {
    const tab = await visitorOn(one)
    const otherTab = await visitorOn(other, tab.cookie)
    const sends = Array.from({ length: 24 }, (_, n) => ({ id: randomUUID(), text: `Both ${n}` }))
    const replies = await Promise.all(
      sends.map((message, n) => (n % 2 ? otherTab : tab).ask('send', message)),
    )
    const seqs = replies.map(({ seq }) => seq)
    expect([...seqs].sort((a, b) => a - b)).toEqual(sends.map((_, index) => index + 1))
    for (const half of [0, 1]) {
      const own = seqs.filter((_, n) => n % 2 === half)
      expect(own).toEqual([...own].sort((a, b) => a - b))
    }
    const { messages } = await (await visitorOn(one, tab.cookie)).ask('join', {})
    expect(messages.map(({ id }) => id)).toEqual(
      [...replies].sort((a, b) => a.seq - b.seq).map(({ id }) => id),
    )
    for (const person of [tab, otherTab]) person.close()
  })

  test('the same message sent on both servers at once is stored once', async () => {
    const tab = await visitorOn(one)
    const otherTab = await visitorOn(other, tab.cookie)
    const message = { id: randomUUID(), text: 'Once' }
    const replies = await Promise.all(
      [tab, otherTab, tab, otherTab].map((t) => t.ask('send', message)),
    )
    expect(new Set(replies.map(({ seq, at }) => `${seq} ${at}`)).size).toBe(1)
    const { messages } = await (await visitorOn(other, tab.cookie)).ask('join', {})
    expect(messages.map(({ id }) => id)).toEqual([message.id])
    for (const person of [tab, otherTab]) person.close()
  })
})
