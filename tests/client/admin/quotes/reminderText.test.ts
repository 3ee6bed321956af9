import { expect, test } from 'vitest'
import type { Quote } from '#shared/quotes/records'
import { reminderText } from '../../../../client/admin/quotes/parts/reminderText'

const quote = {
  revision: 2,
  validUntil: '2026-11-21',
  email: 'jose@mail.example',
  mails: [],
  history: [{ what: 'reminded', revision: 1, at: 1, emails: [{ at: 1, isSent: true }] }],
} as unknown as Quote
const usual = {
  status: 'sent',
  today: '2026-11-17',
  remindDays: 3,
  hasLink: true,
  sends: true,
  moment: (at: number) => `at ${at}`,
} as const

test('the day of a reminder, until it is due', () => {
  expect(reminderText(quote, usual)).toBe('November 18, 2026, 3 days before it expires.')
  expect(reminderText(quote, { ...usual, remindDays: 1 })).toBe(
    'November 20, 2026, 1 day before it expires.',
  )
  expect(reminderText(quote, { ...usual, today: '2026-11-18' })).toMatch(/^Due now\./)
})

test('why there is none', () => {
  const why = (changes: object) => reminderText(quote, { ...usual, ...changes })
  expect(why({ status: 'accepted' })).toBe('None is sent after an answer.')
  expect(why({ status: 'expired' })).toBe('None is sent once a quote has expired.')
  expect(why({ remindDays: 0 })).toBe('Reminders are off.')
  expect(why({ sends: false })).toBe('This server can’t send e-mail.')
  expect(why({ hasLink: false })).toBe('None is sent without a customer link.')
  expect(reminderText({ ...quote, email: '' }, usual)).toBe(
    'None is sent without an e-mail address.',
  )
})

test('what became of it, also after an answer', () => {
  const reminded = (emails?: { at: number; isSent: boolean }[]) => {
    const event = { what: 'reminded', revision: 2, at: 5, emails }
    const history = [event] as unknown as Quote['history']
    return reminderText({ ...quote, history }, { ...usual, status: 'declined' })
  }
  expect(reminded([{ at: 7, isSent: true }])).toBe('Sent at 7.')
  expect(reminded([{ at: 7, isSent: false }])).toBe('The e-mail couldn’t be sent.')
  expect(reminded()).toBe('Queued at 5.')
})
