/** A conversation as a teammate reads it, while only its latest messages are loaded. */
import { expect, test } from 'vitest'
import type { Reply } from '#shared/chat/handover/records'
import { threadOf } from '../../../../client/admin/chats/people/thread/thread'
import { interaction } from './interaction'

const reply = (at: number) => ({ id: `reply ${at}`, at }) as Reply

test.each([
  [true, [30, 35, 40, 50]],
  [false, [10, 20, 30, 35, 40, 50]],
])('replies to older messages appear with those (more to load: %s)', (hasOlder, expected) => {
  const handled = { handover: null, lines: [], replies: [10, 20, 35, 50].map(reply) }
  const unanswered = { botResponse: '' }
  const latest = [40, 30].map((at) => interaction(at, unanswered))
  expect(threadOf(latest, handled, hasOlder).map(({ at }) => at)).toEqual(expected)
})
