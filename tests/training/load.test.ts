/** A run of 500 questions has its own thread and doesn't slow down the answers to visitors. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { defaultLimits } from '#server/http/limits/limits'
import { limits } from '#shared/training/limits'
import type { Run } from '#shared/training/records'
import type { World } from '../chat/world'
import { ask, type Session, openSession } from '../knowledge/admin'
import { builtWorker } from '../whisper/builtWorker'
import { ended, readRun, start, startTrainingWorld } from './admin'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

/** Answers timed during runs, and the same number without one. */
const wanted = 30
/** Allows for the noise of a busy two-core machine; in a shared queue it would exceed 100. */
const maxTimes = 3

let world: World
let session: Session
beforeAll(async () => {
  const plenty = { burst: 10_000, perSecond: 1_000 }
  world = await startTrainingWorld(builtWorker, {
    limits: {
      ...defaultLimits,
      messages: plenty,
      addressMessages: plenty,
      events: plenty,
      addressEvents: plenty,
      reads: plenty,
      connections: plenty,
    },
  })
  session = await openSession(world)
  const records = world.store.collection('regressionQuestions')
  for (let at = 0; at < limits.questions; at++) {
    const question = `How does part ${at} of the gate work?`
    const words = { question, before: [], expectation: { kind: 'admits' } }
    await records.insertOne({ _id: randomUUID(), ...words, at: new Date(), rev: 1 } as never)
  }
})
afterAll(async () => {
  await world.close()
})

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

test('the median answer during a run takes as long as without one', async () => {
  const visitor = await world.visitor()
  await visitor.ask('join', {})
  const timed = async () => {
    const began = performance.now()
    await ask(visitor, 'How long does the installation take?')
    return performance.now() - began
  }
  await timed()
  await ended(session, await start(session))
  const quiet: number[] = []
  const busy: number[] = []
  const over = new Set<string>()
  const admin = await world.admin(session.cookie)
  admin.socket.on('regressionRun', ({ run }: { run: Run }) => {
    if (run.state !== 'running') over.add(run.id)
  })
  while (busy.length < wanted) {
    const { id } = await start(session)
    const from = busy.length
    while (!over.has(id)) busy.push(await timed())
    // The run ended while the last answer was being timed.
    busy.pop()
    while (quiet.length < busy.length) quiet.push(await timed())
    expect(busy.length).toBeGreaterThan(from)
    expect((await readRun(session, id)).run.asked).toBe(limits.questions)
  }
  const ratio = median(busy) / median(quiet)
  expect(ratio).toBeLessThan(maxTimes)
})
