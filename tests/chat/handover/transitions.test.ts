/** What each event makes of a handover: the table of docs/decisions/24-people.md, cell by cell. */
import { expect, test } from 'vitest'
import type { StoredConversation } from '#server/chat/documents'
import type { StoredHandover } from '#server/chat/handover/documents'
import {
  afterHandOver,
  afterMessage,
  afterMessageLeft,
  afterPersonRequest,
  afterReturn,
  afterTakeOver,
  afterTakingFrom,
  afterTeamLeft,
  afterUnassigning,
  type Transition,
  type UnassignReason,
  withAlertDue,
} from '#server/chat/handover/transitions'
import { answeredChatMs } from '#shared/lifetimes'

const dana = { id: 'dana', name: 'Dana' }
const lee = { id: 'lee', name: 'Lee' }
const contact = { name: 'Elena', to: 'elena@post.example' }
const minute = 60_000

function handoverIn(state: StoredHandover['state'], more: Partial<StoredHandover> = {}) {
  const since = new Date(Date.now() - minute)
  const reachable = state === 'left' || state === 'answered'
  return {
    state,
    since,
    waitingSince: new Date(since.getTime() - minute),
    ...(state === 'person' && { teammate: dana }),
    ...(reachable && { contact }),
    ...more,
  }
}

const conversationWith = (handover: StoredHandover) =>
  ({ _id: 'one', channel: 'chat', handover }) as StoredConversation

/** The next state and the line. */
function told(transition: Transition | null) {
  if (!transition) return 'nothing'
  return `${transition.handover?.state ?? 'Whisper'}: ${transition.line.kind}`
}

const longAgo = new Date(Date.now() - answeredChatMs - minute)
test.each([
  ['waiting', {}, 'nothing', 'nothing'],
  ['person', {}, 'nothing', 'nothing'],
  ['left', {}, 'nothing', 'nothing'],
  ['left', { answersTeammate: true }, 'waiting: asked', 'nothing'],
  ['answered', {}, 'waiting: asked', 'left: left'],
  ['answered', { contact: undefined }, 'waiting: asked', 'waiting: asked'],
  ['answered', { since: longAgo }, 'Whisper: lapsed', 'Whisper: lapsed'],
] as const)('the visitor writes: %s %o', (state, more, withTeam, withoutTeam) => {
  const conversation = conversationWith(handoverIn(state, more as Partial<StoredHandover>))
  const after = (isTeamHere: boolean) =>
    told(afterMessage(conversation, { isTeamHere, isThanks: false }))
  expect([after(true), after(false)]).toEqual([withTeam, withoutTeam])
})

test('thanks after an answer change nothing', () => {
  const conversation = conversationWith(handoverIn('answered'))
  expect(afterMessage(conversation, { isTeamHere: true, isThanks: true })).toBeNull()
})

test('asks for a person: waits, and keeps the address that was left', () => {
  expect(told(afterPersonRequest(undefined, undefined, false))).toBe('waiting: asked')
  const { handover } = afterPersonRequest(handoverIn('left'), { name: 'Other', to: '' }, false)
  expect(handover).toMatchObject({ state: 'waiting', contact })
})

test.each([
  [undefined, 'left'],
  ['waiting', 'left'],
  ['person', 'person'],
  ['left', 'left'],
  ['answered', 'left'],
] as const)('leaves an address: %s', (state, next) => {
  const before = state && handoverIn(state)
  const other = { name: 'Elena', to: 'other@post.example' }
  const { handover, line } = afterMessageLeft(before, other, {}, null)
  expect(handover).toMatchObject({ state: next, contact: other })
  expect(line).toEqual({ kind: 'left' })
  const isSameWait = handover?.waitingSince.getTime() === before?.waitingSince.getTime()
  expect(isSameWait).toBe(before !== undefined && state !== 'answered')
})

test.each([
  ['waiting', {}, 'chat', 'Whisper: withdrew'],
  ['waiting', { contact }, 'chat', 'left: withdrew'],
  ['waiting', { contact }, 'text', 'Whisper: withdrew'],
  ['person', {}, 'chat', 'Whisper: returned'],
  ['person', { contact }, 'chat', 'left: returned'],
  ['left', {}, 'chat', 'Whisper: took-back'],
  ['answered', {}, 'chat', 'Whisper: took-back'],
] as const)('goes back to Whisper: %s %o, %s', (state, more, channel, expected) => {
  expect(told(afterReturn(handoverIn(state, more), channel))).toBe(expected)
})

test.each([undefined, 'waiting', 'left', 'answered'] as const)('is taken over: %s', (state) => {
  const next = afterTakeOver(state && handoverIn(state), dana)
  expect(next).toMatchObject({ handover: { state: 'person', teammate: dana } })
  expect(next.waitedMs !== undefined).toBe(state === 'waiting')
})

test('a chat that lost its teammate waits from then on, though it ranks by its first wait', () => {
  const hourAgo = new Date(Date.now() - 60 * minute)
  const { waitedMs, handover } = afterTakeOver(
    handoverIn('waiting', { waitingSince: hourAgo }),
    lee,
  )
  expect(waitedMs).toBeLessThan(2 * minute)
  expect(handover?.waitingSince).toEqual(hourAgo)
})

test('is handed to another teammate, to whom it is unread', () => {
  expect(afterHandOver(handoverIn('person'), dana, lee)).toMatchObject({
    handover: { state: 'person', teammate: lee },
    line: { kind: 'joined', teammate: lee, by: dana },
    unreadTo: lee.id,
  })
})

test.each<[UnassignReason, boolean, boolean, string]>([
  ['handed-back', false, false, 'Whisper: handed-back'],
  ['handed-back', false, true, 'Whisper: handed-back'],
  ['handed-back', true, false, 'left: put-back'],
  ['handed-back', true, true, 'answered: ended'],
  ['ended', false, false, 'Whisper: ended'],
  ['ended', false, true, 'Whisper: ended'],
  ['ended', true, false, 'Whisper: ended'],
  ['ended', true, true, 'answered: ended'],
  ['lost', false, false, 'waiting: lost'],
  ['lost', false, true, 'waiting: lost'],
  ['lost', true, false, 'left: put-back'],
  ['lost', true, true, 'left: put-back'],
  ['over', false, true, 'answered: over'],
  ['over', true, true, 'answered: over'],
])('loses its teammate: %s, an address left: %s, a reply: %s', (reason, isLeft, hasReply, next) => {
  const before = handoverIn('person', isLeft ? { contact } : {})
  const transition = afterUnassigning(before, 'chat', reason, hasReply)
  expect(told(transition)).toBe(next)
  expect(transition.line.teammate).toEqual(dana)
  expect(transition.handover?.teammate).toBeUndefined()
})

test('the whole team goes: who waits has left a message', () => {
  const next = afterTeamLeft(handoverIn('waiting'), '+15550100')
  expect(told(next)).toBe('left: left')
  expect(next.handover?.contact).toEqual({ name: '', to: '+15550100' })
})

test('teammates are alerted two minutes after the wait began, and to a message at once', () => {
  const due = (handover: StoredHandover) => withAlertDue(handover).alertDue?.getTime()
  const waiting = handoverIn('waiting', { waitingSince: new Date(), since: new Date() })
  expect(due(waiting)).toBe(waiting.since.getTime() + 2 * minute)
  const again = handoverIn('waiting', { waitingSince: new Date(0) })
  expect(due(again)).toBe(again.since.getTime())
  const left = handoverIn('left')
  expect(due(left)).toBe(left.since.getTime())
  expect(due(handoverIn('person', { alertDue: new Date() }))).toBeUndefined()
})

test('a teammate takes it from another: theirs, and the wait goes on', () => {
  const before = handoverIn('person')
  const { handover, line, waitedMs } = afterTakingFrom(before, lee)
  expect(handover).toMatchObject({
    state: 'person',
    teammate: lee,
    waitingSince: before.waitingSince,
  })
  expect([line, waitedMs]).toEqual([{ kind: 'joined', teammate: lee, from: dana }, undefined])
})
