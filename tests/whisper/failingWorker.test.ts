/** Workers that misbehave: real threads running a few lines written for the test. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, test } from 'vitest'
import { ThreadPool } from '#server/whisper/threadPool'
import { WorkerAnswerer } from '#server/whisper/workerAnswerer'

const folder = mkdtempSync(join(tmpdir(), 'failing-worker-'))
let answerer: WorkerAnswerer
afterEach(() => answerer.close())
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * Answers with the question's own words, except: 'die' ends the thread, 'die once' only the first
 * time, 'hang' never returns, 'fail' cannot be answered.
 */
function open(name: string, options: { patience?: number; queue?: number } = {}) {
  const file = join(folder, `${name}.mjs`)
  const died = JSON.stringify(join(folder, `${name}.died`))
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs'
     import { parentPort } from 'node:worker_threads'
     parentPort.on('message', ({ kind, id, question }) => {
       if (kind !== 'question') return
       parentPort.postMessage({ kind: 'begun', id })
       if (question.text === 'die') process.exit(1)
       if (question.text === 'die once' && !existsSync(${died})) {
         writeFileSync(${died}, '')
         throw new Error('stumbled')
       }
       while (question.text === 'hang') {}
       if (question.text === 'fail') parentPort.postMessage({ kind: 'failed', id, message: 'no words' })
       else parentPort.postMessage({ kind: 'answer', id, answer: { text: question.text } })
     })`,
  )
  answerer = new WorkerAnswerer({
    threads: new ThreadPool(pathToFileURL(file)),
    read: async () => ({ entries: [] }),
    log: { warn: () => {} },
    ...options,
  })
}
const ask = async (text: string, signal?: AbortSignal) =>
  (await answerer.answer({ text, history: [] }, signal ? { signal } : {})).text
const askAs = async (asker: string, text: string) =>
  (await answerer.answer({ text, history: [] }, { asker: [asker] })).text

test('a question whose worker dies is answered by the next worker', async () => {
  open('once')
  expect(await Promise.all(['die once', 'price'].map((text) => ask(text)))).toEqual([
    'die once',
    'price',
  ])
})

test('a question that kills every worker is given up, and those behind it are answered', async () => {
  open('poison')
  const [poison, behind] = await Promise.allSettled([ask('die'), ask('price')])
  expect(poison).toMatchObject({
    status: 'rejected',
    reason: { message: 'Whisper could not answer.' },
  })
  expect(behind).toMatchObject({ status: 'fulfilled', value: 'price' })
})

test('a worker that never comes back is replaced', async () => {
  open('hang', { patience: 300 })
  const [hung, behind] = await Promise.allSettled([ask('hang'), ask('price')])
  expect(hung.status).toBe('rejected')
  expect(behind).toMatchObject({ status: 'fulfilled', value: 'price' })
})

test('an answer that can’t be made fails alone', async () => {
  open('fail')
  const [failed, behind] = await Promise.allSettled([ask('fail'), ask('price')])
  expect(failed).toMatchObject({ reason: { message: 'no words' } })
  expect(behind).toMatchObject({ value: 'price' })
})

test('an aborted request is released at once without affecting others', async () => {
  open('abort')
  const leaving = new AbortController()
  const asked = [ask('first', leaving.signal), ask('second', leaving.signal), ask('third')]
  leaving.abort(new Error('gone'))
  await expect(asked[0]).rejects.toThrow('gone')
  await expect(asked[1]).rejects.toThrow('gone')
  expect(await asked[2]).toBe('third')
  await expect(ask('late', leaving.signal)).rejects.toThrow('gone')
})

test('hundreds of questions from one asker don’t delay or refuse others', async () => {
  open('turns', { queue: 50 })
  const answered: string[] = []
  const asking = (asker: string, text: string) =>
    askAs(asker, text).then((said) => answered.push(said))
  const flood = Promise.allSettled(
    Array.from({ length: 300 }, (_, n) => asking('flood', `flood ${n}`)),
  )
  const others = Array.from({ length: 10 }, (_, n) => asking(`visitor ${n}`, `visitor ${n}`))
  await Promise.all(others)
  // One was already with the worker, and one had its turn before the visitors' questions.
  expect(answered.filter((text) => text.startsWith('flood')).length).toBeLessThanOrEqual(3)
  const refused = (await flood).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(300 - 1 - (50 - 10))
  for (const one of refused) expect(one).toMatchObject({ reason: { name: 'Busy' } })
})

test('closing refuses pending questions with the reason', async () => {
  open('close')
  const asked = Promise.allSettled([ask('first'), ask('second')])
  await answerer.close()
  for (const outcome of await asked) expect(outcome.status).toBe('rejected')
  await expect(ask('late')).rejects.toThrow('closing')
})

test('without its worker file Whisper fails each question, and the server stays up', async () => {
  answerer = new WorkerAnswerer({
    threads: new ThreadPool(pathToFileURL(join(folder, 'nowhere.mjs'))),
    read: async () => ({ entries: [] }),
    log: { warn: () => {} },
  })
  await expect(ask('price')).rejects.toThrow('could not answer')
})
