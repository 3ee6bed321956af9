/** The next answer, on every server, reflects what was published, changed, archived or deleted. */
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { archived } from '#server/knowledge/decisions'
import { Entries } from '#server/knowledge/entries'
import { KnowledgeReloader } from '#server/knowledge/knowledgeReloader'
import type { Live } from '#server/live/live'
import { StoreUnavailable } from '#server/store/errors'
import type { Store } from '#server/store/port'
import { createAnswerer } from '#server/whisper/createAnswerer'
import { startWorld, type World } from '../chat/world'
import { onTwoServers } from '../nodes/onTwoServers'
import { builtWorker } from '../whisper/builtWorker'
import {
  act,
  ask,
  call,
  create,
  type Session,
  get,
  openSession,
  save,
  someWords,
  untilReadAnew,
} from './admin'

vi.setConfig({ testTimeout: 80_000, hookTimeout: 80_000 })

const question = 'Do you accept Bitcoin?'
const knows = 'We do not accept Bitcoin.'

const startServer = (env: Record<string, string> = {}) =>
  startWorld({ env, answererOf: (store) => createAnswerer({ store, worker: builtWorker }) })

describe('on one server', () => {
  let world: World
  let session: Session
  beforeEach(async () => {
    world = await startServer()
    session = await openSession(world)
  })
  afterEach(() => world.close())

  test('the next answer after each change uses it, without a restart', async () => {
    const visitor = await world.visitor()
    await visitor.ask('join', {})
    expect(await ask(visitor, question)).not.toContain('Bitcoin')
    const draft = await create(session)
    expect(await ask(visitor, question)).not.toContain('Bitcoin')
    const published = await act(session, draft, 'POST /publish')
    expect(await ask(visitor, question)).toContain(knows)
    const changed = await save(
      session,
      published,
      someWords({ content: 'We accept Bitcoin gladly.' }),
    )
    expect(await ask(visitor, question)).toContain(knows)
    const again = await act(session, changed, 'POST /publish')
    expect(await ask(visitor, question)).toContain('We accept Bitcoin gladly.')
    const archived = await act(session, again, 'PATCH ', { archived: true })
    expect(await ask(visitor, question)).not.toContain('Bitcoin')
    const back = await act(session, archived, 'PATCH ', { archived: false })
    const { id, rev } = await act(session, back, 'POST /publish')
    expect(await ask(visitor, question)).toContain('We accept Bitcoin gladly.')
    await call(session, `DELETE /api/knowledge/${id}?rev=${rev}`)
    expect(await ask(visitor, question)).not.toContain('Bitcoin')
  })

  test('a change whose confirmation was lost is read soon', async () => {
    const { id, rev } = await create(session, { publish: true })
    const reload = vi.fn(async () => {})
    const live = { teammates: { on: () => {} }, toServers: () => {} } as unknown as Live
    const log = { warn: () => {} } as unknown as FastifyBaseLogger
    const reloader = await KnowledgeReloader.open(world.store, live, { reload }, log)
    const records = world.store.collection('knowledge')
    const losing = {
      ...records,
      findOneAndUpdate: async (...write: Parameters<typeof records.findOneAndUpdate>) => {
        await records.findOneAndUpdate(...write)
        throw new StoreUnavailable('The reply was lost.')
      },
    }
    const store = { ...world.store, collection: () => losing } as unknown as Store
    const entries = new Entries(store, () => reloader.readSoon())
    await expect(entries.change(id, rev, archived)).rejects.toThrow('lost')
    await expect.poll(() => reload.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0)
    expect((await get(session, id)).status).toBe('archived')
    await reloader.close()
  })

  test('many entries published at once are all used', async () => {
    const visitor = await world.visitor()
    await visitor.ask('join', {})
    await ask(visitor, question)
    const words = ['Bitcoin', 'Monero', 'Dogecoin', 'Litecoin', 'Ripple', 'Tether']
    await Promise.all(
      words.map((word) =>
        create(session, {
          title: word,
          content: `We do not accept ${word}.`,
          tags: [word],
          publish: true,
        }),
      ),
    )
    for (const word of words) {
      expect(await ask(visitor, `Do you accept ${word}?`)).toContain(`We do not accept ${word}.`)
    }
  })
})

onTwoServers(startServer, {
  'publish on the one: the other’s next answers know it': async (one, other) => {
    const session = await openSession(one)
    const visitor = await other.visitor()
    await visitor.ask('join', {})
    expect(await ask(visitor, question)).not.toContain('Bitcoin')
    const there = await openSession(other)
    const id = randomUUID()
    await untilReadAnew(there, () => create(session, { id, publish: true }))
    expect(await ask(visitor, question)).toContain(knows)
    const { rev } = await get(session, id)
    await untilReadAnew(there, () => call(session, `DELETE /api/knowledge/${id}?rev=${rev}`))
    expect(await ask(visitor, question)).not.toContain('Bitcoin')
  },
})
