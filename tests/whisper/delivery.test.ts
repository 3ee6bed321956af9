/** Messages are delivered while Whisper reads knowledge and answers: the worker blocks nobody. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ThreadPool } from '#server/whisper/threadPool'
import { WorkerAnswerer } from '#server/whisper/workerAnswerer'
import { changesOf, messagesOf, startWorld, until, type World } from '../chat/world'
import { builtWorker } from './builtWorker'
import { manyEntries } from './manyEntries'

vi.setConfig({ testTimeout: 80_000, hookTimeout: 80_000 })

let world: World
beforeAll(async () => {
  const answererOf = () =>
    new WorkerAnswerer({
      threads: new ThreadPool(builtWorker),
      read: async () => ({ entries: manyEntries(1_000) }),
      log: { warn: () => {} },
    })
  world = await startWorld({ answererOf })
})
afterAll(async () => {
  await world.close()
})

test('other visitors’ messages reach admins before the first answer is made', async () => {
  const [admin, first, other] = [await world.admin(), await world.visitor(), await world.visitor()]
  await admin.ask('watch', {})
  await other.ask('join', {})
  const asked = randomUUID()
  // Before this is answered, a thousand entries are read.
  await first.ask('send', { id: asked, text: 'How does the gate work?' })
  const isAnswered = () =>
    messagesOf(first).some(({ id, answer }) => id === asked && answer.status === 'done')
  const written = Array.from({ length: 5 }, () => randomUUID())
  for (const id of written) {
    await other.ask('send', { id, text: 'Is anybody there?' })
    await until(() => changesOf(admin).some((change) => change.id === id))
  }
  expect(isAnswered()).toBe(false)
  await until(isAnswered)
})
