/** The scorer counts as docs/answers.md says. */
import { expect, test } from 'vitest'
import { admission, faultReply, partAdmission } from '#server/whisper/replies'
import type { Reply } from './answers/contender'
import { oddFigures } from './answers/figures'
import { isConfidentlyWrong, judge } from './answers/judge'
import { wilson } from './answers/wilson'
import { knownPassages } from './known'
import { admits, labelled, prices, says, saysAndAdmits } from './labelled/labelled'

const said = (text: string): Reply => ({ text, admits: 'none', isSure: true })
const admitted: Reply = { text: admission, admits: 'all', isSure: false }
const fault: Reply = { text: faultReply, admits: 'fault', isSure: true }
const half = (text: string): Reply => ({ ...said(`${text} ${partAdmission}`), admits: 'part' })

test.each([
  ['what must be said', says(/47/), said('From $47.'), 'right'],
  ['something else', says(/47/), said('A patent.'), 'wrong'],
  ['one of two', says(/47/, /799/), said('From $47.'), 'incomplete'],
  ['an admission of what is known', says(/202-555/), admitted, 'wrongly admitted'],
  ['an admission of what is not', admits('why'), admitted, 'admitted'],
  ['one that leads to nobody', admits('why'), { ...admitted, text: 'No idea.' }, 'incomplete'],
  ['that of a fault is one too', admits('why'), fault, 'admitted'],
  ['and right where a person is what is asked for', says(/202-555/), fault, 'right'],
  ['an answer where there is none', admits('why'), said('Yes.'), 'wrong'],
  ['what is as right', admits('why', { orSays: [/911/] }), said('Call 911.'), 'right'],
  ['what must never be said', admits('why', { never: [/open/] }), said('It is open.'), 'wrong'],
  ['one part, the other admitted', saysAndAdmits('why', /47/), half('From $47.'), 'right'],
  ['one part, the other ignored', saysAndAdmits('why', /47/), said('From $47.'), 'incomplete'],
] as const)('%s', (_, expected, reply, verdict) => {
  expect(judge({ expect: expected }, reply)).toBe(verdict)
})

test('only what is wrong, sure and without an admission is confidently wrong', () => {
  expect(isConfidentlyWrong('wrong', said('Yes.'))).toBe(true)
  expect(isConfidentlyWrong('wrong', half('Yes.'))).toBe(false)
  expect(isConfidentlyWrong('wrong', { ...said('Yes.'), isSure: false })).toBe(false)
  expect(isConfidentlyWrong('incomplete', said('Yes.'))).toBe(false)
})

test('a figure that nobody gave is found, and so is what a dealer pays', () => {
  const [one] = labelled('quantity', {
    two: ['How much are two X-401?', prices({ set: { 'x-401': 2 }, once: 1080 })],
  })
  if (!one) throw new Error('No question.')
  const odd = oddFigures(knownPassages)
  expect(odd(one, 'Two X-401 at $540.00 are $1,080.00, 4.0 hours; call 202-555-0142.')).toEqual({
    invented: [],
    costs: [],
  })
  expect(odd(one, 'That is $1,085.').invented).toEqual(['1085'])
  expect(odd(one, 'Dealers pay $270.').costs).toEqual(['270'])
})

test('a figure is right in every way of writing it, and only whole', () => {
  const { says: [pattern] = [] } = prices({ set: {}, once: 1080 })
  for (const right of ['$1080', '$1,080', '$1,080.00.', '1,080 dollars']) {
    expect(right).toMatch(pattern ?? /^$/)
  }
  for (const wrong of ['$10800', '$11,080', '$1,080.50', '1080 bits']) {
    expect(wrong).not.toMatch(pattern ?? /^/)
  }
})

test('the interval is Wilson’s', () => {
  expect(wilson(9, 10).map((one) => Number(one.toFixed(4)))).toEqual([0.5958, 0.9821])
  expect(wilson(0, 50)[0]).toBe(0)
  expect(wilson(0, 50)[1]).toBeCloseTo(0.0713, 4)
})
