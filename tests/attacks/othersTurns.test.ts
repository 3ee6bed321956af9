/** Work that takes long for one visitor, or one address, delays nobody else's chat. */
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { StoredMessage } from '#server/chat/documents'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { connectPerson, messagesOf, startWorld, until, type World } from '../chat/world'
import { cookieOf } from '../cookieOf'

const count = 4_000
const events = 40
let world: World
afterEach(() => world.close())

test('erasing a conversation of thousands of messages doesn’t block another visitor', async () => {
  world = await startWorld()
  const eraser = await world.visitor()
  const { conversationId } = await eraser.ask('send', { id: randomUUID(), text: 'Hello' })
  await until(() => messagesOf(eraser)[0]?.answer.status === 'done')
  const messages = world.store.collection('messages')
  const first = (await messages.findOne({ conversationId })) as StoredMessage
  await messages.bulkWrite(
    Array.from({ length: count }, (_, n) => ({
      insertOne: { document: { ...first, _id: randomUUID(), seq: first.seq + n + 1 } },
    })),
  )
  const other = await world.visitor()
  let isErased = false
  const erasing = eraser.socket
    .emitWithAck('erase', { conversationId })
    .finally(() => (isErased = true))
  const waiting = Array.from({ length: events }, () => eraser.socket.emitWithAck('typing', {}))
  await other.ask('send', { id: randomUUID(), text: 'How does it work?' })
  expect(isErased).toBe(false)
  expect(await erasing).toMatchObject({ data: { status: 'asked' } })
  for (const reply of await Promise.all(waiting)) expect(reply).toHaveProperty('data')
  const flagged = { conversationId, erasureAskedAt: { $exists: true } }
  expect(await messages.countDocuments(flagged)).toBe(count + 1)
})

test('reporting 320 page views doesn’t block visitors’ first messages', async () => {
  world = await startWorld()
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36' }
  const begin = async () => {
    const opened = await world.call('POST', '/api/chat/open', { headers })
    const cookie = cookieOf(opened)
    return connectPerson<typeof visitorEvents, ToVisitor>(world.url, '/visitor', cookie, headers)
  }
  const visitors = await Promise.all(Array.from({ length: events }, begin))
  const other = await world.visitor()
  let areReported = false
  const views = () =>
    Array.from({ length: 40 }, () => ({ kind: 'view', id: randomUUID(), path: '/' }))
  const reporting = Promise.all(
    Array.from({ length: 8 }, () =>
      world.call('POST', '/api/visits', { body: { hits: views() }, headers }),
    ),
  ).finally(() => (areReported = true))
  await until(() => world.store.collection('hits').findOne({ kind: 'view' }))
  const sending = visitors.map((one) => one.ask('send', { id: randomUUID(), text: 'Hello' }))
  await other.ask('send', { id: randomUUID(), text: 'How does it work?' })
  await Promise.all(sending)
  expect(areReported).toBe(false)
  for (const { status } of await reporting) expect(status).toBe(200)
  for (const one of visitors) one.close()
})
