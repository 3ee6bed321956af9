/** A very long conversation is downloaded many times at once, read or not: memory stays as it was. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredMessage } from '#server/chat/documents'
import { openStore } from '#server/store/open'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { maxCommentLength } from '#shared/chat/rules'
import { maxMessageLength } from '#shared/messageText'
import { connectPerson, messagesOf, until } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { memoryOf } from '../memoryOf'
import { type RunningServer, startServer } from '../runningServer'

const count = 1_500
const atOnce = 5
const unread = 60
let server: RunningServer
let cookie: string

beforeAll(async () => {
  server = await startServer({
    env: { NODE_OPTIONS: '--max-old-space-size=256', TRUST_PROXY: '1' },
  })
  const origin = server.url
  const opened = await fetch(`${origin}/api/chat/open`, { method: 'POST', headers: { origin } })
  cookie = cookieOf(opened)
  const visitor = await connectPerson<typeof visitorEvents, ToVisitor>(origin, '/visitor', cookie)
  await visitor.ask('send', { id: randomUUID(), text: 'Hello' })
  await until(() => messagesOf(visitor)[0]?.answer.status === 'done')
  visitor.close()
  await server.stop()
  await lengthen(server.dataDir)
  await server.start()
})

afterAll(() => server.remove())

test('five downloads at once are complete and take no more memory than one', async () => {
  const replies = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const reply = await fetch(`${server.url}/api/chat/transcript`, { headers: { cookie } })
      return { status: reply.status, text: ((await reply.json()) as { text: string }).text }
    }),
  )
  for (const { status, text } of replies) {
    expect(status).toBe(200)
    expect(text.match(/ {2}You$/gm)).toHaveLength(count + 1)
    expect(text === replies[0]?.text).toBe(true)
  }
})

test('sixty unread downloads wait in the store, not in memory', async () => {
  const before = memoryOf(server.pid)
  const sockets = await Promise.all(
    Array.from({ length: unread }, (_, n) => askWithoutReading(`192.0.2.${n}`)),
  )
  try {
    // Each is 9 MB, of which the system's own buffers take a few.
    expect(memoryOf(server.pid) - before).toBeLessThan(unread * 2_500_000)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
})

/** Resolves once the reply has begun. */
async function askWithoutReading(address: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const lines = ['Host: x', `Cookie: ${cookie}`, `X-Forwarded-For: ${address}`]
  socket.write(`GET /api/chat/transcript HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

/** Adds messages as long as they may be, marked with as long a comment. */
async function lengthen(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir })
  const messages = store.collection('messages')
  const first = (await messages.findOne({ from: 'visitor' })) as StoredMessage
  const text = 'ж'.repeat(maxMessageLength)
  const feedback = { helpful: false, comment: 'ж'.repeat(maxCommentLength), at: first.at }
  await messages.bulkWrite(
    Array.from({ length: count }, (_, n) => ({
      insertOne: {
        document: { ...first, _id: randomUUID(), seq: first.seq + n + 1, text, feedback },
      },
    })),
  )
  await store.close()
}
