/** Which of a model's sentences pass, given passages: measured, and never an unsupported state. */
import { describe, expect, test } from 'vitest'
import { isSupported, threshold } from '#server/whisper/model/checking/isSupported'
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

const chosenBy = supportExamples.filter((_, index) => index % 2 === 0)
const reportedBy = supportExamples.filter((_, index) => index % 2 === 1)

test('there are 60 true and 60 false sentences', () => {
  expect(supportExamples.filter(({ isTrue }) => isTrue)).toHaveLength(60)
  expect(supportExamples.filter(({ isTrue }) => !isTrue)).toHaveLength(60)
})

test('the threshold is the lowest that rejects every false sentence of one half', () => {
  const least = [0.5, 0.6, 0.7, 0.8, 0.9, 1].find(
    (candidate) => measure(chosenBy, candidate).wrong.length === 0,
  )
  expect(threshold).toBe(least)
  expect(measure(chosenBy, threshold).right).toBeGreaterThanOrEqual(0.8)
})

test('in the other half nine in ten true sentences pass, and at most one in thirty false ones', () => {
  const { right, wrong } = measure(reportedBy, threshold)
  expect(right).toBeGreaterThanOrEqual(0.9)
  expect(wrong.length).toBeLessThanOrEqual(1)
})

describe('a state without support in the passages is rejected', () => {
  const states = supportExamples.filter(({ isState }) => isState)
  test.each(states.map((example) => [example.sentence, example] as const))('%s', (_, example) => {
    expect(passes(example)).toBe(false)
  })

  test.each(untold)('whatever the passages: %s', (sentence) => {
    expect(isSupported(sentence, everyPassage)).toBe(false)
  })
})

describe('sentences without a claim pass', () => {
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

test('no text takes long to check', () => {
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
])('two prices in one passage keep what they are for: %s', (sentence, isTrue) => {
  const text = 'Professional installation starts at $799. The service costs $47 a month.'
  expect(isSupported(sentence, [{ title: 'Pricing', text }])).toBe(isTrue)
})

describe('prices in several passages keep what they are for', () => {
  const given = [
    {
      title: 'What it costs once and each month',
      text: 'Professional installation starts at $799, and the service costs from $47 a month. A basic installation costs $340. Your free quote says which price applies to your gate or door.',
    },
    { title: 'Whether installation is included', text: 'Installation is included in the price.' },
    {
      title: 'Compared with a call box',
      text: 'A traditional call box costs $2,000 to $4,000. Visitor Access costs from $799 for professional installation and from $47 a month.',
    },
    { title: 'Basic plan', text: 'It has two lines. It costs $20 a month.' },
    { title: 'Premium plan', text: 'It has five lines. It costs $40 a month.' },
    { title: 'Price list', text: 'Camera: $250 Keypad: $95 Motor $600 Remote $30' },
    {
      title: 'Fobs',
      text: 'Lost fobs are replaced for $30. A fob costs $25. A card costs $15, or $140 for ten.',
    },
    { title: 'Battery backup', text: 'A battery backup: $180 once. It is not included.' },
  ]

  test.each([
    'Professional installation starts at $799, and the service costs from $47 a month.',
    'Professional installation starts at $799 and the service costs from $47 a month.',
    'The service starts at $47 a month.',
    'The price of a basic installation is $340.',
    'A basic installation is priced at $340.',
    'For a basic installation you pay $340.',
    'A basic installation costs $340, while professional installation starts at $799.',
    'Visitor Access costs from $799 for professional installation and from $47 a month.',
    'Visitor Access costs from $47 a month.',
    'A traditional call box costs $2,000 to $4,000, but Visitor Access costs from $47 a month.',
    'The premium plan costs $40 a month.',
    'A fob costs $25.',
    'A card costs $15, or $140 for ten.',
    'A battery backup costs $180.',
  ])('passes: %s', (sentence) => {
    expect(isSupported(sentence, given)).toBe(true)
  })

  test.each([
    // The price of something else.
    'A professional installation costs $340.',
    'A basic installation starts at $799.',
    'A basic installation costs $47 a month.',
    'A basic installation: $47 a month.',
    'A basic installation, which costs $799, is included.',
    'Professional installation costs from $47 a month.',
    'Visitor Access costs from $47 a month for professional installation and from $799.',
    'Visitor Access costs from $799 for basic installation.',
    'A basic gate costs $340.',
    'The premium plan costs $20 a month.',
    'A keypad costs $250.',
    'A remote costs $600.',
    'A card costs $140.',
    // Several things under one price.
    'A basic installation costs $340 and the service is included.',
    'A basic installation costs $340 with the service included in the price.',
    'The installation and the service cost $340.',
    'Professional installation and the service cost $47 a month.',
    'Professional installation and a basic installation cost $340.',
    // Whose price it is stays open.
    'Installation costs $340.',
    'Installation costs $340, never $799.',
    'The plan costs $40 a month.',
    'It costs $340.',
    '$340.',
  ])('is rejected: %s', (sentence) => {
    expect(isSupported(sentence, given)).toBe(false)
  })
})
