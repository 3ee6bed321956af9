/** The real worker thread, bundled as the server's build does it. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { seeds } from '#server/knowledge/seeds'
import { Busy } from '#server/whisper/answerer'
import { WorkerAnswerer, type WorkerAnswererOptions } from '#server/whisper/workerAnswerer'
import type { Entry } from '#shared/knowledge/entry'
import { type BundledWorker, bundleWorker } from './bundledWorker'

const known: Entry[] = seeds.map((seed) => ({
  ...seed,
  lastUpdated: '2025-06-03T00:00:00.000Z',
  version: 1,
}))

let bundled: BundledWorker
let answerer: WorkerAnswerer
const open = (options: Partial<WorkerAnswererOptions> = {}) => {
  answerer = new WorkerAnswerer({
    worker: bundled.url,
    read: async () => known,
    log: { warn: () => {} },
    ...options,
  })
  return answerer
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
  expect(answer.why).toMatchObject({ madeBy: 'passages', index: { passages: expect.any(Number) } })
  expect(pieces.at(-1)).toBe(answer.text)
})

test('more questions than the queue holds are told that Whisper is busy', async () => {
  open({ queue: 2 })
  const asked = [1, 2, 3, 4].map(() => ask('price'))
  await expect(asked[3]).rejects.toBeInstanceOf(Busy)
  await expect(Promise.all(asked.slice(0, 3))).resolves.toHaveLength(3)
})
