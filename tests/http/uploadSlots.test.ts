/** Upload slots: when all are taken, the sender with the most loses one, then the slowest upload. */
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
  const socket = Object.assign(new EventEmitter(), { bytesRead: 500 })
  const request = { socket, destroy: cut } as unknown as IncomingMessage
  const refused = slots.within(sender, request, () => new Promise(() => {}))
  refused.catch(() => {})
  const receive = (bytes: number) => {
    socket.bytesRead += bytes
  }
  return { cut, refused, receive }
}

test('with all slots taken, a new sender gets that of the slowest upload', async () => {
  const slots = new UploadSlots({ each: 2, all: 3 }, 2_000)
  const running = ['a', 'b', 'c'].map((sender) => begin(slots, sender))
  vi.advanceTimersByTime(1_500)
  for (const [at, bytes] of [20_000, 30, 9_000].entries()) running[at]?.receive(bytes)
  await expect(begin(slots, 'd').refused).rejects.toMatchObject({ code: 'too-many' })
  vi.advanceTimersByTime(1_000)
  // Too new to be called slow.
  const fourth = begin(slots, 'd')
  begin(slots, 'e')
  expect([...running, fourth].map(({ cut }) => cut.mock.calls.length)).toEqual([0, 1, 1, 0])
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
