/** Guessing passwords: how many guesses are checked, and whether others notice. */
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import type { Role } from '#shared/session/rules'
import { connectPerson, until } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { passwords, type RunningServer, startServer } from '../runningServer'
import { ask, type Reply } from '../site/ask'

let server: RunningServer
/** The guesser's connections; opening 2,000 at once would occupy a busy machine completely. */
const connections = new Agent({ keepAlive: true, maxSockets: 400 })
beforeAll(async () => {
  // The test acts as the proxy, so it can send from many addresses.
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
afterAll(async () => {
  connections.destroy()
  await server.remove()
})

function signIn(
  address: string,
  password: string,
  role: Role = 'admin',
  agent?: Agent,
): Promise<Reply> {
  const body = JSON.stringify({ password })
  const origin = { origin: server.url, 'content-type': 'application/json' }
  const headers = { ...origin, 'x-forwarded-for': address }
  const options = { method: 'POST', headers, body, ...(agent && { agent }) }
  return ask(server.port, `/api/session/${role}`, options)
}

const guesses = (number: number, address: (n: number) => string, role?: Role) =>
  Promise.all(
    Array.from({ length: number }, (_, n) => signIn(address(n), `guess ${n}`, role, connections)),
  )
const checked = (replies: Reply[]) => replies.filter(({ status }) => status === 401)

/** When the first waits are over, in milliseconds; a slow machine may take longer. */
const waitsOver = [5_000, 15_000, 35_000]

/** Sends messages one after the other, each once the last was acknowledged, until stopped. */
async function talkingVisitor() {
  const opened = await fetch(`${server.url}/api/chat/open`, {
    method: 'POST',
    headers: { origin: server.url },
  })
  const visitor = await connectPerson<typeof visitorEvents, ToVisitor>(
    server.url,
    '/visitor',
    cookieOf(opened),
  )
  await visitor.ask('join', {})
  const said: unknown[] = []
  let isTalking = true
  const talking = (async () => {
    while (isTalking && said.length < 25) {
      const text = `How does it work? ${said.length}`
      said.push(await visitor.attempt('send', { id: randomUUID(), text }))
    }
  })()
  return async () => {
    isTalking = false
    await talking
    visitor.close()
    return said
  }
}

const cookiesIn = ({ headers }: Reply) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')

describe('when an agent sends 200 password changes at once', () => {
  let replies: Reply[]
  let said: unknown[]
  beforeAll(async () => {
    const admin = cookiesIn(await signIn('192.0.2.201', passwords.admin))
    const origin = { origin: server.url, 'content-type': 'application/json' }
    const post = (path: string, cookie: string, body: object) =>
      ask(server.port, path, {
        method: 'POST',
        body: JSON.stringify(body),
        agent: connections,
        headers: { ...origin, cookie },
      })
    const member = (name: string) =>
      post('/api/team', admin, { name, role: 'agent', email: '' }).then(
        ({ text }) => JSON.parse(text) as { password: string },
      )
    const [{ password: current }, other] = [await member('Mallory'), await member('Ruth')]
    const agent = cookiesIn(await signIn('192.0.2.202', current))
    const hush = await talkingVisitor()
    replies = await Promise.all(
      Array.from({ length: 200 }, () =>
        post('/api/team/me/password', agent, { current, password: other.password }),
      ),
    )
    said = await hush()
  })

  test('only five check whether a password is already taken', () => {
    const count = (wanted: number) => replies.filter(({ status }) => status === wanted).length
    expect([count(409), count(429)]).toEqual([5, 195])
  })

  test('visitors’ messages are all stored', () => {
    expect(said.length).toBeGreaterThan(0)
    expect(said).toEqual(said.map(() => stored))
  })
})

test('an agent guessing the admin’s password between own sign-ins is soon slowed down', async () => {
  const admin = cookiesIn(await signIn('192.0.2.211', passwords.admin))
  const added = await ask(server.port, '/api/team', {
    method: 'POST',
    body: JSON.stringify({ name: 'Oscar', role: 'agent', email: '' }),
    headers: { origin: server.url, 'content-type': 'application/json', cookie: admin },
  })
  const own = (JSON.parse(added.text) as { password: string }).password
  const from = Date.now()
  const replies: Reply[] = []
  for (let round = 0; round < 10; round++) {
    for (let n = 0; n < 4; n++) replies.push(await signIn('192.0.2.212', `guess ${round} ${n}`))
    await signIn('192.0.2.212', own)
  }
  // Four wrong guesses, cleared once by the agent's own password, and five more.
  const later = waitsOver.filter((over) => over < Date.now() - from).length
  expect(checked(replies).length).toBeLessThanOrEqual(9 + later)
})

const stored = { data: expect.objectContaining({ seq: expect.any(Number) }) }

describe('when 2,000 guesses arrive at once from one address', () => {
  let replies: Reply[]
  let said: unknown[]
  let elsewhere: Reply
  let took: number
  beforeAll(async () => {
    const hush = await talkingVisitor()
    const from = Date.now()
    const guessing = guesses(2_000, () => '192.0.2.1')
    elsewhere = await signIn('192.0.2.2', passwords.admin)
    replies = await guessing
    took = Date.now() - from
    said = await hush()
  })

  test('five are checked, the others are told to wait', () => {
    const later = waitsOver.filter((over) => over < took).length
    expect(checked(replies).length).toBeGreaterThanOrEqual(5)
    expect(checked(replies).length).toBeLessThanOrEqual(5 + later)
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused.length + checked(replies).length).toBe(2_000)
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('visitors’ messages are all stored', () => {
    expect(said.length).toBeGreaterThan(0)
    expect(said).toEqual(said.map(() => stored))
  })

  test('the right password from another address signs in', () => {
    expect(elsewhere.status).toBe(200)
  })
})

describe('when 2,000 guesses arrive at once from as many networks', () => {
  const network = (n: number) => `2001:db8:${n.toString(16)}::1`
  let replies: Reply[]
  let said: unknown[]
  let known: Reply
  beforeAll(async () => {
    await signIn('203.0.113.1', passwords.admin)
    const hush = await talkingVisitor()
    const guessing = guesses(2_000, network)
    known = await signIn('203.0.113.1', passwords.admin)
    replies = await guessing
    said = await hush()
  })

  test('a few are checked one after another, the others are refused at once', () => {
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused.length + checked(replies).length).toBe(2_000)
    expect(refused.length).toBeGreaterThan(checked(replies).length)
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeLessThan(5)
  })

  test('visitors’ messages are all stored', () => {
    expect(said.length).toBeGreaterThan(0)
    expect(said).toEqual(said.map(() => stored))
  })

  test('a user who signed in from their network before can still sign in', () => {
    expect(known.status).toBe(200)
  })

  test('nobody is locked out', async () => {
    expect((await signIn(network(1), passwords.admin)).status).toBe(200)
    expect((await signIn('203.0.113.2', passwords.admin)).status).toBe(200)
  })
})

describe('guesses count together', () => {
  test('from all addresses of an IPv6 /64 network, however they are written', async () => {
    const spelled = ['2001:db8:0:1::1', '2001:0DB8:0:0001:ffff::2', '[2001:db8:0:1::3]:443']
    const replies = await guesses(20, (n) => spelled[n % spelled.length] ?? '')
    expect(checked(replies)).toHaveLength(5)
  })

  test('from an IPv4 address, also with a port or as an IPv6-mapped one', async () => {
    const spelled = ['192.0.2.10', '192.0.2.10:5001', '::ffff:192.0.2.10', '::ffff:c000:20a']
    const replies = await guesses(20, (n) => spelled[n % spelled.length] ?? '')
    expect(checked(replies)).toHaveLength(5)
  })

  test('for both roles’ passwords', async () => {
    const replies = await Promise.all([
      guesses(10, () => '192.0.2.11', 'admin'),
      guesses(10, () => '192.0.2.11', 'dealer'),
    ])
    expect(checked(replies.flat())).toHaveLength(5)
  })

  test('when a dealer signs in between guesses at the admin’s password', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 3; round++) {
      for (const reply of await guesses(2, () => '192.0.2.12')) statuses.push(reply.status)
      statuses.push((await signIn('192.0.2.12', passwords.dealer, 'dealer')).status)
    }
    expect(statuses.slice(0, 6)).toEqual([401, 401, 200, 401, 401, 200])
    expect(statuses.slice(6).filter((status) => status === 401)).toHaveLength(1)
  })
})

describe('an IPv6 /48 network, which one customer may own or neighbors may share', () => {
  const within = (n: number) => `2001:db8:48:${n.toString(16)}::1`
  let replies: Reply[]
  let took: number
  let others = 0x1000
  /** On a slow machine the wait may have ended: then the next guess starts another one. */
  const waits = () =>
    until(async () => (await signIn(within(others++), 'one more guess')).status === 429)
  beforeAll(async () => {
    await signIn(within(1), passwords.admin)
    await signIn(within(2), passwords.dealer, 'dealer')
    const from = Date.now()
    replies = []
    // No more at once than the queue allows.
    for (let round = 0; round < 5; round++)
      replies.push(...(await guesses(20, (n) => within(0x100 + round * 20 + n))))
    took = Date.now() - from
  })

  test('gets eight times the tries of one of its /64 networks, however many it guesses from', () => {
    const later = waitsOver.filter((over) => over < took).length
    expect(checked(replies).length).toBeGreaterThanOrEqual(40)
    expect(checked(replies).length).toBeLessThanOrEqual(40 + later)
  })

  test('makes the right password wait too, except from a /64 that signed in before', async () => {
    await waits()
    expect((await signIn(within(3), passwords.admin)).status).toBe(429)
    expect((await signIn(within(1), passwords.admin)).status).toBe(200)
  })

  test('treats a network that signed in as a dealer as known to the dealer login only', async () => {
    await waits()
    expect((await signIn(within(2), passwords.admin)).status).toBe(429)
    expect((await signIn(within(2), passwords.dealer, 'dealer')).status).toBe(200)
  })

  test('makes no other network wait', async () => {
    expect((await signIn('2001:db8:49::1', passwords.admin)).status).toBe(200)
  })
})

test('right passwords don’t count as guesses: a whole office can sign in', async () => {
  for (let dealer = 0; dealer < 12; dealer++)
    expect((await signIn('192.0.2.13', passwords.dealer, 'dealer')).status).toBe(200)
})
