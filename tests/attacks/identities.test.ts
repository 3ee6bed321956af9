/**
 * Every call and socket, requested without the right access: nothing is revealed or changed.
 * Derived from the declarations, so new calls are included automatically.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Sessions, sessionHours } from '#server/session/sessions'
import type { Access, ErrorReply } from '#shared/contract'
import { type Role, roles } from '#shared/session/rules'
import { connectPerson, startWorld, until, type World } from '../chat/world'
import { freePort } from '../freePort'
import { handedOut } from '../quotes/adminAndCustomer'
import { signIn } from '../resources/adminAndDealer'
import { type Ask, ask } from '../site/ask'
import { declaredCalls, declaredEvents } from './declared'
import { requestOf } from './inputs'
import {
  connectVisitor,
  contentsOfAll,
  everySetting,
  metricsToken,
  type Stock,
  secretWord,
  settledContents,
  stocked,
} from './stock'

let world: World
let port: number
let stock: Stock
/** Cookies by name, for each kind of access that they must not grant. */
let strangers: Record<Exclude<Access, 'anyone'>, Record<string, string>>
beforeAll(async () => {
  port = await freePort()
  world = await startWorld({ port, env: everySetting(port) })
  stock = await stocked(world.url)
  const toAdmins = await strangersTo('admin', 'dealer')
  strangers = {
    admin: toAdmins,
    teammate: toAdmins,
    dealer: await strangersTo('dealer', 'admin'),
    visitor: {
      'no cookie': '',
      'a cookie that is not ours': 'visitor=authenticated',
      'an admin': stock.admin,
      'a dealer': stock.dealer,
    },
    monitor: {
      'no token': '',
      'a token in a cookie': `metrics-token=${metricsToken}`,
      'an admin': stock.admin,
      'a dealer': stock.dealer,
    },
  }
})
afterAll(() => world.close())

async function agentsCookie(): Promise<string> {
  const body = { name: `Agent ${randomUUID()}`, role: 'agent', email: '' }
  const added = await world.call('POST', '/api/team', { cookie: stock.admin, body })
  return world.signIn('admin', (await added.json()).password)
}

async function strangersTo(role: Role, other: Role): Promise<Record<string, string>> {
  const named = (token: string) => `${role}-session=${token}`
  const sessions = new Sessions(world.store)
  const ended = await signIn(world.url, role)
  await world.call('DELETE', `/api/session/${role}`, { cookie: ended })
  const longAgo = new Date(Date.now() - sessionHours * 3_600_000)
  const expired = await sessions.start(role, longAgo)
  const stored = await sessions.start(role)
  return {
    'no cookie': '',
    'the marks that the browser keeps': `${role}-token=authenticated; ${other}-token=authenticated`,
    'a made-up session': named(randomBytes(32).toString('base64url')),
    'a session that was ended': ended,
    'a session that is over': named(expired.token),
    'a session as the store knows it': named(stored.session._id),
    'the other role': stock[other],
    'the other role’s session under this role’s name': stock[other].replace(/^[^=]+=/, named('')),
    'a visitor': stock.visitor,
  }
}

test('every documented API call is attacked in these tests', async () => {
  const listed = await (await fetch(`${world.url}/api/docs/json`)).json()
  const addresses = Object.entries(listed.paths as Record<string, object>).flatMap(
    ([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
  )
  expect(declaredCalls.map(({ address }) => address).sort()).toEqual(addresses.sort())
})

test('only the listed calls are public', () => {
  const open = declaredCalls.filter(({ access }) => access === 'anyone').map(({ name }) => name)
  expect(open.sort()).toEqual([
    ...['chat.enter', 'chat.open', 'chat.ways'],
    ...['contact.discardPhoto', 'contact.linkWays', 'contact.send', 'contact.sendLink'],
    ...['contact.sendPhoto', 'figures.figures', 'health.live'],
    ...[
      'health.ready',
      'quote.accept',
      'quote.ask',
      'quote.decline',
      'quote.view',
      'session.signIn',
      'session.signOut',
      'session.state',
    ],
    ...['visits.report', 'whisper.settings'],
  ])
})

describe('an API call', () => {
  const closed = declaredCalls.flatMap((call) =>
    call.access === 'anyone' ? [] : [{ ...call, access: call.access }],
  )

  test('is refused to everyone without permission, and changes nothing', async () => {
    const before = await settledContents(world.store)
    const refusals: unknown[] = []
    for (const call of closed) {
      const [asked] = fc.sample(requestOf(call, { hostility: 0, ids: stock.ids }), 1)
      if (!asked) continue
      for (const [who, cookie] of Object.entries(strangers[call.access])) {
        const headers = { origin: world.url, cookie, 'content-type': asked.type }
        const options: Ask = { method: asked.method, headers }
        if (asked.body !== undefined) options.body = asked.body
        const reply = await ask(port, asked.path, options)
        const isSilent = !reply.text.includes(secretWord) && !reply.headers['set-cookie']
        refusals.push([call.name, who, reply.status, JSON.parse(reply.text).error.code, isSilent])
      }
    }
    expect(refusals).toEqual(
      closed.flatMap(({ name, access }) =>
        Object.keys(strangers[access]).map((who) => [name, who, 401, 'unauthorized', true]),
      ),
    )
    expect(await contentsOfAll(world.store)).toEqual(before)
  })

  test('for admins is refused to agents before its body is read, and changes nothing', async () => {
    const before = await settledContents(world.store)
    const cookie = await agentsCookie()
    const ofAdmins = closed.filter(({ access }) => access === 'admin')
    expect(ofAdmins.length).toBeGreaterThan(30)
    for (const call of ofAdmins) {
      const [asked] = fc.sample(requestOf(call, { hostility: 0, ids: stock.ids }), 1)
      const headers = { origin: world.url, cookie, 'content-type': asked?.type ?? '' }
      const body = asked?.body === undefined ? {} : { body: asked.body }
      const options = { method: asked?.method ?? '', headers, ...body }
      const { status, text } = await ask(port, asked?.path ?? '', options)
      expect([call.name, status, text.includes(secretWord)]).toEqual([call.name, 403, false])
    }
    const {
      teammates: _,
      sessions: __,
      activities: ___,
      ...after
    } = await contentsOfAll(world.store)
    expect(before).toMatchObject(after)
  })

  test('is served to those with permission', async () => {
    const cookie = [stock.admin, stock.dealer, stock.visitor].join('; ')
    const headers = { cookie, authorization: `Bearer ${metricsToken}` }
    for (const call of closed.filter(({ address }) => address.startsWith('GET'))) {
      const [asked] = fc.sample(requestOf(call, { hostility: 0, ids: stock.ids }), 1)
      const { status } = await ask(port, asked?.path ?? '', { headers })
      expect([call.name, status]).not.toEqual([call.name, 401])
    }
  })
})

describe.each(['websocket', 'polling'] as const)('a socket over %s', (transport) => {
  async function knock(namespace: string, cookie: string): Promise<string> {
    const socket = io(world.url + namespace, {
      transports: [transport],
      forceNew: true,
      reconnection: false,
      extraHeaders: { origin: world.url, cookie },
    })
    const said = await new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('in'))
      socket.once('connect_error', (error) => resolve(error.message))
    })
    socket.disconnect()
    return said
  }

  test('to the admin namespace is refused to everyone else', async () => {
    for (const [who, cookie] of Object.entries(strangers.admin)) {
      expect([who, await knock('/admin', cookie)]).toEqual([who, 'Please sign in.'])
    }
    expect(await knock('/admin', stock.admin)).toBe('in')
  })

  test('to the visitor namespace needs a visitor’s cookie', async () => {
    for (const [who, cookie] of Object.entries(strangers.visitor)) {
      expect([who, await knock('/visitor', cookie)]).toEqual([who, 'No visitor cookie yet.'])
    }
    expect(await knock('/visitor', stock.visitor)).toBe('in')
  })

  test('to any other namespace is refused', async () => {
    const all = [stock.admin, stock.dealer, stock.visitor].join('; ')
    for (const namespace of ['/', '/dealer', '/__proto__', '/admin/', '/ADMIN']) {
      expect([namespace, await knock(namespace, all)]).not.toEqual([namespace, 'in'])
    }
  })
})

test('admin events don’t work on a visitor’s socket, nor visitor events on an admin’s', async () => {
  const visitor = await connectVisitor(world.url, stock.visitor)
  const admin = await connectPerson(world.url, '/admin', stock.admin)
  for (const [person, namespace] of [
    [visitor, '/admin'],
    [admin, '/visitor'],
  ] as const) {
    for (const name of Object.keys(declaredEvents[namespace])) {
      const reply = await person.attempt(name, {})
      expect([name, reply]).toMatchObject([name, { error: { code: 'not-found' } }])
    }
  }
  visitor.close()
  admin.close()
})

test('an agent’s socket receives nothing that only admins may read', async () => {
  const agent = await connectPerson(world.url, '/admin', await agentsCookie())
  const admin = await connectPerson(world.url, '/admin', stock.admin)
  const codeOf = (reply: object) => ('error' in reply ? (reply as ErrorReply).error.code : 'done')
  const isRefused = async (name: string) => codeOf(await agent.attempt(name, {})) === 'forbidden'
  for (const [name, { access }] of Object.entries(declaredEvents['/admin']))
    expect([name, await isRefused(name)]).toEqual([name, access === 'admin'])
  expect(codeOf(await agent.attempt('watchAnalytics', { range: '7d' }))).toBe('forbidden')
  expect(codeOf(await admin.attempt('watchAnalytics', { range: '7d' }))).toBe('done')
  const quote = await handedOut(stock, { customer: secretWord })
  const hears = (event: string) => (told: { event: string }) => told.event === event
  await until(() => admin.told.some(hears('quote')))
  // Happens after the quote's event: anything an agent receives about it has arrived by then.
  await world.call('PATCH', '/api/team/me', { cookie: stock.admin, body: { isAvailable: true } })
  await until(() => agent.told.some(hears('team')))
  expect(JSON.stringify(agent.told)).not.toContain(quote.id)
  agent.close()
  admin.close()
})

test('a session that expires closes its sockets', async () => {
  const almostOver = new Date(Date.now() - sessionHours * 3_600_000 + 1_500)
  const { token } = await new Sessions(world.store).start('admin', almostOver)
  const admin = await world.admin(`admin-session=${token}`)
  await until(() => !admin.socket.connected)
  await expect(connectPerson(world.url, '/admin', admin.cookie)).rejects.toThrow('Please sign in.')
})

test.each(roles)('a stolen copy of the store gives no access to %s pages', async (role) => {
  const [session] = await world.store.collection('sessions').find({ role }).toArray()
  const facts = await world.store.collection('facts').find({}).toArray()
  const hash = facts.find(({ _id }) => _id === `password-${role}`) as unknown as { hash: string }
  expect(hash.hash).toMatch(/^\$argon2id\$/)
  const cookie = `${role}-session=${session?._id}`
  const state = await world.call('GET', `/api/session/${role}`, { cookie })
  expect(await state.json()).toEqual({ signedIn: false })
  const body = { password: hash.hash }
  expect((await world.call('POST', `/api/session/${role}`, { body })).status).toBe(401)
})
