/**
 * The server is killed (SIGKILL, as by a power cut) after an admin approved an erasure and before
 * all messages are erased, and returns long after: then it erases the rest.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredConversation, StoredMessage } from '#server/chat/documents'
import { openEmbedded } from '#server/store/embedded/open'
import type { Store } from '#server/store/port'
import type { teammateEvents, ToTeammate, ToVisitor, visitorEvents } from '#shared/chat/events'
import { hour, type MovableClock, startWithMovableClock } from '../attacks/movableClock'
import { connectPerson, until } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { readInteractions, signIn } from './admin'

/** Enough that erasing them takes much longer than a kill. */
const messages = 300
const secret = 'Quetzal'

let server: MovableClock
beforeAll(async () => {
  server = await startWithMovableClock()
})
afterAll(() => server.remove())

/** Accesses the store of a stopped server. */
async function inStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openEmbedded(server.dataDir)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** A conversation of `messages` messages with an erasure request. */
async function asked(): Promise<string> {
  const headers = { origin: server.url }
  const opened = await fetch(`${server.url}/api/chat/open`, { method: 'POST', headers })
  const visitor = await connectPerson<typeof visitorEvents, ToVisitor>(
    server.url,
    '/visitor',
    cookieOf(opened),
  )
  const { conversationId } = await visitor.ask('send', { id: randomUUID(), text: secret })
  await visitor.ask('erase', { conversationId })
  visitor.close()
  await server.stop()
  await inStore(async (store) => {
    const stored = store.collection<StoredMessage>('messages')
    const first = await stored.findOne({ conversationId })
    if (!first) throw new Error('Nothing is stored.')
    await stored.bulkWrite(
      Array.from({ length: messages - 1 }, (_, n) => ({
        insertOne: { document: { ...first, _id: randomUUID(), seq: n + 2 } },
      })),
    )
  })
  await server.start()
  return conversationId
}

test('an approved erasure cut off by a kill is completed after the restart, even an hour later', async () => {
  const conversationId = await asked()
  const cookie = await signIn(server.url)
  const admin = await connectPerson<typeof teammateEvents, ToTeammate>(server.url, '/admin', cookie)
  await admin.ask('watch', {})
  const approving = fetch(
    `${server.url}/api/chat/conversations/${conversationId}/erasure/approval`,
    { method: 'POST', headers: { origin: server.url, cookie } },
  ).catch(() => null)
  await until(() => admin.told.some(({ event, value }) => event === 'change' && 'erased' in value))
  await server.kill()
  admin.close()
  await approving
  const left = await inStore((store) =>
    store.collection<StoredMessage>('messages').countDocuments({ text: secret }),
  )
  expect(left).toBeGreaterThan(0)

  await server.setClock(hour)
  await server.start()
  await until(async () => (await readInteractions(server.url, cookie)).length === 0)
  const stored = await until(async () => {
    await server.stop()
    const [all, conversation] = await inStore((store) =>
      Promise.all([
        store.collection<StoredMessage>('messages').find({}).toArray(),
        store.collection<StoredConversation>('conversations').findOne({ _id: conversationId }),
      ]),
    )
    // Once it is complete, it isn't checked every minute any more.
    if (conversation && !conversation.eraseUntil) return all
    await server.start()
    return null
  })
  expect(stored).toHaveLength(messages)
  expect(JSON.stringify(stored)).not.toContain(secret)
})
