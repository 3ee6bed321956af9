/** What was learned of the topics is of the ways of asking that stand there now, and survives its file. */
import { expect, test } from 'vitest'
import { dimensions } from '#server/whisper/embedding/dimensions'
import { guess, likeliestOf } from '#server/whisper/learning/classifier'
import { fromBytes, toBytes } from '#server/whisper/learning/learnedFile'
import { train } from '#server/whisper/learning/training'
import { examples, fingerprint } from '#server/whisper/topics/examples'
import { featuresOf } from '#server/whisper/topics/features'
import { learned } from '#server/whisper/topics/learned'
import { topics, topicWords } from '#server/whisper/topics/topics'

test('it was learned from what the topics list: else run npm run learn', () => {
  expect(learned().from).toBe(fingerprint(examples()))
  expect(learned().labels).toBe(topics.length)
  expect(learned().topics.map(({ question }) => question)).toEqual(
    topics.map(({ question }) => question),
  )
  expect(learned().words).toEqual(topicWords)
})

/** An embedding in the direction of one dimension. */
const towards = (dimension: number): Float32Array => {
  const embedding = new Float32Array(dimensions)
  embedding[dimension] = 1
  return embedding
}

test('what a sentence means is learned beside its words, and words do without it', () => {
  const way = { label: 0, features: featuresOf(['alpha']), embedding: towards(0) }
  const other = { label: 1, features: featuresOf(['beta']), embedding: towards(1) }
  const trained = train([way, other], 2, (label) => label === 1)
  const inOtherWords = featuresOf(['gamma'])
  const meant = guess(trained, { features: inOtherWords, embedding: towards(1) })
  expect(likeliestOf(meant.probabilities)).toBe(1)
  expect(meant.told).toBeGreaterThan(0.5)
  const { probabilities } = guess(trained, { features: featuresOf(['alpha']) })
  expect(likeliestOf(probabilities)).toBe(0)
  expect(likeliestOf(probabilities, (label) => label === 1)).toBe(1)
  expect(likeliestOf(probabilities, () => false)).toBeUndefined()
})

test('a file of what was learned gives the same guesses, to a few thousandths', () => {
  const taught = [
    ['how much is it', 0],
    ['what does it cost', 0],
    ['is there a warranty', 1],
    ['how long is the warranty', 1],
  ] as const
  const few = taught.map(([way, label]) => ({
    label,
    features: featuresOf(way.split(' ')),
    embedding: towards(label),
  }))
  const trained = train(few, 2, (label) => label === 1)
  const again = fromBytes(
    toBytes(trained, { from: 'few', heads: ['= One', '- two'], words: ['one'] }),
  )
  expect(again).toMatchObject({ from: 'few', heads: ['= One', '- two'], words: ['one'] })
  const asked = { features: featuresOf(['what', 'is', 'the', 'warranty']), embedding: towards(1) }
  const { probabilities } = guess(trained, asked)
  expect(likeliestOf(probabilities)).toBe(1)
  for (const [label, probability] of guess(again, asked).probabilities.entries()) {
    expect(probability).toBeCloseTo(probabilities[label] ?? 0, 2)
  }
  expect(guess(trained, asked).told).toBeGreaterThan(0.5)
  expect(guess(again, asked).told).toBeCloseTo(guess(trained, asked).told, 2)
})
