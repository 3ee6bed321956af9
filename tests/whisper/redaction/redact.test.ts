/** Redaction of a question: personal parts are removed whatever surrounds them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redact, withoutPlaceholders } from '#server/whisper/redaction/redact'
import { tidy } from '#server/whisper/redaction/tidy'
import { limits } from '#shared/training/queue/limits'
import { cpuTime } from '../../cpuTime'
import { examples } from './examples'

test.each(examples)('redaction of: %s', (said, kept) => {
  expect(redact(said)).toBe(kept)
})

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(...examples.flatMap(([said]) => said.split(' '))),
)
const anything = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' '))
const around = fc.constantFrom(
  '',
  'Please call me back: ',
  'Hello, how much is it? ',
  'Is this ok, ',
)
const digit = fc.constantFrom(...'0123456789')
const digits = (length: number) =>
  fc.array(digit, { minLength: length, maxLength: length }).map((all) => all.join(''))
const gap = fc.constantFrom('', ' ', '-', '.', ' - ')
const phone = fc
  .tuple(fc.constantFrom('', '+1 ', '1-'), digits(3), gap, digits(3), gap, digits(4))
  .map((parts) => parts.join(''))
const email = fc
  .tuple(fc.stringMatching(/^[a-z]{1,12}([._+-][a-z0-9]{1,8})?$/), fc.domain())
  .map(([name, domain]) => `${name}@${domain}`)
const house = fc
  .tuple(
    fc.integer({ min: 1, max: 99_999 }),
    fc.constantFrom('Oak', 'Maple Leaf', 'N Glebe', 'old dominion', 'Martin Luther King'),
    fc.constantFrom('Street', 'st', 'Ave', 'Road', 'Blvd', 'Lane', 'Drive', 'Ct', 'Pike'),
  )
  .map((parts) => parts.join(' '))

describe('redaction of any text', () => {
  test('gives one bounded line, and is idempotent', () => {
    fc.assert(
      fc.property(anything, (said) => {
        const once = redact(said)
        expect(once.length).toBeLessThanOrEqual(limits.question)
        expect(once).not.toMatch(/[\n\r\t\p{Cf}\p{Cc}]/u)
        expect(redact(once)).toBe(once)
      }),
      { numRuns: 500 },
    )
  })

  test('removes phone numbers, e-mail addresses and house numbers', () => {
    fc.assert(
      fc.property(around, fc.oneof(phone, email, house), around, (before, secret, after) => {
        const kept = redact(`${before}${secret}, ${after}`)
        expect(kept).not.toContain(secret)
        expect(kept).toMatch(/\[(?:number|e-mail|address)\]/)
      }),
      { numRuns: 500 },
    )
  })

  test('keeps prices and quantities', () => {
    const count = fc.integer({ min: 1, max: 99_999 })
    const unit = fc.constantFrom('gates', 'doors', 'volts', 'feet', 'hours', 'visitors', 'dollars')
    fc.assert(
      fc.property(count, unit, (many, of) => {
        const said = `How much for ${many} ${of}, $${many} or $${many.toLocaleString('en-US')}?`
        expect(redact(said)).toBe(said)
      }),
    )
  })

  test.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['ten thousand digits', '1 '.repeat(5_000)],
    ['nothing but capitals', 'Ab '.repeat(3_000)],
    ['nothing but at signs', 'a@'.repeat(4_000)],
    ['numbers before words', '1 aa '.repeat(2_000)],
    ['dots', 'a.'.repeat(5_000)],
    ['cues', 'my name is '.repeat(1_000)],
    ['addresses', 'my address is 1 Aa '.repeat(200)],
    ['streets without a kind', '1 Aa Bb Cc Dd '.repeat(300)],
    ['groups of digits', '38.1234 -'.repeat(300)],
    ['spelled-out addresses', 'a dot a at a dot '.repeat(300)],
    ['brackets', 'a(at)a.a.a'.repeat(300)],
    ['plates', 'plate A1 b2 '.repeat(300)],
    ['numbers of orders', 'order no no AB-'.repeat(300)],
    ['secrets', `password ${'a-'.repeat(2_000)}`],
    ['numbers in words', 'code one two '.repeat(300)],
    [
      'strange words',
      Array.from({ length: 400 }, (_, index) =>
        `Xq${index.toString(26)}zvwk`.replace(/\d/g, 'j'),
      ).join('. '),
    ],
    ['marks above marks', `o${'\u0301'.repeat(9_000)}`],
  ])('of %s takes no time', (_, said) => {
    const startedAt = cpuTime()
    redact(said)
    expect(cpuTime() - startedAt).toBeLessThan(100)
  })
})

test.each(['\u3316', '\ufdfa'])(
  '%s, which expands when normalized, doesn’t make the text too long',
  (said) => {
    expect(tidy(said.repeat(2_000)).length).toBeLessThanOrEqual(2_000)
  },
)

test('placeholders don’t count as part of the question', () => {
  expect(withoutPlaceholders('I am [name], call [number]?')).toBe('I am  , call  ?')
})
