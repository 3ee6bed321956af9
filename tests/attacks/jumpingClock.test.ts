/**
 * The machine's clock is set back, or far ahead and back again: nobody misses a message, and nothing is
 * deleted that would not be by the right time.
 */
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import type { Interaction, VisitorMessage } from '#shared/chat/records'
import { connectPerson } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { read, readChanges, readInteractions, signIn } from '../faults/office'
import { type MovableClock, minute, startWithMovableClock } from './movableClock'

/** What screens ask again for, before the latest they know of. */
const overlapMs = 30_000

let server: MovableClock
afterEach(() => server.remove())

async function open(): Promise<string> {
  const headers = { origin: server.url }
  return cookieOf(await fetch(`${server.url}/api/chat/open`, { method: 'POST', headers }))
}
const enter = (cookie: string) =>
  connectPerson<typeof visitorEvents, ToVisitor>(server.url, '/visitor', cookie)

describe('a clock that goes ten minutes back', () => {
  test.each([
    ['while the server runs', async () => server.setClock(-10 * minute)],
    [
      'while the server is off',
      async () => {
        await server.stop()
        await server.setClock(-10 * minute)
        await server.start()
      },
    ],
  ])('%s hides nothing from who was away', async (_, goBack) => {
    server = await startWithMovableClock()
    const admin = await signIn(server.url)
    const cookie = await open()
    const before = await enter(cookie)
    await before.ask('send', { id: randomUUID(), text: 'Before' })
    const known = await before.ask('join', {})
    before.close()
    const list = await read<{ interactions: Interaction[]; readAt: number }>(
      server.url,
      '/api/chat/interactions',
      admin,
    )

    await goBack()
    const writing = await enter(cookie)
    const { id } = await writing.ask('send', { id: randomUUID(), text: 'After' })
    writing.close()

    const back = await enter(cookie)
    const latest = Math.max(...known.messages.map(({ updatedAt }) => updatedAt))
    const missed = await back.ask('join', {
      conversationId: known.conversationId ?? '',
      since: latest - overlapMs,
    })
    expect(missed.messages.map((message: VisitorMessage) => message.id)).toContain(id)
    back.close()
    const changes = await readChanges(server.url, admin, list.readAt - overlapMs)
    expect(changes.map((change) => change.id)).toContain(id)
    // What people read is the clock's own time.
    const shown = (await readInteractions(server.url, admin)).find((one) => one.id === id)
    expect(shown?.timestamp).toBeLessThan(latest - 9 * minute)
  })
})
