/** The message arrives, but the connection is cut before the visitor learns of it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { changesOf, connectPerson, startWorld, type World } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { eventually } from './eventually'
import { type Proxy, startProxy } from './proxy'

vi.setConfig({ testTimeout: 120_000 })

let world: World
let line: Proxy
beforeAll(async () => {
  world = await startWorld()
  line = await startProxy({ port: Number(new URL(world.url).port) })
})
afterAll(async () => {
  await line.close()
  await world.close()
})

const isStored = async (id: string) =>
  (await world.store.collection('messages').countDocuments({ _id: id })) === 1

async function visitorOnTheLine() {
  const cookie = cookieOf(await world.call('POST', '/api/chat/open'))
  return connectPerson<typeof visitorEvents, ToVisitor>(line.url, '/visitor', cookie)
}

test('a message sent again with the same id is stored, answered and shown once', async () => {
  const admin = await world.admin()
  const visitor = await visitorOnTheLine()
  const first = await visitor.ask('send', { id: randomUUID(), text: 'Heard' })
  const lost = { id: randomUUID(), text: 'The reply is lost' }
  const acknowledgements: unknown[] = []
  for (let attempt = 0; attempt < 3; attempt++) {
    line.muffle()
    visitor.socket.emit('send', lost, (reply: unknown) => acknowledgements.push(reply))
    await eventually(() => isStored(lost.id))
    line.cut()
    await eventually(() => !visitor.socket.connected)
    await line.mend()
    await eventually(() => visitor.socket.connected)
  }
  expect(acknowledgements).toEqual([])
  const heard = await visitor.ask('send', lost)
  expect(heard).toMatchObject({ id: lost.id, seq: 2, text: lost.text })

  await eventually(async () => {
    const { messages } = await visitor.ask('join', {})
    return messages.every(({ answer }) => answer.status === 'done')
  })
  const { messages } = await visitor.ask('join', {})
  expect(messages).toMatchObject([
    { id: first.id, seq: 1, rev: 2 },
    { id: lost.id, seq: 2, rev: 2, answer: { text: `You asked: ${lost.text}` } },
  ])
  await eventually(() => changesOf(admin).filter(({ rev }) => rev === 2).length === 2)
  expect(changesOf(admin).map(({ id }) => id)).toEqual([first.id, lost.id])
  visitor.close()
})

test('several messages without acknowledgement are stored once and in order', async () => {
  const visitor = await visitorOnTheLine()
  const sent = Array.from({ length: 10 }, (_, n) => ({ id: randomUUID(), text: `Line ${n}` }))
  line.muffle()
  for (const message of sent) visitor.socket.emit('send', message, () => {})
  await eventually(() => isStored(sent[6]?.id ?? ''))
  line.cut()
  await eventually(() => !visitor.socket.connected)
  await line.mend()
  await eventually(() => visitor.socket.connected)
  const replies = await Promise.all(sent.map((message) => visitor.ask('send', message)))
  expect(replies.map(({ seq }) => seq)).toEqual(sent.map((_, index) => index + 1))
  const { messages } = await visitor.ask('join', {})
  expect(messages.map(({ id, text }) => ({ id, text }))).toEqual(sent)
  visitor.close()
})

test('an erasure approval whose reply was lost can be repeated and counts once', async () => {
  const visitor = await world.visitor()
  const { conversationId } = await visitor.ask('send', { id: randomUUID(), text: 'Erase me' })
  await visitor.ask('erase', { conversationId })
  const cookie = await world.signIn()
  const approve = () =>
    fetch(`${line.url}/api/chat/conversations/${conversationId}/erasure/approval`, {
      method: 'POST',
      headers: { origin: line.url, cookie },
    })
  line.muffle()
  const unheard = approve().catch(() => 'no reply')
  await eventually(async () => {
    const [conversation] = await world.store
      .collection('conversations')
      .find({ _id: conversationId, 'erasure.status': 'approved' })
      .toArray()
    return conversation
  })
  line.cut()
  expect(await unheard).toBe('no reply')
  await line.mend()
  const again = await approve()
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ erasure: { status: 'approved' } })
})
