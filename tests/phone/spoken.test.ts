/** Numbers as people say them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstSentences, inWords, spoken } from '#server/phone/call/textForSpeech'
import { company } from '#shared/company'

test.each([
  ['$799', 'seven hundred ninety-nine dollars'],
  ['from $47/month', 'from forty-seven dollars a month'],
  ['$2,000-$4,000', 'two thousand to four thousand dollars'],
  ['$2,000–$4,000', 'two thousand to four thousand dollars'],
  ['$0.50 each', 'zero dollars and fifty cents each'],
  ['$1', 'one dollar'],
  ['2-4 hours', 'two to four hours'],
  ['0.5 hours', 'zero point five hours'],
  ['1-year warranty', 'one-year warranty'],
  ['in 2026', 'in twenty twenty-six'],
  ['in 2005', 'in two thousand five'],
  ['24/7', 'twenty-four seven'],
  ['AES-256 and RSA-4096', 'A E S two fifty-six and R S A forty ninety-six'],
  ['3G', 'three G'],
  ['100%', 'one hundred percent'],
  ['call 202-555-0142', 'call two zero two, five five five, zero one four two'],
  ['support@visitoraccess.example', 'support at visitoraccess dot example'],
  ['512 by 512', 'five hundred twelve by five hundred twelve'],
  ['call 911', 'call nine one one'],
])('%s is spoken as %s', (text, said) => {
  expect(spoken(text)).toBe(said)
})

test('spoken text has no digits, whatever the company’s facts say', () => {
  expect(spoken(JSON.stringify(company))).not.toMatch(/\d|[$%]/)
  fc.assert(
    fc.property(fc.nat(999_999_999), (number) => {
      expect(inWords(number)).toMatch(/^[a-z]+(?:[ -][a-z]+)*$/)
      expect(spoken(`It is $${number.toLocaleString('en-US')}.`)).not.toMatch(/\d/)
    }),
  )
})

test('speech is cut to two sentences, and a decimal point doesn’t end one', () => {
  expect(firstSentences('It takes 0.5 hours. Then it works! And more.', 2)).toBe(
    'It takes 0.5 hours. Then it works!',
  )
  expect(firstSentences('no end', 2)).toBe('no end')
})
