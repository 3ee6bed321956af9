/** The order of the team's replies and events among the loaded messages. */
import { expect, test } from 'vitest'
import type { Reply } from '#shared/chat/handover/records'
import type { VisitorMessage } from '#shared/chat/records'
import { between, keyOf } from '../../../client/whisper/person/Person'

const message = (at: number) => ({ id: `message ${at}`, at }) as VisitorMessage
const reply = (at: number) => ({ id: `reply ${at}`, at }) as Reply

test.each([
  [true, [[], ['reply 35']]],
  [false, [['reply 10', 'reply 20'], ['reply 35']]],
])('replies to older messages appear with those (more to load: %s)', (hasOlder, expected) => {
  const handled = { handover: null, lines: [], replies: [10, 20, 35, 50].map(reply) }
  const { before, after } = between({ messages: [30, 40].map(message), hasOlder, handled })
  expect(before.map((pieces) => pieces?.map(keyOf))).toEqual(expected)
  expect(after.map(keyOf)).toEqual(['reply 50'])
})
