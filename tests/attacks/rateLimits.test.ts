/** An address, visitor or session over its limit is told to wait; nobody else notices. */
import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { afterEach, describe, expect, test } from 'vitest'
import { defaultLimits } from '#server/http/limits/limits'
import { messagesOf, startWorld, until, type Visitor, type World } from '../chat/world'
import { cookieOf } from '../cookieOf'

const few = { burst: 5, perSecond: 0.01 }
let world: World
afterEach(() => world.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
const open = (address: string, cookie = '') =>
  world.call('POST', '/api/chat/open', { headers: from(address), cookie })

async function connect(
  transport: 'websocket' | 'polling',
  address: string,
  cookie: string,
): Promise<string> {
  const socket = io(`${world.url}/visitor`, {
    transports: [transport],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin: world.url, cookie, ...from(address) },
  })
  const said = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('in'))
    socket.once('connect_error', () => resolve('refused'))
  })
  socket.disconnect()
  return said
}

const say = (visitor: Visitor, id: string = randomUUID()) =>
  visitor.attempt('send', { id, text: 'Hello' })
const tooMany = { error: { code: 'too-many', retryAfter: expect.any(Number) } }

/** A new visitor at an address. */
async function at(address: string): Promise<Visitor> {
  return world.visitor(cookieOf(await open(address)), from(address))
}

const flooded = () =>
  startWorld({ env: { TRUST_PROXY: '1' }, limits: { ...defaultLimits, connections: few } })

test('new visitors from one address are told to wait, those from another are not', async () => {
  world = await flooded()
  const replies: Response[] = []
  for (let n = 0; n < 6; n++) replies.push(await open('192.0.2.1'))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  const refused = replies.at(-1)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused?.headers.getSetCookie()).toEqual([])
  expect(await refused?.json()).toMatchObject({ error: { code: 'too-many' } })
  // A known visitor isn't new, and another address has a limit of its own.
  const known = cookieOf(replies[0] as Response)
  expect((await open('192.0.2.1', known)).status).toBe(200)
  expect((await open('192.0.2.2')).status).toBe(200)
})

describe.each(['websocket', 'polling'] as const)('connections over %s', (transport) => {
  test('from one address are refused beyond its limit, those from another are not', async () => {
    world = await flooded()
    const cookie = cookieOf(await open('192.0.2.9'))
    const said: string[] = []
    for (let n = 0; n < 6; n++) said.push(await connect(transport, '192.0.2.1', cookie))
    expect(said).toEqual(['in', 'in', 'in', 'in', 'in', 'refused'])
    expect(await connect(transport, '192.0.2.2', cookie)).toBe('in')
  })
})

test('a forged address doesn’t make one address count as many', async () => {
  world = await startWorld({ limits: { ...defaultLimits, connections: few } })
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await open(`198.51.100.${n}`)).status)
  expect(statuses.at(-1)).toBe(429)
})

test('one visitor’s events are limited across all tabs, another visitor’s are not', async () => {
  world = await startWorld({ limits: { ...defaultLimits, events: few } })
  const visitor = await world.visitor()
  const otherTab = await world.visitor(visitor.cookie)
  for (let n = 0; n < 5; n++) await visitor.ask('panel', { open: true })
  for (const tab of [visitor, otherTab]) {
    const refused = await tab.attempt('join', {})
    expect(refused).toMatchObject({ error: { code: 'too-many', retryAfter: expect.any(Number) } })
    expect(await tab.attempt('nonsense', {})).toMatchObject({ error: { code: 'too-many' } })
  }
  await (await world.visitor()).ask('join', {})
})

test('events of one admin session are limited', async () => {
  world = await startWorld({ limits: { ...defaultLimits, events: few } })
  const admin = await world.admin()
  for (let n = 0; n < 5; n++) await admin.ask('watch', {})
  expect(await admin.attempt('watch', {})).toMatchObject({ error: { code: 'too-many' } })
  await (await world.admin()).ask('watch', {})
})

test('events sent without an acknowledgement count too, and are dropped beyond the limit', async () => {
  world = await startWorld({ limits: { ...defaultLimits, events: few } })
  const visitor = await world.visitor()
  for (let n = 0; n < 10; n++) visitor.socket.emit('send', { id: randomUUID(), text: `Loud ${n}` })
  expect(await visitor.attempt('join', {})).toMatchObject({ error: { code: 'too-many' } })
  expect(await world.store.collection('messages').countDocuments({})).toBe(0)
})

test('messages from one address are limited across its visitors, another address is not', async () => {
  const limits = { ...defaultLimits, addressMessages: few }
  world = await startWorld({ env: { TRUST_PROXY: '1' }, limits })
  const [one, other] = [await at('192.0.2.1'), await at('192.0.2.1')]
  for (let n = 0; n < 5; n++)
    expect(await say(n % 2 ? one : other)).toMatchObject({ data: { seq: expect.any(Number) } })
  expect(await say(one)).toMatchObject(tooMany)
  expect(await say(await at('192.0.2.1'))).toMatchObject(tooMany)
  expect(await say(await at('192.0.2.2'))).toHaveProperty('data')
  expect(await world.store.collection('messages').countDocuments({})).toBe(6)
})

test('new conversations from one address are limited; running ones continue', async () => {
  world = await startWorld({
    env: { TRUST_PROXY: '1' },
    limits: { ...defaultLimits, conversations: few },
  })
  const one = await at('192.0.2.1')
  // One visitor, all at once: one conversation.
  const all = await Promise.all(Array.from({ length: 10 }, () => say(one)))
  for (const reply of all) expect(reply).toHaveProperty('data')
  for (let n = 0; n < 4; n++) expect(await say(await at('192.0.2.1'))).toHaveProperty('data')
  expect(await say(await at('192.0.2.1'))).toMatchObject(tooMany)
  expect(await say(one)).toHaveProperty('data')
  expect(await say(await at('192.0.2.2'))).toHaveProperty('data')
  expect(await world.store.collection('conversations').countDocuments({})).toBe(6)
})

test('a refused first message counts toward the limit on new conversations', async () => {
  const limits = { ...defaultLimits, conversations: few }
  world = await startWorld({ env: { TRUST_PROXY: '1' }, limits })
  const taken = randomUUID()
  await say(await at('192.0.2.2'), taken)
  for (let n = 0; n < 8; n++)
    expect(await say(await at('192.0.2.1'), taken)).toMatchObject({ error: { code: 'conflict' } })
  expect(await world.store.collection('conversations').countDocuments({})).toBe(1 + 5)
})

test('the networks of one IPv6 block together get eight times one network’s messages', async () => {
  const limits = { ...defaultLimits, addressMessages: { burst: 1, perSecond: 0.001 } }
  world = await startWorld({ env: { TRUST_PROXY: '1' }, limits })
  for (let n = 0; n < 8; n++)
    expect(await say(await at(`2001:db8:1:${n}::1`))).toHaveProperty('data')
  expect(await say(await at('2001:db8:1:99::1'))).toMatchObject(tooMany)
  expect(await say(await at('2001:db8:2:1::1'))).toHaveProperty('data')
})

test('connections from the networks of one IPv6 block count together', async () => {
  world = await startWorld({
    env: { TRUST_PROXY: '1' },
    limits: {
      ...defaultLimits,
      addressConnections: 1,
      connections: { burst: 4, perSecond: 0.001 },
    },
  })
  for (let n = 0; n < 8; n++) await at(`2001:db8:1:${n}::1`)
  const cookie = cookieOf(await open('2001:db8:1:99::1'))
  expect(await connect('websocket', '2001:db8:1:99::1', cookie)).toBe('refused')
  const elsewhere = cookieOf(await open('2001:db8:2:1::1'))
  expect(await connect('websocket', '2001:db8:2:1::1', elsewhere)).toBe('in')
})

test('marks are limited by visitor and by address; messages still go through', async () => {
  const limits = { ...defaultLimits, marks: few, addressMarks: { burst: 8, perSecond: 0.01 } }
  world = await startWorld({ env: { TRUST_PROXY: '1' }, limits })
  const [one, other, elsewhere] = [
    await at('192.0.2.1'),
    await at('192.0.2.1'),
    await at('192.0.2.2'),
  ]
  const mark = async (visitor: Visitor, id: string) =>
    visitor.attempt('feedback', { id, helpful: true })
  const answered = async (visitor: Visitor) => {
    const id = randomUUID()
    expect(await say(visitor, id)).toHaveProperty('data')
    await until(async () => 'data' in (await mark(visitor, id)))
    return id
  }
  const ids = [await answered(one), await answered(other), await answered(elsewhere)] as const
  const marked = async (visitor: Visitor, id: string, times: number) => {
    const replies = []
    for (let n = 0; n < times; n++) replies.push(await mark(visitor, id))
    return replies
  }
  expect((await marked(one, ids[0], 5)).at(-1)).toMatchObject(tooMany)
  expect((await marked(other, ids[1], 5)).at(-1)).toMatchObject(tooMany)
  expect((await marked(elsewhere, ids[2], 2))[0]).toHaveProperty('data')
  expect(await say(one)).toHaveProperty('data')
})

test('a long message counts several times toward its address’s limit', async () => {
  const limits = { ...defaultLimits, addressMessages: { burst: 12, perSecond: 0.001 } }
  world = await startWorld({ env: { TRUST_PROXY: '1' }, limits })
  const visitor = await at('192.0.2.1')
  const long = { id: randomUUID(), text: 'long '.repeat(399) }
  expect(await visitor.attempt('send', long)).toHaveProperty('data')
  for (let n = 0; n < 4; n++) expect(await say(visitor)).toHaveProperty('data')
  expect(await say(visitor)).toMatchObject(tooMany)
  expect(await visitor.attempt('send', long)).toHaveProperty('data')
})

test('a message or comment of many one-letter words counts by the space it stores', async () => {
  const few = { burst: 6, perSecond: 0.001 }
  const limits = { ...defaultLimits, addressMessages: few, addressMarks: few }
  world = await startWorld({ env: { TRUST_PROXY: '1' }, limits })
  const visitor = await at('192.0.2.1')
  // 996 bytes in 498 characters.
  const text = Array.from({ length: 249 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join(' ')
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const
  expect(await visitor.attempt('send', { id: ids[0], text })).toHaveProperty('data')
  for (const id of [ids[1], ids[2]]) expect(await say(visitor, id)).toHaveProperty('data')
  expect(await say(visitor)).toMatchObject(tooMany)
  await until(async () =>
    (await visitor.ask('join', {})).messages.every(({ answer }) => answer.status === 'done'),
  )
  const mark = (id: string, comment: string) =>
    visitor.attempt('feedback', { id, helpful: false, comment })
  expect(await mark(ids[0], text)).toHaveProperty('data')
  for (const id of [ids[1], ids[2]]) expect(await mark(id, 'No')).toHaveProperty('data')
  expect(await mark(ids[2], 'No, no')).toMatchObject(tooMany)
})

test('erasure requests are limited by address', async () => {
  world = await startWorld({
    env: { TRUST_PROXY: '1' },
    limits: { ...defaultLimits, erasures: { burst: 2, perSecond: 0.001 } },
  })
  const asked = async (address: string) => {
    const visitor = await at(address)
    const stored = await say(visitor)
    const { conversationId } = (stored as { data: { conversationId: string } }).data
    return visitor.attempt('erase', { conversationId })
  }
  expect(await asked('192.0.2.1')).toHaveProperty('data')
  expect(await asked('192.0.2.1')).toHaveProperty('data')
  expect(await asked('192.0.2.1')).toMatchObject(tooMany)
  expect(await asked('192.0.2.2')).toHaveProperty('data')
})

test('a visitor may have at most fifty tabs', async () => {
  world = await startWorld()
  const cookie = cookieOf(await open('192.0.2.1'))
  for (let n = 0; n < 50; n++) await world.visitor(cookie)
  expect(await connect('websocket', '192.0.2.1', cookie)).toBe('refused')
  expect(await connect('websocket', '192.0.2.1', cookieOf(await open('192.0.2.1')))).toBe('in')
})

test('packet sizes are limited by address, in kilobytes', async () => {
  const limits = { ...defaultLimits, packetKilobytes: { burst: 100, perSecond: 0.001 } }
  world = await startWorld({ env: { TRUST_PROXY: '1' }, limits })
  const [one, other] = [await at('192.0.2.1'), await at('192.0.2.2')]
  const cut = new Promise((resolve) => one.socket.once('disconnect', resolve))
  for (let n = 0; n < 5; n++) one.socket.emit('send', { text: 'x'.repeat(50_000) })
  await cut
  expect(await say(other)).toHaveProperty('data')
})

test('a household’s IPv6 addresses share one limit', async () => {
  const limits = { ...defaultLimits, connections: few, addressMessages: few }
  world = await startWorld({ env: { TRUST_PROXY: '1' }, limits })
  const visitors: Visitor[] = []
  for (let n = 0; n < 5; n++) visitors.push(await at(`2001:db8:1:1::${n}`))
  expect((await open('2001:db8:1:1:ffff::1')).status).toBe(429)
  expect((await open('2001:db8:1:2::1')).status).toBe(200)
  for (const visitor of visitors) expect(await say(visitor)).toHaveProperty('data')
  expect(await say(visitors[0] as Visitor)).toMatchObject(tooMany)
})

test.each(['messages', 'addressMessages'] as const)(
  'a repeat of a stored message doesn’t count as a new one: %s',
  async (limit) => {
    world = await startWorld({ limits: { ...defaultLimits, [limit]: few } })
    const visitor = await world.visitor()
    const id = randomUUID()
    for (let n = 0; n < 10; n++)
      expect(await say(visitor, id)).toMatchObject({ data: { id, seq: 1 } })
    for (let n = 0; n < 4; n++) expect(await say(visitor)).toHaveProperty('data')
    expect(await say(visitor)).toMatchObject(tooMany)
    expect(await say(visitor, id)).toMatchObject({ data: { id, seq: 1 } })
  },
)

test('events from one address are limited across its visitors', async () => {
  const limits = { ...defaultLimits, addressEvents: few }
  world = await startWorld({ env: { TRUST_PROXY: '1' }, limits })
  const [one, other] = [await at('192.0.2.1'), await at('192.0.2.1')]
  for (let n = 0; n < 5; n++) await (n % 2 ? one : other).ask('panel', { open: true })
  expect(await one.attempt('panel', { open: false })).toMatchObject(tooMany)
  expect(await other.attempt('join', {})).toMatchObject(tooMany)
  await (await at('192.0.2.2')).ask('join', {})
})

test('reads of conversations from one address are limited, whichever event is used', async () => {
  world = await startWorld({ env: { TRUST_PROXY: '1' }, limits: { ...defaultLimits, reads: few } })
  const [one, other] = [await at('192.0.2.1'), await at('192.0.2.1')]
  const { conversationId } = await one.ask('send', { id: randomUUID(), text: 'Hello' })
  await one.ask('join', {})
  await other.ask('join', {})
  await one.ask('join', { since: 0, conversationId })
  await one.ask('older', { before: 1 })
  await one.ask('erase', { conversationId })
  expect(await one.attempt('join', {})).toMatchObject(tooMany)
  expect(await other.attempt('older', { before: 1 })).toMatchObject(tooMany)
  expect(await one.attempt('erase', { conversationId })).toMatchObject(tooMany)
  // Sending messages still works.
  expect(await say(one)).toHaveProperty('data')
  await (await at('192.0.2.2')).ask('join', {})
})

test('joins of whole conversations from one address are limited', async () => {
  const limits = { ...defaultLimits, transcripts: few }
  world = await startWorld({ env: { TRUST_PROXY: '1' }, limits })
  const { cookie } = await at('192.0.2.1')
  const download = (address: string) =>
    world.call('GET', '/api/chat/transcript', { headers: from(address), cookie })
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await download('192.0.2.1')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await download('192.0.2.2')).status).toBe(200)
})

test('rereading a long conversation counts several times toward the limit', async () => {
  const plenty = { burst: 1_000, perSecond: 1_000 }
  const limits = { ...defaultLimits, messages: plenty, addressMessages: plenty, reads: few }
  world = await startWorld({ limits })
  const visitor = await world.visitor()
  const text = 'gate '.repeat(399).trim()
  for (let n = 0; n < 50; n++) await visitor.ask('send', { id: randomUUID(), text })
  await until(
    () => messagesOf(visitor).filter(({ answer }) => answer.status === 'done').length === 50,
  )
  // 200,000 characters, with the answers.
  const read = async () => 'data' in (await visitor.attempt('join', {}))
  expect([await read(), await read(), await read()]).toEqual([true, true, false])
})
