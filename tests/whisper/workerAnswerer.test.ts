/** The real worker thread, bundled as the server's build does it. */
import { performance } from 'node:perf_hooks'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Busy } from '#server/whisper/answerer'
import { createBrain } from '#server/whisper/brain'
import { passagesOf } from '#server/whisper/passages'
import { WorkerAnswerer, type WorkerAnswererOptions } from '#server/whisper/workerAnswerer'
import type { Entry } from '#shared/knowledge/entry'
import { type BundledWorker, bundleWorker } from './bundledWorker'
import { knownEntries } from './known'
import { manyEntries } from './manyEntries'

let bundled: BundledWorker
let answerer: WorkerAnswerer
const open = (options: Partial<WorkerAnswererOptions> = {}) => {
  answerer = new WorkerAnswerer({
    worker: bundled.url,
    read: async () => [...knownEntries],
    log: { warn: () => {} },
    ...options,
  })
}
const ask = (text: string) => answerer.answer({ text, history: [] }, {})

beforeAll(async () => {
  bundled = await bundleWorker()
})
afterEach(() => answerer.close())
afterAll(() => bundled.remove())

test('a question is answered from the knowledge, piece by piece', async () => {
  open()
  const pieces: string[] = []
  const answer = await answerer.answer(
    { text: 'How much does it cost?', history: [] },
    { onPiece: (textSoFar) => pieces.push(textSoFar) },
  )
  expect(answer.text).toContain('$799')
  expect(pieces.length).toBeGreaterThan(1)
  for (const piece of pieces) expect(answer.text.startsWith(piece)).toBe(true)
  expect(pieces.at(-1)).toBe(answer.text)
})

test('more questions than the queue holds are told that Whisper is busy', async () => {
  open({ queue: 2 })
  const asked = [1, 2, 3, 4].map(() => ask('price'))
  await expect(asked[3]).rejects.toBeInstanceOf(Busy)
  await expect(Promise.all(asked.slice(0, 3))).resolves.toHaveLength(3)
})

test('what an admin teaches is known to the next answer', async () => {
  const entries: Entry[] = [...knownEntries]
  open({ read: async () => entries })
  const question = 'Do you accept Bitcoin?'
  expect((await ask(question)).why.madeBy).toBe('admitted')
  entries.push({
    id: 'payment',
    category: 'pricing',
    title: 'Payment',
    content: 'We do not accept Bitcoin.',
    tags: [],
    lastUpdated: '2025-06-03T00:00:00.000Z',
    version: 3,
  })
  await answerer.reload()
  const answer = await ask(question)
  expect(answer.text).toBe('We do not accept Bitcoin.')
  expect(answer.why.passages[0]).toMatchObject({ id: 'payment/1', used: true, version: 3 })
})

test('while the store cannot be read a question fails, and works again after', async () => {
  let isDown = true
  open({
    read: async () => {
      if (isDown) throw new Error('down')
      return [...knownEntries]
    },
  })
  await expect(ask('price')).rejects.toThrow('down')
  isDown = false
  expect((await ask('price')).text).toContain('$799')
})

test('reading a thousand entries and answering from them leaves the event loop free', async () => {
  const entries = manyEntries(1_000)
  const questions = entries
    .slice(0, 30)
    .map(({ content }) => `How does ${content.slice(0, 60)} work?`)
  const knowledge: { entries: Entry[] } = { entries: [] }
  open({ read: async () => knowledge.entries })
  await ask('ready?')

  const beforeWorker = performance.eventLoopUtilization()
  knowledge.entries = entries
  await answerer.reload()
  for (const question of questions) await ask(question)
  const withWorker = performance.eventLoopUtilization(beforeWorker)
  const beforeOwn = performance.eventLoopUtilization()
  const brain = createBrain(entries.flatMap(passagesOf))
  for (const text of questions) {
    await new Promise(setImmediate)
    await brain.answer({ text, history: [] })
  }
  const byItself = performance.eventLoopUtilization(beforeOwn)
  expect(withWorker.active).toBeLessThan(byItself.active / 3)
})
