import { expect, test } from 'vitest'
import { eventsOf } from '../../../../client/admin/dashboard/events'

type Came = Parameters<typeof eventsOf>[0]
type OfQuotes = Parameters<typeof eventsOf>[1]
type Open = Parameters<typeof eventsOf>[2]

const said = (conversationId: string, timestamp: number, more: object = {}) => ({
  id: `${conversationId} ${timestamp}`,
  conversationId,
  timestamp,
  userMessage: 'Hello',
  page: '/about',
  answer: { status: 'done', why: { madeBy: 'passages' } },
  ...more,
})
const nothing = { interactions: [], requests: [], unread: new Set<string>() }
const quote = {
  id: 'q',
  number: '2026-0001',
  revision: 2,
  customer: 'Ada',
  company: '',
  once: 54_000,
  monthly: 4_700,
  status: 'accepted',
}
const did = (what: string, at: number, more: object = {}) => ({
  what,
  at,
  revision: 2,
  by: '',
  reason: '',
  quote,
  ...more,
})
const ofQuotes = (...events: object[]) => events as unknown as OfQuotes
const came = (some: object) => ({ ...nothing, ...some }) as unknown as Came

test('a customer’s questions about a quote are one conversation', () => {
  const both = ofQuotes(
    did('asked', 5, { conversationId: 'c' }),
    did('asked', 7, { conversationId: 'c' }),
    did('asked', 6, { conversationId: 'd' }),
  )
  const interactions = [said('c', 7, { userMessage: 'And the warranty?' }), said('d', 6)]
  expect(eventsOf(came({ interactions }), both, [], 9).map(({ about }) => about)).toEqual([
    '“And the warranty?”',
    '“Hello”',
  ])
})

test('of each conversation only the latest message is listed, with its outcome', () => {
  const interactions = [
    said('a', 9, { answer: { status: 'done', why: { madeBy: 'admitted' } } }),
    said('b', 8, { answer: { status: 'person' }, page: '' }),
    said('a', 7),
    said('c', 6, { pick: { title: 'Gates' } }),
    said('d', 5, { answer: { status: 'failed' } }),
    said('e', 4, { answer: { status: 'waiting' } }),
    said('f', 3, { answer: { status: 'done', why: { madeBy: 'offered' } } }),
  ]
  const waitingSince = 6
  const handover = { state: 'waiting', waitingSince }
  const open = [{ conversationId: 'c', handover }] as unknown as Open
  const eightMinutesLater = waitingSince + 8 * 60_000
  expect(
    eventsOf(came({ interactions }), [], open, eightMinutesLater).map(({ title, about, sign }) => [
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
    ['“Hello”', 'Conversation on /about, Whisper offered choices', undefined],
  ])
})

test('all kinds of events are in one list, newest first', () => {
  const request = { id: 'r', at: 5, name: 'Priya', reference: 'Q-1', propertyType: 'home' }
  const all = eventsOf(
    came({
      interactions: [said('a', 3)],
      requests: [{ ...request, entrances: 1, status: 'done', photos: [{}, {}] }],
    }),
    ofQuotes(did('accepted', 4), did('seen', 2), did('declined', 1, { revision: 1 })),
    [],
    99,
  )
  expect(all.map(({ kind, title, about, sign }) => [kind, title, about, sign?.word])).toEqual([
    ['request', 'Priya sent request Q-1', 'Home, 1 door or gate, 2 photos', undefined],
    [
      ...['quote', 'Ada accepted quote 2026-0001, revision 2'],
      ...['$540.00 once and $47.00 per month', 'Accepted'],
    ],
    ['conversation', '“Hello”', 'Conversation on /about, answered by Whisper', undefined],
    ['quote', 'Ada opened quote 2026-0001, revision 2', 'For the first time', undefined],
    ['quote', 'Ada declined quote 2026-0001', 'Revised since', 'Declined'],
  ])
})

test('an acceptance names who accepted, and isn’t marked once it was overruled', () => {
  const canceled = { quote: { ...quote, status: 'canceled' } }
  const accepted = ofQuotes(did('accepted', 1, { by: 'José', ...canceled }))
  expect(eventsOf(nothing, accepted, [], 9)).toMatchObject([
    { title: 'José accepted quote 2026-0001, revision 2' },
  ])
  expect(eventsOf(nothing, accepted, [], 9)[0]?.sign).toBeUndefined()
})

test('a question about a quote is listed once, with its text, until it is answered', () => {
  const interactions = [said('c', 7, { userMessage: 'With digging?' })]
  const asked = ofQuotes(did('asked', 7, { conversationId: 'c' }))
  const open = [{ conversationId: 'c', handover: { state: 'left' } }] as unknown as Open
  const listed = (those: Open) =>
    eventsOf(came({ interactions }), asked, those, 9).map((one) => [
      ...[one.title, one.about],
      one.sign?.word,
    ])
  const title = 'Ada asked about quote 2026-0001, revision 2'
  expect(listed(open)).toEqual([[title, '“With digging?”', 'Question']])
  expect(listed([] as unknown as Open)).toEqual([[title, '“With digging?”', undefined]])
})

test('new requests are marked as unread, and so is what happens in unread conversations', () => {
  const interactions = [said('a', 9), said('b', 8), said('c', 7)]
  const request = { id: 'r', reference: 'Q-1', propertyType: 'home', entrances: 1 }
  const requests = [
    { ...request, at: 6, status: 'new' },
    { ...request, at: 5, status: 'done' },
  ]
  const events = eventsOf(
    came({ interactions, requests, unread: new Set(['a', 'c']) }),
    ofQuotes(did('asked', 7, { conversationId: 'c' }), did('seen', 4)),
    [],
    99,
  )
  expect(events.map(({ at, isUnread }) => [at, isUnread])).toEqual([
    ...[
      [9, true],
      [8, false],
      [7, true],
    ],
    ...[
      [6, true],
      [5, false],
      [4, false],
    ],
  ])
})
