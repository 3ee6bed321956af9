/** A visitor with hundreds of waiting questions doesn't delay anybody else's answer. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { connectPerson, messagesOf, until } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { type RunningServer, startServer } from '../runningServer'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.remove())

async function visitorAt(address: string) {
  const from = { 'x-forwarded-for': address }
  const headers = { origin: server.url, ...from }
  const reply = await fetch(`${server.url}/api/chat/open`, { method: 'POST', headers })
  return connectPerson<typeof visitorEvents, ToVisitor>(
    server.url,
    '/visitor',
    cookieOf(reply),
    from,
  )
}

test('a visitor’s question is answered before the hundred queued from another address', async () => {
  const crowd = await Promise.all(Array.from({ length: 30 }, () => visitorAt('192.0.2.1')))
  const other = await visitorAt('192.0.2.2')
  const answersOf = (person: typeof other) =>
    messagesOf(person).filter(({ answer }) => answer.status !== 'waiting')
  // The first answer waits for the knowledge to load.
  await other.ask('send', { id: randomUUID(), text: 'How much is it?' })
  await until(() => answersOf(other).length === 1)

  const long = `How much is it ${'for a gate with a camera and a keypad '.repeat(12)}?`
  const sent = crowd.flatMap((one) =>
    Array.from({ length: 4 }, () => one.ask('send', { id: randomUUID(), text: long })),
  )
  await Promise.all(sent)
  const { id } = await other.ask('send', { id: randomUUID(), text: 'How much is it?' })
  const answer = await until(() => answersOf(other).find((message) => message.id === id))
  expect(answer.answer).toMatchObject({ status: 'done', text: expect.stringContaining('$799') })

  await until(() => crowd.every((one) => answersOf(one).length === 4))
  // By the server's clock: what a slow connection brings later counts no more.
  const meanwhile = crowd
    .flatMap(answersOf)
    .filter(({ updatedAt }) => updatedAt > answer.at && updatedAt < answer.updatedAt)
  const after = crowd.flatMap(answersOf).filter(({ updatedAt }) => updatedAt > answer.updatedAt)
  // One was being answered and some were being stored. In turns of visitors it would be all 30.
  expect(meanwhile.length).toBeLessThan(20)
  expect(after.length).toBeGreaterThan(30)
  for (const one of [...crowd, other]) one.close()
})
