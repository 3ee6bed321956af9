/** The team's part of a conversation, where live events overtake what the server reads for a page. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { HandoverLine, Reply } from '#shared/chat/handover/records'
import { createStore } from '../../../client/whisper/browser/store'
import { People } from '../../../client/whisper/state/people'
import { firstView } from '../../../client/whisper/state/view'

/** How often a tab has decided whether to sound. */
let alerts = 0
/** Presses a key in the newest panel. */
let press = () => {}

beforeAll(() => {
  const addEventListener = (sign: string, note: () => void) => {
    if (sign === 'keydown') press = note
  }
  vi.stubGlobal('document', { hidden: false, addEventListener })
  vi.stubGlobal('location', { pathname: '/' })
  // No tab gets to play a sound.
  vi.stubGlobal('navigator', { locks: { request: async () => void (alerts += 1) } })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const dana = { id: 'dana', name: 'Dana' }
const line = (at: number, kind: HandoverLine['kind']): HandoverLine => ({ id: `${at}`, at, kind })
const reply = (at: number, conversationId = 'one'): Reply => ({
  id: `${conversationId} ${at}`,
  conversationId,
  at,
  kind: 'reply',
  teammate: dana,
  text: 'Hello',
})
const waiting = { state: 'waiting', since: 10, waitingSince: 10 } as const
const taken = { state: 'person', since: 20, waitingSince: 10, teammate: dana } as const
const asked = { handover: waiting, lines: [line(10, 'asked')], replies: [] }

function panel() {
  const view = createStore({ ...firstView, isOpen: true })
  const heard = new Map<string, (data: unknown) => void>()
  let answer: (reply: object) => void = () => {}
  const seen: number[] = []
  const wishes: string[] = []
  const request = (event: string, input: { at: number; id: string }) =>
    new Promise((done) => {
      if (event === 'seen') seen.push(input.at)
      if (event === 'person') {
        wishes.push(input.id)
        answer = done
      }
    })
  const parts = [view, request, () => {}] as unknown as ConstructorParameters<typeof People>
  const people = new People(...parts)
  const on = (event: string, listener: (data: unknown) => void) => heard.set(event, listener)
  people.listen({ on } as unknown as Parameters<People['listen']>[0])
  return {
    people,
    seen,
    wishes,
    view,
    hear: (event: string, data: unknown) => heard.get(event)?.(data),
    answer: async (data: object) => {
      answer(data)
      await vi.waitFor(() => expect(view.get().personRequest).toBeNull())
    },
    join: (handled: object, conversationId: string | null = 'one') =>
      people.joined({ conversationId, handled, isTeamHere: true } as Parameters<
        People['joined']
      >[0]),
    handled: () => view.get().handled,
    ids: () => {
      const { lines, replies } = view.get().handled
      return [...lines, ...replies].map(({ id }) => id)
    },
  }
}

test.each([false, true])('a reply that precedes a join is shown (on a new page: %s)', (isNew) => {
  const { hear, join, ids } = panel()
  if (!isNew) join(asked)
  hear('reply', reply(40))
  join({ ...asked, replies: [reply(30)] })
  expect(ids()).toEqual(['10', 'one 30', 'one 40'])
  join({ ...asked, replies: [reply(30), reply(40)] })
  expect(ids()).toEqual(['10', 'one 30', 'one 40'])
})

test('a takeover that arrives before the join response is kept until a later state replaces it', () => {
  const { hear, join, handled, ids } = panel()
  join(asked)
  hear('handover', { conversationId: 'one', handover: taken, line: line(20, 'joined') })
  join(asked)
  expect(handled().handover).toEqual(taken)
  expect(ids()).toEqual(['10', '20'])
  const lines = [line(10, 'asked'), line(20, 'joined'), line(50, 'ended')]
  join({ handover: null, lines, replies: [] })
  expect(handled().handover).toBeNull()
  expect(ids()).toEqual(['10', '20', '50'])
})

test('a takeover that arrives before the response to the person request is kept', async () => {
  const { people, hear, join, answer, handled } = panel()
  join({ handover: null, lines: [], replies: [] }, null)
  people.want(true)
  hear('handover', { conversationId: 'one', handover: waiting, line: line(10, 'asked') })
  hear('handover', { conversationId: 'one', handover: taken, line: line(20, 'joined') })
  await answer({ conversationId: 'one', ...asked })
  expect(handled().handover).toEqual(taken)
})

test('a person requested before the conversation loads is requested, not reported as unavailable', async () => {
  const { people, join, answer, handled, view } = panel()
  people.want(true)
  expect(view.get()).toMatchObject({ personRequest: true, isLeaving: false })
  join({ handover: null, lines: [], replies: [] }, null)
  await answer({ conversationId: 'one', ...asked })
  expect(handled().handover).toEqual(waiting)
  expect(view.get().isLeaving).toBe(false)
})

test('a person requested offline is requested on the next page, once, within minutes', async () => {
  const tab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  })
  const before = panel()
  before.people.want(true)
  const next = panel()
  expect(next.view.get().personRequest).toBe(true)
  next.join({ handover: null, lines: [], replies: [] }, null)
  expect(next.wishes).toEqual(before.wishes)
  await next.answer({ conversationId: 'one', ...asked })
  expect(panel().view.get().personRequest).toBeNull()
  before.people.want(true)
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
  expect(panel().view.get().personRequest).toBeNull()
  vi.useRealTimers()
  tab.clear()
})

test('nothing of another conversation is kept', () => {
  const { hear, join, ids } = panel()
  join(asked)
  hear('reply', reply(40))
  join({ handover: null, lines: [], replies: [reply(5, 'two')] }, 'two')
  expect(ids()).toEqual(['two 5'])
  join({ handover: null, lines: [], replies: [] }, null)
  expect(ids()).toEqual([])
})

test('a reply counts as seen only with somebody at the page, not after minutes without activity', async () => {
  const before = alerts
  const { hear, join, seen } = panel()
  join({ ...asked, replies: [reply(30)] })
  expect(seen).toEqual([30])
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 14 * 3_600_000)
  hear('reply', reply(40))
  expect(seen).toEqual([30])
  press()
  expect(seen).toEqual([30, 40])
  hear('reply', reply(50))
  expect(seen).toEqual([30, 40, 50])
  now.mockRestore()
  await vi.waitFor(() => expect(alerts).toBe(before + 2))
})

test('the panel opens though what its tab kept was written by half', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => '{', setItem: () => {} })
  expect(panel).not.toThrow()
})
