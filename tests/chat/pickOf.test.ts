/** Replies that people write when asked which of a few sections they mean. */
import { describe, expect, test } from 'vitest'
import { pickOf } from '#shared/chat/picks'
import { offers } from './offering'

const [first, second, third] = offers.map(({ id }) => id)

describe('a reply to three choices', () => {
  test.each([
    ['1', first],
    [' 1. ', first],
    ['#2', second],
    ['3)', third],
    ['one', first],
    ['Number two', second],
    ['no. 3', third],
    ['option 1 please', first],
    ['the first', first],
    ['The first one.', first],
    ['second', second],
    ['the second one, thanks', second],
    ['I mean the third one', third],
    ['2nd', second],
    ['the last', third],
    ['last one', third],
    ['Paying in installments', first],
    ['paying in INSTALLMENTS!', first],
    ['I mean paying in installments, please', first],
    ['um, the second', second],
    ['neither one', null],
    ['none of the three', null],
    ['None', null],
    ['none of these', null],
    ['None of them.', null],
    ['neither', null],
    ['neither of those please', null],
  ])('%s', (text, offer) => expect(pickOf(text, offers)).toBe(offer))

  test.each([
    ['4', 'a number that was not offered'],
    ['0', 'a number that was not offered'],
    ['12', 'a number that was not offered'],
    ['', 'nothing'],
    ['👍', 'nothing that can be read'],
    ['no', 'no word for none of them'],
    ['no one', 'no number'],
    ['both', 'two'],
    ['first tell me what it costs', 'a question'],
    ['1 gate or 2?', 'a question'],
    ['Can I pay in installments?', 'a question'],
    ['installments', 'a word of a title'],
    ['constructor', 'a word like any other'],
  ])('%s is no pick: %s', (text) => expect(pickOf(text, offers)).toBeUndefined())
})

test('of two choices the last is the second, and there is no third', () => {
  const two = offers.slice(0, 2)
  expect(pickOf('the last one', two)).toBe(second)
  expect(pickOf('3', two)).toBeUndefined()
})

test.each([
  ['yes', first],
  ['Yes please', first],
  ['yeah, that one', first],
  ['exactly!', first],
  ['no', null],
  ['nope, not that one', null],
  ['yes but how much is it', undefined],
  ['no, the price', undefined],
])('“Do you mean this?” – “%s”', (text, offer) =>
  expect(pickOf(text, offers.slice(0, 1))).toBe(offer),
)

test('a title counts before an ordinal, also with accents; without choices nothing is picked', () => {
  const odd = [
    { id: 'a', title: 'Zwei Türen' },
    { id: 'b', title: 'None of these' },
    { id: 'c', title: '1' },
  ]
  expect(pickOf('zwei turen', odd)).toBe('a')
  expect(pickOf('none of these', odd)).toBe('b')
  expect(pickOf('1', odd)).toBe('c')
  expect(pickOf('1', [])).toBeUndefined()
  expect(pickOf('!', [{ id: 'a', title: '?' }])).toBeUndefined()
})
