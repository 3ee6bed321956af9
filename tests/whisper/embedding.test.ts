/** What sentences mean, by the model that is laid beside the worker. */
import { expect, test, vi } from 'vitest'
import { dimensions } from '#server/whisper/embedding/dimensions'
import { Embeddings } from '#server/whisper/embedding/embeddings'
import { type Embedding, readSentenceModel } from '#server/whisper/embedding/sentenceModel'

const embedAll = await readSentenceModel()
async function embed(text: string): Promise<Embedding> {
  const [embedding] = await embedAll([text])
  if (!embedding) throw new Error('No embedding.')
  return embedding
}

const alike = (one: Embedding, other: Embedding): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

test('sentences that mean alike point alike, without a word in common', async () => {
  const [asked, same, other] = await Promise.all(
    ['what does it cost each month', 'monthly price', 'is my dog allowed inside'].map(embed),
  )
  if (!asked || !same || !other) throw new Error('No embeddings.')
  expect(asked).toHaveLength(dimensions)
  expect(Math.hypot(...asked)).toBeCloseTo(1, 4)
  expect(alike(asked, same)).toBeGreaterThan(alike(asked, other) + 0.05)
})

test('the same sentence is the same direction each time, however many are asked at once', async () => {
  const [first, ...others] = await Promise.all(
    Array.from({ length: 5 }, () => embed('open the gate from afar')),
  )
  for (const one of others) expect(one).toEqual(first)
})

test('beside longer ones a sentence means the same', async () => {
  const texts = ['monthly price', 'my mother lives far from the gate and walks badly', 'no']
  const together = await embedAll(texts)
  for (const [at, text] of texts.entries()) {
    expect(alike(together[at] as Embedding, await embed(text))).toBeGreaterThan(0.95)
  }
})

test('no message is too long, too short or too strange', async () => {
  const strange = [
    '',
    ' ',
    'a'.repeat(2_000),
    'gate '.repeat(400),
    '\u{1F6AA}\u0000\ud800',
    '门'.repeat(500),
  ]
  for (const text of strange) {
    const embedding = await embed(text)
    expect(embedding.every(Number.isFinite)).toBe(true)
  }
})

test('what was prepared is known until much else was asked', async () => {
  const embeddings = new Embeddings()
  await embeddings.prepare([['how', 'much']])
  expect(embeddings.of(['how', 'much'])).toHaveLength(dimensions)
  expect(embeddings.of(['how', 'long'])).toBeUndefined()
  await embeddings.prepare(Array.from({ length: 250 }, (_, n) => [`${n}`]))
  expect(embeddings.of(['how', 'much'])).toBeUndefined()
  expect(embeddings.of(['249'])).toHaveLength(dimensions)
})

test('where the model cannot run there are none, and that is said once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const embeddings = new Embeddings(() => Promise.reject(new Error('no runtime here')))
  await embeddings.prepare([['how', 'much']])
  await embeddings.prepare([['how', 'long']])
  expect(embeddings.of(['how', 'much'])).toBeUndefined()
  expect(warned).toHaveBeenCalledTimes(1)
  warned.mockRestore()
})

test('a message at which the model fails is left to words, and the next one is tried again', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  let failures = 2
  const embeddings = new Embeddings(async () => async (texts) => {
    failures -= 1
    if (failures >= 0) throw new Error('out of memory')
    return embedAll(texts)
  })
  await embeddings.prepare([['how', 'much']])
  await embeddings.prepare([['how', 'long']])
  expect(embeddings.of(['how', 'long'])).toBeUndefined()
  await embeddings.prepare([['how', 'long']])
  expect(embeddings.of(['how', 'long'])).toHaveLength(dimensions)
  expect(warned).toHaveBeenCalledTimes(1)
  warned.mockRestore()
})
