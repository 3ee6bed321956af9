import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoffMs } from '../../../client/backoff'
import { blinkPause } from '../../../client/ui/face/blinkPause'
import { uuid } from '../../../client/uuid'
import { dayName } from '../../../client/whisper/message/days'
import { runningUntil } from '../../../client/whisper/state/running'
import type { Unsent } from '../../../client/whisper/state/unsent'

const chance = fc.double({ min: 0, max: 1, noNaN: true })

test('retry pauses grow, vary, and never exceed half a minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), chance, (failures, luck) => {
      const pause = backoffMs(failures, luck)
      expect(pause).toBeGreaterThanOrEqual(500)
      expect(pause).toBeLessThanOrEqual(30_000)
      expect(backoffMs(failures + 1, luck)).toBeGreaterThanOrEqual(pause)
    }),
  )
  expect(backoffMs(3, 0)).not.toBe(backoffMs(3, 1))
})

test('Whisper blinks every 2 to 6 seconds', () => {
  expect([blinkPause(0), blinkPause(0.5), blinkPause(1)]).toEqual([2000, 4000, 6000])
})

test('a page reconnects by itself for a day after the last message, and while something is unsent', () => {
  const answer = { status: 'done' as const, text: '', sources: [], offers: [] }
  const last = {
    id: 'a',
    conversationId: 'c',
    seq: 1,
    text: 'x',
    at: 1000,
    updatedAt: 1,
    rev: 1,
    answer,
  }
  const handled = { handover: null, lines: [], replies: [] }
  const waiting: Unsent = { id: 'b', text: 'y', page: '/', at: 1 }
  const refused: Unsent = { ...waiting, refusal: { code: 'invalid', message: 'Too long.' } }
  const nothing = { messages: [], unsent: [], unsentContact: null, handled, personRequest: null }
  expect(runningUntil(nothing)).toBeNull()
  expect(runningUntil({ ...nothing, unsent: [refused] })).toBeNull()
  expect(runningUntil({ ...nothing, messages: [last] })).toBe(1000 + 86_400_000)
  expect(runningUntil({ ...nothing, messages: [last], unsent: [waiting] })).toBe(
    Number.POSITIVE_INFINITY,
  )
  expect(runningUntil({ ...nothing, personRequest: true })).toBe(Number.POSITIVE_INFINITY)
  const unsentContact = {
    id: 'd',
    page: '/',
    at: 1,
    contact: { name: 'Elena', to: 'elena@marsh.example', consent: false },
  }
  expect(runningUntil({ ...nothing, messages: [last], unsentContact })).toBe(
    Number.POSITIVE_INFINITY,
  )
})

test('days are shown as people say them', () => {
  const now = new Date(2026, 2, 1, 0, 5).getTime()
  expect(dayName(now - 60_000, now)).toBe('Today')
  expect(dayName(new Date(2026, 1, 28, 23, 59).getTime(), now)).toBe('Yesterday')
  expect(dayName(new Date(2026, 1, 27, 12).getTime(), now)).toBe('February 27, 2026')
})

test('a message has a unique id also on a page without TLS', () => {
  const secure = crypto.randomUUID
  const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(uuid()).toMatch(pattern)
  try {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    const ids = Array.from({ length: 100 }, uuid)
    for (const id of ids) expect(id).toMatch(pattern)
    expect(new Set(ids).size).toBe(100)
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: secure, configurable: true })
  }
})
