import { afterEach, expect, test, vi } from 'vitest'
import { Bundler } from '#server/chat/bundle'
import type { Live } from '#server/live/live'
import type { Change } from '#shared/chat/records'

afterEach(() => void vi.useRealTimers())

test('the first change is sent at once, those within the next 50 ms together', () => {
  vi.useFakeTimers()
  const told: string[][] = []
  const emit = (_: string, changes: Change[]) => told.push(changes.map(({ id }) => id))
  const bundler = new Bundler({ teammates: { to: () => ({ emit }) } } as unknown as Live)
  const add = (...ids: string[]) => {
    for (const id of ids) bundler.add({ id } as Change)
  }
  add('a', 'b', 'c')
  expect(told).toEqual([['a']])
  vi.advanceTimersByTime(50)
  expect(told).toEqual([['a'], ['b', 'c']])
  vi.advanceTimersByTime(50)
  add('d')
  expect(told).toEqual([['a'], ['b', 'c'], ['d']])
})
