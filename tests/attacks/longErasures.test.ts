/** A visitor erases a conversation of thousands of messages: nobody else's chat waits for that. */
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { StoredMessage } from '#server/chat/documents'
import { messagesOf, startWorld, until, type World } from '../chat/world'

const count = 4_000
const events = 40
let world: World
afterEach(() => world.close())

test('what the visitor asks for meanwhile waits without taking others’ turns', async () => {
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
