/** No suggestion is lost or doubled: after a crash, past retention, on two servers at once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openStore } from '#server/store/open'
import type { Store } from '#server/store/port'
import { startWorld, until, type World } from '../../chat/world'
import { call, openSession, told } from '../../knowledge/admin'
import { onTwoServers } from '../../nodes/onTwoServers'
import { rowsOf } from '../../store/stores'
import { inQueue, notInQueue, put } from '../queue/unsureWorld'
import {
  decide,
  inSuggestions,
  installments,
  notInSuggestions,
  offeringAnswerer,
  pick,
  pickedBy,
  pickedOverDays,
  publishPaying,
  suggested,
  waysOf,
} from './offeringWorld'

vi.setConfig({ testTimeout: 150_000, hookTimeout: 60_000 })

describe('a server killed', () => {
  let dataDir: string
  let world: World
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'suggestions-'))
  })
  afterEach(async () => {
    await world.close()
    rmSync(dataDir, { recursive: true })
  })

  async function start() {
    world = await startWorld({ answerer: offeringAnswerer, dataDir })
    return openSession(world)
  }
  async function meanwhile(work: (store: Store) => Promise<void>): Promise<void> {
    await world.close()
    const store = await openStore({ dataDir })
    await work(store)
    await store.close()
  }
  const isDue = { $set: { queueDue: new Date() } }

  test('between a pick and its vote counts it at the next start, once', async () => {
    await publishPaying(await start())
    const [one] = await pickedBy(world, 2, 'can i spread it out')
    await inSuggestions(await openSession(world), 'can i spread it out', (it) => it.visitors === 2)
    await meanwhile(async (store) => {
      await rowsOf(store, 'suggestionVotes').deleteOne({ _id: one?.picked ?? '' })
      await rowsOf(store, 'suggestions').deleteMany({})
      for (const { _id } of await rowsOf(store, 'messages').find({}).toArray()) {
        await rowsOf(store, 'messages').updateOne({ _id }, isDue)
      }
    })
    const session = await start()
    await inSuggestions(session, 'can i spread it out', ({ visitors }) => visitors === 2)
    expect((await suggested(session)).suggestions).toHaveLength(1)
  })

  test('between a vote and automatic acceptance accepts at the next start', async () => {
    await publishPaying(await start())
    await pickedOverDays(world, 5, 'can i spread it out')
    await inSuggestions(await openSession(world), 'can i spread it out', (it) => it.pick === 5)
    await meanwhile(async (store) => {
      const fact = { _id: 'suggestion-settings', acceptsByItself: true }
      await rowsOf(store, 'facts').insertOne(fact)
    })
    const session = await start()
    // At once, or when a server next checks for unfinished work.
    await until(async () => (await waysOf(session)).ways.length === 1, 60_000)
    await notInSuggestions(session, 'can i spread it out')
  })

  test('between publishing a way and recording it doesn’t suggest it, and accepts a retry', async () => {
    const first = await start()
    await publishPaying(first)
    await pickedBy(world, 1, 'can i spread it out')
    const { id } = await decide(
      first,
      await inSuggestions(first, 'can i spread it out'),
      'acceptance',
    )
    await meanwhile(async (store) => {
      const noted = { $set: { status: 'open' }, $unset: { decision: '' } }
      await rowsOf(store, 'suggestions').updateOne({ _id: id }, noted)
    })
    const session = await start()
    expect((await suggested(session)).suggestions).toEqual([])
    await decide(session, { id, decisionRev: 1 }, 'acceptance')
    expect(await waysOf(session)).toMatchObject({ ways: ['can i spread it out'] })
  })
})

onTwoServers((env) => startWorld({ answerer: offeringAnswerer, env }), {
  'what is picked on the one is suggested and accepted on the other': async (one, other) => {
    const sessions = [await openSession(one), await openSession(other)] as const
    await publishPaying(sessions[0])
    await Promise.all([
      pickedBy(one, 2, 'can i spread it out'),
      pickedBy(other, 2, 'can i spread it out'),
    ])
    const found = await inSuggestions(sessions[1], 'can i spread it out', (it) => it.visitors === 4)
    const replies = await Promise.all(
      sessions.map((session) =>
        call(session, `POST /api/training/suggestions/${found.id}/acceptance`, {
          decisionRev: found.decisionRev,
        }),
      ),
    )
    expect(replies.some(({ ok }) => ok)).toBe(true)
    for (const session of sessions) {
      expect(await waysOf(session)).toMatchObject({ ways: ['can i spread it out'] })
      await notInSuggestions(session, 'can i spread it out')
    }
  },

  'what was asked on the one and picked on the other waits nowhere': async (one, other) => {
    const session = await openSession(one)
    await publishPaying(session)
    const visitor = await one.visitor()
    const asked = await put(visitor, 'can i spread it out')
    await inQueue(session, 'can i spread it out')
    const again = await other.visitor(visitor.cookie)
    await again.ask('join', {})
    await pick(again, asked.id, installments)
    await notInQueue(session, 'can i spread it out')
    await told(call(session, 'PUT /api/training/suggestions/settings', { acceptsByItself: true }))
    await pickedOverDays(other, 4, 'can i spread it out')
    // At once, or when a server next checks for unfinished work.
    await until(async () => (await waysOf(session)).ways.length === 1, 60_000)
  },
})
