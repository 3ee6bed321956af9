/** Who counts as here and as gone, whatever clocks, restarts and the store do. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Sights } from '#server/team/sights'

const [second, minute] = [1_000, 60_000]
let sights: Sights
let seenAt: Date
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1), toFake: ['Date', 'performance'] })
  sights = new Sights()
})
afterEach(() => void vi.useRealTimers())

const look = () => sights.look([{ _id: 'dana', name: 'Dana', isAvailable: true, seenAt }])
/** A look every 5 s, as the server does; seen before each if their page is open. */
function pass(ms: number, { isOpen }: { isOpen: boolean }) {
  for (let passed = 0; passed < ms; passed += 5 * second) {
    vi.advanceTimersByTime(5 * second)
    if (isOpen) seenAt = new Date()
    look()
  }
}
const dana = () => ({ isHere: sights.isHere('dana'), isGone: sights.isGone('dana') })
const here = { isHere: true, isGone: false }
const gone = { isHere: false, isGone: true }
const expected = { isHere: false, isGone: false }

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
  sights.look([])
  expect(dana()).toEqual(gone)
})

test.each([
  ['two minutes', 2 * minute],
  ['a week', 7 * 24 * 60 * minute],
])('after the server was off for %s, teammates get two minutes to come back', (_, off) => {
  seenAt = new Date(Date.now() - off)
  look()
  expect(dana()).toEqual(expected)
  pass(2 * minute - 5 * second, { isOpen: false })
  expect(dana()).toEqual(expected)
  pass(5 * second, { isOpen: false })
  expect(dana()).toEqual(gone)
})

test('after the server was off for a minute, teammates count as present for one more', () => {
  seenAt = new Date(Date.now() - minute)
  look()
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
  look()
  expect(dana()).toEqual(here)
  pass(2 * minute, { isOpen: false })
  expect(dana()).toEqual(gone)
})

test('a server whose clock differs sees teammates present on another server', () => {
  const write = () => {
    seenAt = new Date(Date.now() - 10 * minute)
    look()
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
  look()
  expect(dana()).toEqual(here)
})
