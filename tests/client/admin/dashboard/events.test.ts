import { expect, test } from 'vitest'
import { eventsOf } from '../../../../client/admin/dashboard/events'

type Came = Parameters<typeof eventsOf>[0]
type Waiting = Parameters<typeof eventsOf>[1]

const said = (conversationId: string, timestamp: number, more: object = {}) => ({
  ...{ id: `${conversationId} ${timestamp}`, conversationId, timestamp, userMessage: 'Hello' },
  ...{ page: '/about', answer: { status: 'done', why: { madeBy: 'passages' } } },
  ...more,
})
const nothing = { interactions: [], requests: [], quotes: [] }
const came = (some: object) => ({ ...nothing, ...some }) as unknown as Came

test('of a conversation the latest is told, and what became of it', () => {
  const interactions = [
    said('a', 9, { answer: { status: 'done', why: { madeBy: 'admitted' } } }),
    said('b', 8, { answer: { status: 'person' }, page: '' }),
    said('a', 7),
    said('c', 6, { pick: { title: 'Gates' } }),
    said('d', 5, { answer: { status: 'failed' } }),
    said('e', 4, { answer: { status: 'waiting' } }),
  ]
  const waitingSince = 6
  const waiting = [{ conversationId: 'c', handover: { waitingSince } }] as unknown as Waiting
  const eightMinutesLater = waitingSince + 8 * 60_000
  expect(
    eventsOf(came({ interactions }), waiting, eightMinutesLater).map(({ title, about, sign }) => [
      title,
      about,
      sign?.word,
    ]),
  ).toEqual([
    ['“Hello”', 'Conversation on /about, Whisper couldn’t answer', undefined],
    ['“Hello”', 'Conversation, with a teammate', undefined],
    [
      expect.stringContaining('Gates'),
      'Conversation on /about, asked for a person',
      'Waiting 8 min',
    ],
    ['“Hello”', 'Conversation on /about, not answered', undefined],
    ['“Hello”', 'Conversation on /about, being answered', undefined],
  ])
})

test('all kinds are in one list, the latest first; a quote by when it was accepted', () => {
  const request = { id: 'r', at: 5, name: 'Priya', reference: 'Q-1', propertyType: 'home' }
  const quote = {
    ...{ id: 'q', number: '2026-0001', revision: 2, customer: 'Ada', company: '' },
    status: 'accepted',
  }
  const all = eventsOf(
    came({
      interactions: [said('a', 3)],
      requests: [{ ...request, entrances: 1, status: 'done' }],
      quotes: [{ ...quote, updatedAt: 99, answeredAt: 4, once: 54_000, monthly: 4_700 }],
    }),
    [],
    99,
  )
  expect(all.map(({ kind, title, about, sign }) => [kind, title, about, sign?.word])).toEqual([
    ['request', 'Priya sent request Q-1', 'Home, 1 door or gate', undefined],
    [
      ...['quote', 'Ada accepted quote 2026-0001, revision 2'],
      ...['$540.00 once and $47.00 per month', 'Accepted'],
    ],
    ['conversation', '“Hello”', 'Conversation on /about, answered by Whisper', undefined],
  ])
})
