/** Which figures and addresses a model may state, given one passage. */
import { describe, expect, test } from 'vitest'
import { unsupportedIn } from '#server/whisper/model/checking/unsupported'

const passages = [
  {
    text: `It costs $47 per unit each month and $340 once, or $1,280.50 with two cameras. It takes 2 to 4
      hours, Monday to Friday, 9:00 AM to 5 pm. The 1-year warranty covers 99.9% of parts. Call
      202-555-0142 or write to support@gates.example. The X-432 came on June 3, 2025. Setup is free.`,
  },
]
const odd = (text: string, question = '') => unsupportedIn(text, { passages, question })

describe('numbers are accepted', () => {
  test.each([
    'It is $47 a month.',
    'It is $47 monthly, and $340.00 once.',
    'With 2 cameras it is $1280.50.',
    'It takes two to four hours.',
    'It takes 2–4 hours.',
    'It takes up to four hours.',
    'You get one year of warranty.',
    'The warranty lasts a year.',
    'We are open from 9 am to 5 p.m.',
    '99.9 percent of parts are covered.',
    'Call (202) 555-0142.',
    'Call +1 202 555 0142.',
    'Write to support@gates.example.',
    'The X-432 came on June 3, 2025.',
    'Setup is free. Feel free to ask.',
    'One of them is yours.',
    'It is $47/month.',
  ])('%s', (text) => {
    expect(odd(text)).toEqual([])
  })
})

describe('numbers are rejected', () => {
  test.each([
    'It is $48 a month.',
    'It is $47 a year.',
    'It is $340 a month.',
    'It is €47.',
    'It is 47 cents.',
    'It costs $1.5k.',
    'It costs $47 million.',
    'It takes 4 years.',
    'It takes two to four days.',
    'It takes 3 hours.',
    'It takes three hours.',
    'It takes half an hour.',
    'It takes an hour.',
    'You get a two-year warranty.',
    'You get twenty-four years.',
    'You get a lifetime warranty.',
    'It covers 100%.',
    'We are open until 9 pm.',
    'We are open 24/7.',
    'Call 202-555-0143.',
    'Call ２０２-555-0199.',
    'It takes ٣ hours.',
    'It takes ⅔ of it.',
    'The X-433 does.',
    'On June 4, 2025.',
    'In 2026.',
    'Write to sales@gates.example.',
    'Write to support@gates.example.evil.com.',
    'Write to support at evil dot com.',
    'See gates.example for it.',
    'See https://gates.example.',
    'See /admin for it.',
    'Open javascript:alert(1).',
    'It is twice as fast.',
  ])('%s', (text) => {
    expect(odd(text)).not.toEqual([])
  })
})

test('a number in the question doesn’t support an answer', () => {
  expect(odd('Yes, it is $5.', 'Is it $5?')).not.toEqual([])
  expect(odd('Yes, it is $5.', 'I was told it is $5. Is that right?')).not.toEqual([])
  expect(odd('Yes, 10 years.', 'We heard of 10 years. Is that right?')).not.toEqual([])
})

test('visitors’ own quantities may be repeated', () => {
  expect(odd('For your 3 gates it is $47 a month.', 'I have three gates. What is it?')).toEqual([])
  expect(odd('For your 3 doors it is $47 a month.', 'I have three gates. What is it?')).not.toEqual(
    [],
  )
})

test('a recurring fee isn’t accepted as the total price', () => {
  expect(odd('It costs $47.')).not.toEqual([])
  expect(odd('The monthly fee is $47.')).toEqual([])
})
