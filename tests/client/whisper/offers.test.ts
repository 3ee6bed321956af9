/** The state of offers as messages arrive, here and in other tabs. */
import { describe, expect, test } from 'vitest'
import type { VisitorMessage } from '#shared/chat/records'
import { noneOfThese } from '#shared/chat/rules'
import { emotionOf } from '../../../client/whisper/message/emotion'
import {
  chosenOf,
  isSaidByOffer,
  openOffer,
  questionOf,
} from '../../../client/whisper/state/offers'
import type { Unsent } from '../../../client/whisper/state/unsent'

const offers = [
  { id: 'a', title: 'Paying in installments' },
  { id: 'b', title: 'Warranty' },
]

function message(seq: number, more: Partial<VisitorMessage> = {}): VisitorMessage {
  const answer = { status: 'done' as const, text: 'Words', sources: [], offers: [] }
  const about = { id: `m${seq}`, conversationId: 'c', seq, text: `Question ${seq}`, rev: 2 }
  return { ...about, at: seq, updatedAt: seq, answer, ...more }
}

const asks = (seq: number) =>
  message(seq, { answer: { status: 'done', text: 'Which?', sources: [], offers } })
const picks = (seq: number, of: number, title = 'Warranty', text = title) =>
  message(seq, { text, pick: { messageId: `m${of}`, offer: 'b', title } })
const unsent = (more: Partial<Unsent> = {}): Unsent => ({
  id: 'u',
  text: 'Warranty',
  page: '/',
  at: 1,
  ...more,
})
const unsentPick = (more: Partial<Unsent> = {}) =>
  unsent({ pick: { messageId: 'm1', offer: 'b' }, ...more })

const [first, second] = [asks(1), message(2)]

describe('choices are open', () => {
  test('while their answer is the newest', () => {
    expect(openOffer({ messages: [first], unsent: [] })).toBe(first)
    expect(openOffer({ messages: [], unsent: [] })).toBeUndefined()
    expect(openOffer({ messages: [first, second], unsent: [] })).toBeUndefined()
    expect(openOffer({ messages: [second], unsent: [] })).toBeUndefined()
  })

  test('until a newer message is being sent, be it a pick or text', () => {
    expect(openOffer({ messages: [first], unsent: [unsentPick()] })).toBeUndefined()
    expect(openOffer({ messages: [first], unsent: [unsent()] })).toBeUndefined()
  })

  test('also when a message was refused, or is already stored', () => {
    const refusal = { code: 'invalid', message: 'No longer offered.' } as const
    expect(openOffer({ messages: [first], unsent: [unsentPick({ refusal })] })).toBe(first)
    expect(openOffer({ messages: [first], unsent: [unsent({ id: 'm1' })] })).toBe(first)
  })
})

describe('the highlighted choice', () => {
  test('is shown at once, before it is stored', () => {
    expect(chosenOf(first, { messages: [first], unsent: [unsentPick()] })).toBe('Warranty')
    expect(chosenOf(first, { messages: [first], unsent: [unsent()] })).toBeUndefined()
  })

  test('is the first when two tabs chose', () => {
    const messages = [first, picks(2, 1), picks(3, 1, 'Paying in installments')]
    expect(chosenOf(first, { messages, unsent: [unsentPick({ text: 'x' })] })).toBe('Warranty')
  })

  test('is none when the pick was refused or there were no choices', () => {
    const refused = unsentPick({ refusal: { code: 'gone', message: 'Gone.' } })
    expect(chosenOf(first, { messages: [first], unsent: [refused] })).toBeUndefined()
    const odd = unsent({ pick: { messageId: 'm2', offer: null } })
    expect(chosenOf(second, { messages: [second], unsent: [odd] })).toBeUndefined()
  })
})

test('a pick by button right after its choices needs no bubble; typed and late ones do', () => {
  expect(isSaidByOffer(picks(2, 1), first)).toBe(true)
  expect(isSaidByOffer(picks(2, 1, noneOfThese), first)).toBe(true)
  expect(isSaidByOffer(picks(2, 1, 'Warranty', '2'), first)).toBe(false)
  expect(isSaidByOffer(picks(3, 1), second)).toBe(false)
  expect(isSaidByOffer(second, first)).toBe(false)
  expect(isSaidByOffer(picks(1, 0), undefined)).toBe(false)
})

test('a quote form is prefilled with the question and the choice', () => {
  const view = { messages: [first, picks(2, 1, 'Warranty', '2')], unsent: [] }
  expect(questionOf(first, view)).toBe('Question 1')
  expect(questionOf(view.messages[1] as VisitorMessage, view)).toBe('Question 1\nWarranty')
  expect(questionOf(picks(9, 7), view)).toBe('Warranty')
})

test('Whisper’s face is thinking while it waits for a choice', () => {
  expect(emotionOf('done', undefined, true)).toBe('thinking')
  expect(emotionOf('done', undefined, false)).toBe('default')
})
