/** The real worker thread, from the build. */
import { performance } from 'node:perf_hooks'
import { afterEach, expect, test } from 'vitest'
import { createAnswerEngine } from '#server/whisper/answerEngine'
import { Busy } from '#server/whisper/answerer'
import { trialMaker } from '#server/whisper/createAnswerer'
import { ThreadPool } from '#server/whisper/threadPool'
import { WorkerAnswerer, type WorkerAnswererOptions } from '#server/whisper/workerAnswerer'
import type { Entry } from '#shared/knowledge/entry'
import { builtWorker } from './builtWorker'
import { knownEntries, wordTable } from './known'
import { manyEntries } from './manyEntries'

const threads = new ThreadPool(builtWorker)
let answerer: WorkerAnswerer
const open = (options: Partial<WorkerAnswererOptions> = {}) => {
  answerer = new WorkerAnswerer({
    threads,
    read: async () => ({ entries: knownEntries }),
    log: { warn: () => {} },
    ...options,
  })
}
const question = 'Do you accept Bitcoin?'
const payment: Entry = {
  id: 'payment',
  category: 'pricing',
  title: 'Payment',
  content: 'We do not accept Bitcoin.',
  tags: [],
  sections: [],
  lastUpdated: '2025-06-03T00:00:00.000Z',
  version: 3,
}
const ask = (text: string) => answerer.answer({ text, history: [] }, {})

afterEach(() => answerer.close())

test('a question is answered from the knowledge', async () => {
  open()
  expect((await ask('What does a basic installation cost?')).text).toContain('$799')
})

test('questions beyond the queue’s size are told that Whisper is busy', async () => {
  open({ queue: 2 })
  const asked = [1, 2, 3, 4].map(() => ask('price'))
  await expect(asked[3]).rejects.toBeInstanceOf(Busy)
  await expect(Promise.all(asked.slice(0, 3))).resolves.toHaveLength(3)
})

test('what an admin teaches is used by the next answer', async () => {
  const entries: Entry[] = [...knownEntries]
  open({ read: async () => ({ entries }) })
  expect((await ask(question)).why.madeBy).not.toBe('passages')
  entries.push(payment)
  await answerer.reload()
  const answer = await ask(question)
  expect(answer.text).toBe('We do not accept Bitcoin.')
  expect(answer.why.passages[0]).toMatchObject({ id: 'payment/text', used: true, version: 3 })
})

test('while the store can’t be read a question fails, and works again afterwards', async () => {
  let isDown = true
  open({
    read: async () => {
      if (isDown) throw new Error('down')
      return { entries: knownEntries }
    },
  })
  await expect(ask('What does it cost?')).rejects.toThrow('down')
  isDown = false
  expect((await ask('What does a basic installation cost?')).text).toContain('$799')
})

test('reading a thousand entries and answering leaves the event loop free', async () => {
  const entries = manyEntries(1_000)
  const questions = entries
    .slice(0, 30)
    .map(({ content }) => `How does ${content.slice(0, 60)} work?`)
  const knowledge: { entries: Entry[] } = { entries: [] }
  open({ read: async () => ({ ...knowledge }) })
  await ask('ready?')

  const beforeWorker = performance.eventLoopUtilization()
  knowledge.entries = entries
  await answerer.reload()
  for (const question of questions) await ask(question)
  const withWorker = performance.eventLoopUtilization(beforeWorker)
  const beforeOwn = performance.eventLoopUtilization()
  const engine = createAnswerEngine({ entries, readAt: 0 }, wordTable)
  for (const text of questions) {
    await new Promise(setImmediate)
    engine.answer({ text, history: [] })
  }
  const byItself = performance.eventLoopUtilization(beforeOwn)
  expect(withWorker.active).toBeLessThan(byItself.active / 3)
})

test('a returned thread answers the next request from that request’s knowledge alone', async () => {
  const shared = new ThreadPool(builtWorker)
  open({ threads: shared, read: async () => ({ entries: [payment] }) })
  expect((await ask(question)).text).toBe(payment.content)
  await answerer.close()
  const thread = shared.take()
  await shared.giveBack(thread)
  open({ threads: shared })
  expect((await ask(question)).why.madeBy).not.toBe('passages')
  await answerer.close()
  expect(shared.take()).toBe(thread)
  await thread.terminate()
})

test('a thread that died while unused is given to nobody', async () => {
  const shared = new ThreadPool(builtWorker)
  const thread = shared.take()
  await shared.giveBack(thread)
  await thread.terminate()
  const another = shared.take()
  expect(another).not.toBe(thread)
  await another.terminate()
})

test('knowledge larger than a thread can hold is cut with a log line, and answers continue', async () => {
  const part = () => Math.random().toString(36).slice(2, 8)
  const catalog = Array.from({ length: 120 }, (_, at): Entry => {
    const parts = Array.from({ length: 800 }, () => `## ${part()}\n${part()} ${part()}`)
    return { ...payment, id: `parts ${at}`, title: `Parts ${part()}`, content: parts.join('\n') }
  })
  const warned: object[] = []
  const log = { warn: (details: object) => warned.push(details) }
  const entries = [payment, ...catalog]
  answerer = trialMaker({ worker: builtWorker, log })({ entries, pagesOff: [] }) as WorkerAnswerer
  expect((await ask(question)).text).toContain('We do not accept Bitcoin.')
  expect(warned).toEqual([{ entries: 121, read: expect.any(Number) }])
})
