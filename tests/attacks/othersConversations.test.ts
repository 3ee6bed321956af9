/** A visitor who knows the ids of another's conversation can't read, change or follow it. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesOf, startWorld, until, type Visitor, type World } from '../chat/world'
import { declaredEvents } from './declared'
import { inputOf } from './inputs'
import { type Stock, secretWord, stocked } from './stock'

let world: World
let stock: Stock
let other: Visitor
beforeAll(async () => {
  world = await startWorld()
  stock = await stocked(world.url)
  other = await world.visitor()
  await other.ask('join', {})
})
afterAll(() => world.close())

/** Retries once the event limit allows. */
async function attempt(name: string, input: unknown): Promise<unknown> {
  const reply = (await other.attempt(name, input)) as { error?: { retryAfter?: number } }
  if (reply.error?.retryAfter === undefined) return reply
  await pause(reply.error.retryAfter * 1_000)
  return attempt(name, input)
}

async function storedOfFirst(): Promise<string> {
  const { conversationId } = stock
  const messages = await world.store.collection('messages').find({ conversationId }).toArray()
  const conversations = world.store.collection('conversations')
  return JSON.stringify([messages, await conversations.findOne({ _id: conversationId })])
}

test('no event with another visitor’s ids reveals or changes anything of theirs', async () => {
  const before = await storedOfFirst()
  const { conversationId, messageId } = stock
  const means = { hostility: 0, ids: [conversationId, messageId] }
  const made = Object.entries(declaredEvents['/visitor']).flatMap(([name, { input }]) =>
    fc.sample(inputOf(input, means), { seed: 1, numRuns: 15 }).map((one) => [name, one] as const),
  )
  const written: readonly (readonly [string, object])[] = [
    ['join', { conversationId, since: 0 }],
    ['older', { before: 1_000 }],
    ['send', { id: randomUUID(), text: 'Mine now', conversationId }],
    ['send', { id: messageId, text: 'Mine now' }],
    ['send', { id: messageId, text: `My word is ${secretWord}.` }],
    ['feedback', { id: messageId, helpful: true, comment: 'Mine now' }],
    ['erase', { conversationId }],
  ]
  for (const [name, input] of [...written, ...made]) {
    const reply = await attempt(name, input)
    expect([name, JSON.stringify(reply)]).toEqual([name, expect.not.stringContaining(secretWord)])
  }
  expect(await storedOfFirst()).toBe(before)
})

test('the transcript is only the visitor’s own', async () => {
  const read = async (cookie: string) =>
    (await world.call('GET', '/api/chat/transcript', { cookie })).text()
  expect(await read(stock.visitor)).toContain(secretWord)
  expect(await read(other.cookie)).not.toContain(secretWord)
})

test('a visitor’s messages and answers reach no other visitor', async () => {
  const first = await world.visitor(stock.visitor)
  const sent = await first.ask('send', { id: randomUUID(), text: `Again ${secretWord}` })
  await until(() =>
    messagesOf(first).some(({ id, answer }) => id === sent.id && answer.text !== ''),
  )
  await first.ask('erase', { conversationId: stock.conversationId })
  // The server sends in order, so anything earlier has arrived.
  expect(await attempt('join', {})).toHaveProperty('data')
  expect(JSON.stringify(other.told)).not.toContain(secretWord)
  expect(other.told.filter(({ event }) => event === 'erasure')).toEqual([])
})
