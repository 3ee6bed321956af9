/** One visitor downloads a very long conversation many times at once: the server keeps its memory. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { StoredMessage } from '#server/chat/documents'
import { openStore } from '#server/store/open'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { connectPerson } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { startServer } from '../runningServer'

const count = 2_000
const atOnce = 10

test('ten downloads at once take no more memory than one', { timeout: 120_000 }, async () => {
  // Ten conversations as documents are five times as large.
  const server = await startServer({ env: { NODE_OPTIONS: '--max-old-space-size=256' } })
  try {
    const origin = server.url
    const opened = await fetch(`${origin}/api/chat/open`, { method: 'POST', headers: { origin } })
    const cookie = cookieOf(opened)
    const visitor = await connectPerson<typeof visitorEvents, ToVisitor>(origin, '/visitor', cookie)
    await visitor.ask('send', { id: randomUUID(), text: 'Hello' })
    visitor.close()
    await server.stop()
    await lengthen(server.dataDir)
    await server.start()
    const replies = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const reply = await fetch(`${server.url}/api/chat/transcript`, { headers: { cookie } })
        return { status: reply.status, text: await reply.text() }
      }),
    )
    for (const { status, text } of replies) {
      expect(status).toBe(200)
      expect(text).toContain('Too long to show in full.')
      expect(text.length).toBeGreaterThan(2_000_000)
      expect(text.length).toBeLessThan(3_000_000)
    }
  } finally {
    await server.remove()
  }
})

/** Adds messages of as many different words as fit. */
async function lengthen(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir })
  const messages = store.collection('messages')
  const first = (await messages.findOne({ from: 'visitor' })) as StoredMessage
  const longer = Array.from({ length: count }, (_, n) => {
    const words = Array.from({ length: 400 }, (_, w) => (n * 400 + w).toString(36).padStart(4, 'q'))
    const document = { ...first, _id: randomUUID(), seq: first.seq + n + 1, words }
    return { insertOne: { document: { ...document, text: words.join(' ') } } }
  })
  await messages.bulkWrite(longer)
  await store.close()
}
