/**
 * Meaning by the operator's embeddings service: a stand-in whose vectors say which of a few made-up
 * topics a text mentions. No real service was available: this tests the path, not the quality.
 */

import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '#server/config/settings'
import { StoreUnavailable } from '#server/store/errors'
import { openStore } from '#server/store/open'
import type { Store } from '#server/store/port'
import { createAnswerEngine } from '#server/whisper/answerEngine'
import { createAnswerer } from '#server/whisper/createAnswerer'
import { EmbeddingProblem, embed } from '#server/whisper/embeddings/embed'
import { Embeddings } from '#server/whisper/embeddings/embeddings'
import { QuestionBudget } from '#server/whisper/embeddings/questionBudget'
import { cutSections, embeddedTexts } from '#server/whisper/engine/sections'
import { pages } from '#shared/content/pages'
import type { Entry } from '#shared/knowledge/entry'
import { builtWorker } from './builtWorker'
import { wordTable } from './known'

/** A text mentions a topic when any of its words occurs. */
const things = [/hound|kennel|dog|qibblezorf/i, /fare|ticket|price|cost/i, /flute|oboe|music/i, /./]

type Behave = (request: { texts: string[] }, response: ServerResponse) => void
const vectorOf = (text: string) => things.map((thing, at) => (thing.test(text) ? 1 : 0) + at / 100)
const asSaid: Behave = ({ texts }, response) => {
  const data = texts.map((text, index) => ({ index, embedding: vectorOf(text) }))
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }))
}

let behave: Behave
const asked: { texts: string[]; model: string; key: string | undefined }[] = []
const service = createServer(async (request: IncomingMessage, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { input, model } = JSON.parse(Buffer.concat(chunks).toString())
  asked.push({ texts: input, model, key: request.headers.authorization })
  behave({ texts: input }, response)
})

let folder: string
let store: Store
let url: string
let opened: Embeddings[]
beforeEach(async () => {
  behave = asSaid
  asked.length = 0
  opened = []
  folder = mkdtempSync(join(tmpdir(), 'embeddings-'))
  store = await openStore(readSettings({ DATA_DIR: folder }))
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`
})
afterEach(async () => {
  service.closeAllConnections()
  await Promise.all(opened.map((one) => one.close()))
  await new Promise((resolve) => service.close(resolve))
  await store.close()
  rmSync(folder, { recursive: true })
})

const retryMs = 20
const patient = { timeout: 30_000 }
const quiet = { info: () => {}, warn: () => {} }
function open(name = 'model-a', dailyTokens = 500_000): Embeddings {
  const dayOf = (at: Date) => at.toISOString().slice(0, 10)
  const budget = new QuestionBudget({ store, dailyTokens, dayOf, log: quiet })
  const settings = { url, key: 'sk-1', name, dailyTokens }
  const embeddings = new Embeddings(store, settings, budget, quiet, retryMs)
  opened.push(embeddings)
  return embeddings
}
const texts = Array.from({ length: 150 }, (_, at) => `text ${at} about a dog`)

describe('embedding the knowledge’s texts', () => {
  test('happens once, in batches, and is kept for the next start', async () => {
    const first = open()
    expect(await first.fill(texts)).toBe(true)
    expect(asked.map((call) => call.texts.length)).toEqual([32, 32, 32, 32, 22])
    expect(asked[0]).toMatchObject({ model: 'model-a', key: 'Bearer sk-1' })
    expect(first.progress).toEqual({ model: 'model-a', done: 150, of: 150, refused: 0 })
    asked.length = 0
    const next = open()
    expect((await next.known(texts)).size).toBe(150)
    expect(await next.fill(texts)).toBe(false)
    // One, to see that the name still is that model's.
    expect(asked.map((call) => call.texts.length)).toEqual([1])
  })

  test('goes on after a failure, with what isn’t done', async () => {
    let calls = 0
    behave = (request, response) => {
      calls += 1
      if (calls === 2) response.writeHead(500).end()
      else asSaid(request, response)
    }
    const embeddings = open()
    const filling = embeddings.fill(texts)
    const failed = { model: 'model-a', done: 32, of: 150, refused: 0, problem: 'status 500' }
    await expect.poll(() => embeddings.progress, { ...patient, interval: 1 }).toEqual(failed)
    expect(await filling).toBe(true)
    expect(embeddings.progress).toEqual({ model: 'model-a', done: 150, of: 150, refused: 0 })
    // One, to see that the name still is that model's.
    expect(asked.map((call) => call.texts.length)).toEqual([32, 32, 1, 32, 32, 32, 22])
  })

  test('leaves it to the newer texts after a failure', async () => {
    behave = (_, response) => response.writeHead(503).end()
    const embeddings = open()
    const older = embeddings.fill(texts)
    await expect.poll(() => embeddings.progress.problem, patient).toBe('status 503')
    const newer = embeddings.fill(texts.slice(0, 3))
    expect(await older).toBe(false)
    behave = asSaid
    expect(await newer).toBe(true)
    expect(await store.collection('embeddings').countDocuments({})).toBe(3)
  })

  test('leaves out the one text that the service refuses, and takes fewer at once', async () => {
    behave = (call, response) => {
      if (call.texts.length > 20) response.writeHead(413).end()
      else if (call.texts.includes('text 7 about a dog')) response.writeHead(400).end()
      else asSaid(call, response)
    }
    const embeddings = open()
    expect(await embeddings.fill(texts)).toBe(true)
    expect(embeddings.progress).toEqual({ model: 'model-a', done: 149, of: 150, refused: 1 })
  })

  test('asks a service that refuses every text a few times, and says why', async () => {
    behave = (_call, response) => response.writeHead(400).end()
    const embeddings = open()
    const filling = embeddings.fill(texts)
    await expect.poll(() => embeddings.progress.problem, patient).toBe('status 400')
    const calls = asked.length
    expect(calls).toBeLessThan(100)
    behave = asSaid
    expect(await filling).toBe(true)
  })

  test('starts over for another model and deletes unused vectors', async () => {
    await open('model-a').fill(texts)
    await open('model-b').fill(texts.slice(0, 3))
    expect(await store.collection('embeddings').countDocuments({})).toBe(3)
    expect((await open('model-a').known(texts)).size).toBe(0)
  })

  test.each<[string, (vector: number[]) => number[]]>([
    ['of another size', (vector) => [...vector, 1]],
    ['of the same size', (vector) => vector.map((one, at) => (at % 2 ? -one : one))],
  ])('starts over for another model of the same name, %s', async (_, change) => {
    await open().fill(texts)
    behave = ({ texts }, response) => {
      const data = texts.map((text, index) => ({ index, embedding: change(vectorOf(text)) }))
      response.end(JSON.stringify({ data }))
    }
    const embeddings = open()
    await embeddings.known(texts)
    expect(await embeddings.fill(texts)).toBe(true)
    expect(embeddings.progress).toEqual({ model: 'model-a', done: 150, of: 150, refused: 0 })
    // Whisper still reads the former model's vectors: words alone answer until it reads these.
    expect(await embeddings.ofQuestion('hounds?')).toBeUndefined()
    expect((await embeddings.known(texts)).size).toBe(150)
    expect(await embeddings.ofQuestion('hounds?')).toHaveLength(change(vectorOf('')).length)
  })

  test('leaves matching to words alone while another model’s vectors are made', async () => {
    await open().fill(texts)
    const embeddings = open()
    await embeddings.known(texts)
    const during: unknown[] = []
    behave = ({ texts }, response) => {
      const data = texts.map((text, index) => ({ index, embedding: [...vectorOf(text), 1] }))
      const reply = () => response.end(JSON.stringify({ data }))
      if (texts.length !== 22) return void reply()
      // The last batch: two are kept by now.
      void embeddings.ofQuestion('hounds?').then((vector) => {
        during.push(vector, embeddings.progress.done)
        reply()
      })
    }
    expect(await embeddings.fill(texts)).toBe(true)
    expect(during).toEqual([undefined, 128])
  })

  test('deletes unused vectors even if nothing is new or the service fails', async () => {
    await open().fill(texts)
    await open().fill(texts.slice(1))
    expect(await store.collection('embeddings').countDocuments({})).toBe(149)
    behave = (_, response) => response.writeHead(500).end()
    void open().fill([...texts.slice(2), 'something new'])
    await expect.poll(() => store.collection('embeddings').countDocuments({}), patient).toBe(148)
  })

  test('stores vectors under hashes that can’t be guessed from the text', async () => {
    await open().fill(texts.slice(0, 1))
    const [kept] = await store.collection('embeddings').find({}).toArray()
    const guess = JSON.stringify([url, 'model-a', texts[0]])
    expect(kept?._id).not.toBe(createHash('sha256').update(guess).digest('base64url'))
    // The same installation finds it again.
    expect((await open().known(texts.slice(0, 1))).size).toBe(1)
  })
})

describe('an invalid embeddings reply is refused', () => {
  test.each<[string, unknown]>([
    ['fewer vectors than texts', { data: [] }],
    [
      'vectors of different sizes',
      {
        data: [
          { index: 0, embedding: [1, 0] },
          { index: 1, embedding: [1] },
        ],
      },
    ],
    [
      'no numbers',
      {
        data: [
          { index: 0, embedding: ['a'] },
          { index: 1, embedding: ['b'] },
        ],
      },
    ],
    [
      'a vector without direction',
      {
        data: [
          { index: 0, embedding: [0, 0] },
          { index: 1, embedding: [1, 1] },
        ],
      },
    ],
    [
      'an index of none',
      {
        data: [
          { index: 0, embedding: [1] },
          { index: 7, embedding: [1] },
        ],
      },
    ],
    ['something else', 'oops'],
  ])('%s', async (_, reply) => {
    behave = (_request, response) => response.end(JSON.stringify(reply))
    const call = embed({ url, key: undefined, name: 'm' }, ['a', 'b'], { withinMs: 2_000 })
    await expect(call).rejects.toBeInstanceOf(EmbeddingProblem)
  })

  test('because it is longer than vectors of so few texts can be', async () => {
    const embedding = Array(500_000).fill('x')
    behave = (_request, response) => response.end(JSON.stringify({ data: [{ embedding }] }))
    const call = embed({ url, key: undefined, name: 'm' }, ['a'], { withinMs: 2_000 })
    await expect(call).rejects.toThrow('the reply is too long')
  })

  test('because its numbers overflow', async () => {
    behave = (_request, response) => {
      const embedding = [1e308, 1e308, 1e308, 1e308]
      response.end(JSON.stringify({ data: [{ index: 0, embedding }] }))
    }
    const embeddings = open()
    const filling = embeddings.fill(['a dog'])
    await expect.poll(() => embeddings.progress.problem, patient).toBe('a vector without direction')
    behave = asSaid
    expect(await filling).toBe(true)
    // As they were stored before such were refused.
    const vector = Buffer.alloc(4).toString('base64')
    const kept = store.collection('embeddings')
    for await (const { _id } of kept.find({})) await kept.updateOne({ _id }, { $set: { vector } })
    expect((await open().known(['a dog'])).size).toBe(0)
    expect(await open().fill(['a dog'])).toBe(true)
    expect((await open().known(['a dog'])).size).toBe(1)
  })

  test('because its dimensions changed, and all are embedded anew', async () => {
    const embeddings = open()
    behave = ({ texts }, response) => {
      const data = texts.map((_, index) => ({ index, embedding: asked.length < 2 ? [1] : [1, 0] }))
      response.end(JSON.stringify({ data }))
    }
    expect(await embeddings.fill(texts)).toBe(true)
    const vectors = [...(await embeddings.known(texts)).values()]
    expect(new Set(vectors.map(({ length }) => length))).toEqual(new Set([2]))
  })

  test('the API key isn’t sent to where a service redirects', async () => {
    behave = (_request, response) => response.writeHead(307, { location: `${url}/other` }).end()
    const call = embed({ url, key: 'sk-1', name: 'm' }, ['a'], { withinMs: 2_000 })
    await expect(call).rejects.toThrow('not reachable')
    expect(asked).toHaveLength(1)
  })
})

test('while the store can’t be read, texts wait to be embedded', async () => {
  const embeddings = open()
  const vectors = store.collection('embeddings')
  let failures = 2
  const { find } = vectors
  vectors.find = (...given) => {
    failures -= 1
    if (failures >= 0) throw new StoreUnavailable('MongoDB does not answer.')
    return find.apply(vectors, given)
  }
  try {
    expect(await embeddings.fill(['a dog'])).toBe(true)
    expect(embeddings.progress).toEqual({ model: 'model-a', done: 1, of: 1, refused: 0 })
  } finally {
    vectors.find = find
  }
})

describe('a question doesn’t wait for the embeddings service', () => {
  test.each<[string, Behave]>([
    ['that says nothing', () => {}],
    ['that stops in the middle', (_request, response) => void response.write('{"data": [')],
  ])('%s', async (_, silent) => {
    const embeddings = open()
    await embeddings.fill(['a dog'])
    behave = silent
    expect(await embeddings.ofQuestion('hounds?')).toBeUndefined()
    expect(embeddings.progress.problem).toBe('no reply within 300 ms')
  })

  test('the problem shows until the service works again', async () => {
    const embeddings = open()
    await embeddings.fill(['a dog'])
    behave = (_request, response) => response.writeHead(503).end()
    await embeddings.ofQuestion('hounds?')
    expect(embeddings.progress.problem).toBe('status 503')
    behave = asSaid
    await embeddings.ofQuestion('hounds?')
    expect(embeddings.progress).toEqual({ model: 'model-a', done: 1, of: 1, refused: 0 })
  })

  test('a text the service refuses doesn’t block others', async () => {
    const embeddings = open()
    await embeddings.fill(['a dog'])
    await embeddings.known(['a dog'])
    behave = (_request, response) => response.writeHead(413).end()
    for (let time = 0; time < 4; time += 1) {
      expect(await embeddings.ofQuestion('hounds?'.repeat(200))).toBeUndefined()
    }
    behave = asSaid
    expect(await embeddings.ofQuestion('hounds?')).toBeDefined()
    expect(embeddings.progress.problem).toBeUndefined()
  })

  test('a text that failed three times is skipped for a while', async () => {
    const embeddings = open()
    await embeddings.fill(['a dog'])
    behave = (_request, response) => response.writeHead(503).end()
    for (let turn = 0; turn < 3; turn += 1) await embeddings.ofQuestion('hounds?')
    asked.length = 0
    expect(await embeddings.ofQuestion('hounds?')).toBeUndefined()
    expect(asked).toEqual([])
  })
})

describe('the daily tokens for embedding questions', () => {
  const question = 'hounds? '.repeat(10)
  const askedFor = () => asked.filter((call) => call.texts[0] === question).length

  async function begin(dailyTokens: number): Promise<Embeddings> {
    const embeddings = open('model-a', dailyTokens)
    await embeddings.fill(['a dog'])
    await embeddings.known(['a dog'])
    return embeddings
  }

  test('are never exceeded, even by several servers; then only words are matched', async () => {
    const servers = [await begin(200), await begin(200)]
    const vectors = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (servers[at % 2] as Embeddings).ofQuestion(question, { asker: [`192.0.2.${at}`] }),
      ),
    )
    expect(vectors.filter((vector) => vector !== undefined)).toHaveLength(10)
    expect(askedFor()).toBe(10)
    expect(await (await begin(200)).ofQuestion(question)).toBeUndefined()
  })

  test('can’t be used up by a dozen addresses', async () => {
    const embeddings = await begin(6_000)
    const ask = (address: string) => embeddings.ofQuestion(question, { asker: [address, 'x'] })
    for (let address = 1; address <= 12; address += 1)
      for (let n = 0; n < 20; n += 1) await ask(`192.0.2.${address}`)
    expect(askedFor()).toBeLessThan(12 * 12)
    expect(await ask('192.0.2.99')).toBeDefined()
  })
})

test('a service that is never the same twice is asked for everything once', async () => {
  // Two models answer in turn behind one address.
  behave = ({ texts }, response) => {
    const sign = asked.length % 2 === 0 ? 1 : -1
    const data = texts.map((text, index) => ({
      index,
      embedding: vectorOf(text).map((one, at) => (at % 2 === 0 ? one : one * sign)),
    }))
    response.end(JSON.stringify({ data }))
  }
  const embeddings = open()
  const answerer = createAnswerer({ store, worker: builtWorker, log: quiet, embeddings })
  const ask = () => answerer.answer({ text: 'Hello?', history: [] }, {})
  try {
    await ask()
    await expect
      .poll(() => embeddings.progress, patient)
      .toSatisfy(({ done, of }: Embeddings['progress']) => of > 0 && done === of)
    const batches = () => asked.filter(({ texts }) => texts.length > 1).length
    const once = batches()
    for (let time = 0; time < 3; time += 1) {
      await answerer.reload()
      await ask()
    }
    expect(batches()).toBe(once)
  } finally {
    await answerer.close()
  }
})

test('a reworded question is found by meaning, and not by words alone', async () => {
  const entry = (id: string, title: string, content: string): Entry => ({
    id,
    title,
    content,
    category: 'features',
    tags: [],
    sections: [],
    version: 1,
    lastUpdated: '2026-01-01T00:00:00.000Z',
  })
  const entries = [
    entry('kennel', 'Kennel', 'Each kennel is heated.'),
    entry('fares', 'Fares', 'A single ticket is $3.'),
    entry('flutes', 'Flutes', 'We lend flutes for a term.'),
  ]
  const embeddings = open()
  const all = entries.flatMap(cutSections).flatMap(embeddedTexts)
  await embeddings.fill(all)
  const pagesOff = pages.map(({ path }) => path)
  const knowledge = { entries, pagesOff, readAt: 0 }
  const text = 'qibblezorf?'
  const question = { text, history: [], vector: await embeddings.ofQuestion(text) }
  const vectors = await embeddings.known(all)
  const by = createAnswerEngine({ ...knowledge, vectors }, wordTable).answer(question)
  expect(by.why.passages[0]?.id).toBe('kennel/text')
  const without = createAnswerEngine(knowledge, wordTable).answer({ text, history: [] })
  expect(without.why.madeBy).toBe('admitted')
})
