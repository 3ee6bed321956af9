/** Upload slots: when all are taken, the sender with the most loses one, then the longest upload. */
import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UploadSlots } from '#server/http/uploads/uploadSlots'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Begins an upload that ends only by being cut. */
function begin(slots: UploadSlots, sender: string) {
  const cut = vi.fn()
  const request = { socket: new EventEmitter(), destroy: cut } as unknown as IncomingMessage
  const refused = slots.within(sender, request, () => new Promise(() => {}))
  refused.catch(() => {})
  return { cut, refused }
}

test('with all slots on slow uploads, a new sender waits no longer than the minimum upload time', async () => {
  const slots = new UploadSlots({ each: 2, all: 3 }, 30_000)
  const slow = ['a', 'b', 'c'].map((sender) => begin(slots, sender))
  vi.advanceTimersByTime(29_000)
  await expect(begin(slots, 'd').refused).rejects.toMatchObject({ code: 'too-many' })
  vi.advanceTimersByTime(2_000)
  begin(slots, 'd')
  expect(slow.map(({ cut }) => cut.mock.calls.length)).toEqual([1, 0, 0])
  // Nobody's second upload is worth another's only one.
  await expect(begin(slots, 'd').refused).rejects.toMatchObject({ code: 'too-many' })
})

test('without a minimum upload time, only a sender with more uploads loses one', async () => {
  const slots = new UploadSlots({ each: 2, all: 3 })
  const [first, second] = [begin(slots, 'a'), begin(slots, 'a')]
  begin(slots, 'b')
  vi.advanceTimersByTime(3_600_000)
  begin(slots, 'c')
  expect([first.cut, second.cut].map((cut) => cut.mock.calls.length)).toEqual([1, 0])
  await expect(begin(slots, 'd').refused).rejects.toMatchObject({ code: 'too-many' })
})
