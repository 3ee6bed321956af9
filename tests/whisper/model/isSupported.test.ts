/** Which of a model's sentences pass, given passages: measured, and never an unsupported state. */
import { describe, expect, test } from 'vitest'
import { isSupported, threshold } from '#server/whisper/model/isSupported'
import { passages, type SupportExample, supportExamples, untold } from './supportExamples'

const everyPassage = Object.entries(passages).map(([title, text]) => ({ title, text }))

function passes({ sentence, given }: SupportExample, least?: number): boolean {
  const read = given.map((title) => ({ title, text: passages[title] }))
  return isSupported(sentence, read, least)
}

function measure(examples: readonly SupportExample[], least: number) {
  const passed = examples.filter((example) => passes(example, least))
  const right = passed.filter(({ isTrue }) => isTrue).length
  const wrong = passed.filter(({ isTrue }) => !isTrue)
  return { right: right / examples.filter(({ isTrue }) => isTrue).length, wrong }
}

const chosenBy = supportExamples.filter((_, at) => at % 2 === 0)
const reportedBy = supportExamples.filter((_, at) => at % 2 === 1)

test('there are 60 true and 60 false sentences', () => {
  expect(supportExamples.filter(({ isTrue }) => isTrue)).toHaveLength(60)
  expect(supportExamples.filter(({ isTrue }) => !isTrue)).toHaveLength(60)
})

test('the threshold is the lowest by which no false sentence of one half passes', () => {
  const least = [0.5, 0.6, 0.7, 0.8, 0.9, 1].find(
    (candidate) => measure(chosenBy, candidate).wrong.length === 0,
  )
  expect(threshold).toBe(least)
  expect(measure(chosenBy, threshold).right).toBeGreaterThanOrEqual(0.8)
})

test('of the other half nine in ten true sentences pass, and no more than one in thirty false', () => {
  const { right, wrong } = measure(reportedBy, threshold)
  expect(right).toBeGreaterThanOrEqual(0.9)
  expect(wrong.length).toBeLessThanOrEqual(1)
})

describe('a state that no passage tells does not pass', () => {
  const states = supportExamples.filter(({ isState }) => isState)
  test.each(states.map((example) => [example.sentence, example] as const))('%s', (_, example) => {
    expect(passes(example)).toBe(false)
  })

  test.each(untold)('whatever passages there are: %s', (sentence) => {
    expect(isSupported(sentence, everyPassage)).toBe(false)
  })
})

describe('what claims nothing passes', () => {
  test.each([
    'Sure, here is how it works:',
    'Great question!',
    'Happy to help.',
    'Ask us for more.',
    'Please let us know if you have any other questions.',
    'Call us for a quote.',
  ])('%s', (sentence) => {
    expect(isSupported(sentence, everyPassage)).toBe(true)
  })
})

test('nothing takes long, whatever is written', () => {
  for (const sentence of ['is '.repeat(400), "'s not ".repeat(200), 'please know '.repeat(100)]) {
    const startedAt = performance.now()
    isSupported(sentence, everyPassage)
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  }
})

test.each([
  ['Professional installation starts at $799.', true],
  ['Service costs $47 a month.', true],
  ['Professional installation costs $47.', false],
  ['Professional installation starts at $47 a month.', false],
  ['Professional installation starts at -$799.', false],
  ['Professional installation costs up to $799.', false],
])('of two prices in one passage each stays what it is the price of: %s', (sentence, isTrue) => {
  const text = 'Professional installation starts at $799. The service costs $47 a month.'
  expect(isSupported(sentence, [{ title: 'Pricing', text }])).toBe(isTrue)
})
