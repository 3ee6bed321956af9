/** Which teammates count as here and which have timed out, whatever clocks, restarts and the store do. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HeartbeatTracker } from '#server/team/heartbeats'

const [second, minute] = [1_000, 60_000]
let heartbeats: HeartbeatTracker
let seenAt: Date
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1), toFake: ['Date', 'performance'] })
  heartbeats = new HeartbeatTracker()
})
afterEach(() => void vi.useRealTimers())

const observe = () => heartbeats.observe([{ _id: 'dana', name: 'Dana', isAvailable: true, seenAt }])
/** An observation every 5 s, as the server does; seen before each if their page is open. */
function pass(ms: number, { isOpen }: { isOpen: boolean }) {
  for (let passed = 0; passed < ms; passed += 5 * second) {
    vi.advanceTimersByTime(5 * second)
    if (isOpen) seenAt = new Date()
    observe()
  }
}
const dana = () => ({
  isHere: heartbeats.isHere('dana'),
  hasTimedOut: heartbeats.hasTimedOut('dana'),
})
const here = { isHere: true, hasTimedOut: false }
const gone = { isHere: false, hasTimedOut: true }
const expected = { isHere: false, hasTimedOut: false }

test('a teammate is offline two minutes after closing the page, and back when it opens', () => {
  pass(minute, { isOpen: true })
  pass(2 * minute - 5 * second, { isOpen: false })
  expect(dana()).toEqual(here)
  pass(5 * second, { isOpen: false })
  expect(dana()).toEqual(gone)
  pass(5 * second, { isOpen: true })
  expect(dana()).toEqual(here)
})

test('a teammate who was never seen or was removed is offline', () => {
  expect(dana()).toEqual(gone)
  pass(minute, { isOpen: true })
  heartbeats.observe([])
  expect(dana()).toEqual(gone)
})

test.each([
  ['two minutes', 2 * minute],
  ['a week', 7 * 24 * 60 * minute],
])('after the server was off for %s, teammates get two minutes to come back', (_, off) => {
  seenAt = new Date(Date.now() - off)
  observe()
  expect(dana()).toEqual(expected)
  pass(2 * minute - 5 * second, { isOpen: false })
  expect(dana()).toEqual(expected)
  pass(5 * second, { isOpen: false })
  expect(dana()).toEqual(gone)
})

test('after the server was off for a minute, teammates count as present for one more', () => {
  seenAt = new Date(Date.now() - minute)
  observe()
  expect(dana()).toEqual(here)
  pass(minute, { isOpen: false })
  expect(dana()).toEqual(expected)
})

test.each([
  ['ahead', 150 * second],
  ['back', -150 * second],
])('a wall clock that jumps %s makes nobody offline and keeps nobody present', (_, by) => {
  pass(minute, { isOpen: true })
  vi.setSystemTime(Date.now() + by)
  observe()
  expect(dana()).toEqual(here)
  pass(2 * minute, { isOpen: false })
  expect(dana()).toEqual(gone)
})

test('a server whose clock differs sees teammates present on another server', () => {
  const write = () => {
    seenAt = new Date(Date.now() - 10 * minute)
    observe()
  }
  write()
  expect(dana()).toEqual(expected)
  for (let n = 0; n < 20; n += 1) {
    vi.advanceTimersByTime(20 * second)
    write()
    expect(dana()).toEqual(here)
  }
})

test('minutes in which the server couldn’t check don’t count', () => {
  pass(minute, { isOpen: true })
  vi.advanceTimersByTime(10 * minute)
  observe()
  expect(dana()).toEqual(here)
})
