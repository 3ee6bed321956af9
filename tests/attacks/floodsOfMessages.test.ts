/** Inventing many visitors behind one address doesn't get more stored than the address may. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultLimits } from '#server/http/limits/limits'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import type { Acknowledgement } from '#shared/contract'
import { connectPerson, type Person, until } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { readInteractions, signIn } from '../faults/admin'
import { type RunningServer, startServer } from '../runningServer'

type Visitor = Person<typeof visitorEvents, ToVisitor>

let server: RunningServer
const visitors: Visitor[] = []
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  for (const visitor of visitors) visitor.close()
  await server.remove()
})

async function newVisitor(): Promise<Visitor> {
  const headers = { origin: server.url }
  const reply = await fetch(`${server.url}/api/chat/open`, { method: 'POST', headers })
  const visitor = await connectPerson<typeof visitorEvents, ToVisitor>(
    server.url,
    '/visitor',
    cookieOf(reply),
  )
  visitors.push(visitor)
  return visitor
}

const newVisitors = (count: number) =>
  Promise.all(Array.from({ length: count }, () => newVisitor()))

const say = (visitor: Visitor, id = randomUUID()) =>
  visitor.attempt('send', { id, text: `Is it ${'very '.repeat(80)}loud?` })

const codes = (replies: Acknowledgement<unknown>[]) => [
  ...new Set(replies.map((reply) => ('error' in reply ? reply.error.code : 'stored'))),
]

const stored = async () => (await readInteractions(server.url, await signIn(server.url))).length

/** The most that the limit allows since `from`, plus one for rounding. */
const mostSince = ({ burst, perSecond }: { burst: number; perSecond: number }, from: number) =>
  burst + ((Date.now() - from) / 1000) * perSecond + 1

test('new conversations from one address stay within its limit', async () => {
  const { conversations } = defaultLimits
  const from = Date.now()
  const crowd = await newVisitors(conversations.burst + 50)
  const replies = await Promise.all(crowd.map((visitor) => say(visitor)))
  expect(codes(replies).sort()).toEqual(['stored', 'too-many'])
  expect(await stored()).toBeGreaterThanOrEqual(conversations.burst)
  expect(await stored()).toBeLessThanOrEqual(mostSince(conversations, from))
  // Visitors who have a conversation can continue.
  const [first] = crowd
  expect(codes([await say(first as Visitor)])).toEqual(['stored'])
})

test('messages from one address stay within its limit, and a refusal says when to retry', async () => {
  const { addressMessages, messages } = defaultLimits
  const from = Date.now()
  const before = await stored()
  const talking = visitors.slice(0, 2 * Math.ceil(addressMessages.burst / messages.burst))
  const replies = await Promise.all(
    talking.flatMap((visitor) => Array.from({ length: messages.burst }, () => say(visitor))),
  )
  expect(replies.length).toBeGreaterThan(2 * addressMessages.burst - messages.burst)
  expect(codes(replies).sort()).toEqual(['stored', 'too-many'])
  expect((await stored()) - before).toBeLessThanOrEqual(mostSince(addressMessages, from))

  const late = visitors[talking.length] as Visitor
  const id = randomUUID()
  const kept = await until(async () => {
    const reply = await say(late, id)
    if ('data' in reply) return reply
    expect(reply.error).toMatchObject({ code: 'too-many', retryAfter: expect.any(Number) })
    await new Promise((asked) => setTimeout(asked, (reply.error.retryAfter ?? 0) * 1_000))
    return null
  })
  // A repeat isn't a new message: it is acknowledged regardless of the limits.
  expect(await Promise.all(Array.from({ length: 20 }, () => say(late, id)))).toEqual(
    Array.from({ length: 20 }, () => ({ data: expect.objectContaining({ id }) })),
  )
  expect(kept.data).toMatchObject({ id })
})
