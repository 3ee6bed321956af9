/** What calls a teammate: each visitor once, however many lines they write at a time. */
import { expect, test } from 'vitest'
import type { OpenHandover } from '#shared/chat/handover/records'
import { type Alerted, alertsDue } from '../../../../client/admin/frame/alertsDue'

const begin = 1_800_000_000_000

const one = (more: Partial<OpenHandover>): OpenHandover => ({
  conversationId: 'one',
  visitor: 'f69e-45c3',
  page: '/',
  text: '',
  handover: { state: 'person', since: begin, waitingSince: begin },
  ...more,
})
const unread = (count: number) => one({ unread: { count, since: begin } })

/** What calls at each of these seconds. */
function calls(...steps: [seconds: number, ...alerting: OpenHandover[]][]): string[][] {
  let alerted: Alerted | null = null
  return steps.map(([seconds, ...alerting]) => {
    const checked = alertsDue(alerting, alerted, begin + seconds * 1_000)
    alerted = checked.alerted
    return checked.due.map(({ conversationId }) => conversationId)
  })
}

test('several messages alert once, and again after a minute if more came', () => {
  const burst = calls([-5], [0, unread(1)], [2, unread(2)], [9, unread(4)], [55, unread(4)])
  expect(burst).toEqual([[], ['one'], [], [], []])
  expect(calls([-5], [0, unread(1)], [2, unread(3)], [60, unread(3)], [65, unread(3)])).toEqual([
    ...[[], ['one'], [], ['one'], []],
  ])
})

test('after the teammate looked, the next message alerts at once', () => {
  expect(calls([-5], [0, unread(1)], [10], [20, unread(1)])).toEqual([[], ['one'], [], ['one']])
})

test('an alert for one visitor doesn’t suppress another’s', () => {
  const other = one({ conversationId: 'other', unread: { count: 1, since: begin } })
  expect(calls([-5], [0, unread(1)], [1, unread(2), other])).toEqual([[], ['one'], ['other']])
})

test('a waiting visitor alerts at once and after two minutes, but not when the page just opened', () => {
  const waiting = one({ handover: { state: 'waiting', since: begin, waitingSince: begin } })
  expect(calls([-5], [0, waiting], [60, waiting], [120, waiting], [300, waiting])).toEqual([
    ...[[], ['one'], [], ['one'], []],
  ])
  expect(calls([90, waiting], [95, waiting], [120, waiting])).toEqual([[], [], ['one']])
})
