import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { VisitorMessage } from '#shared/chat/records'
import {
  addMessages,
  askSince,
  conversationsIn,
  endConversations,
  inOrder,
  type Known,
  nothingKnown,
} from '../../../client/whisper/state/merge'

function message(conversation: number, seq: number, rev = 1): VisitorMessage {
  return {
    id: `${conversation}-${seq}`,
    conversationId: `c${conversation}`,
    seq,
    text: `words of revision ${rev}`,
    at: conversation * 1_000_000 + seq,
    updatedAt: conversation * 1_000_000 + seq + rev,
    rev,
    answer: { status: rev > 1 ? 'done' : 'waiting', text: '', sources: [], offers: [] },
  }
}

type Delivery = { message: VisitorMessage } | { over: string }

function take(known: Known, delivery: Delivery): Known {
  return 'over' in delivery
    ? endConversations(known, [delivery.over])
    : addMessages(known, [delivery.message])
}

const delivery: fc.Arbitrary<Delivery> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(fc.nat(2), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }))
      .map(([conversation, seq, rev]) => ({ message: message(conversation, seq, rev) })),
  },
  { weight: 1, arbitrary: fc.nat(2).map((conversation) => ({ over: `c${conversation}` })) },
)

test('the list is the same in whatever order and however often updates arrive', () => {
  fc.assert(
    fc.property(
      fc.array(delivery, { maxLength: 40 }).chain((deliveries) =>
        fc.tuple(
          fc.constant(deliveries),
          // Every delivery at least once, some twice, in any order.
          fc.tuple(fc.constant(deliveries), fc.subarray(deliveries)).chain(([all, again]) => {
            const pool = [...all, ...again]
            return fc.shuffledSubarray(pool, { minLength: pool.length, maxLength: pool.length })
          }),
        ),
      ),
      ([first, second]) => {
        const one = inOrder(first.reduce(take, nothingKnown))
        const other = inOrder(second.reduce(take, nothingKnown))
        expect(other).toEqual(one)
      },
    ),
    { numRuns: 500 },
  )
})

test('each message shows its highest revision, and erased messages nothing', () => {
  fc.assert(
    fc.property(fc.array(delivery, { maxLength: 40 }), (deliveries) => {
      const shown = inOrder(deliveries.reduce(take, nothingKnown))
      const over = new Set(deliveries.flatMap((one) => ('over' in one ? [one.over] : [])))
      const highest = new Map<string, number>()
      for (const one of deliveries) {
        if ('over' in one || over.has(one.message.conversationId)) continue
        const { id, rev } = one.message
        highest.set(id, Math.max(rev, highest.get(id) ?? 0))
      }
      expect(new Map(shown.map(({ id, rev }) => [id, rev]))).toEqual(highest)
    }),
  )
})

test('messages are in the order they were sent', () => {
  const known = addMessages(nothingKnown, [
    message(1, 1),
    message(0, 2),
    message(0, 10),
    message(0, 1),
  ])
  expect(inOrder(known).map(({ id }) => id)).toEqual(['0-1', '0-2', '0-10', '1-1'])
})

test('a late earlier revision changes nothing', () => {
  const known = addMessages(nothingKnown, [message(0, 1, 3)])
  expect(inOrder(addMessages(known, [message(0, 1, 2)]))).toEqual([message(0, 1, 3)])
})

test('a late message of an erased conversation stays hidden', () => {
  const known = endConversations(addMessages(nothingKnown, [message(0, 1)]), ['c0'])
  expect(inOrder(addMessages(known, [message(0, 2)]))).toEqual([])
  expect(conversationsIn(known)).toEqual(new Set())
})

test('changes are requested from 30 seconds before the last known one', () => {
  expect(askSince(nothingKnown)).toBeUndefined()
  expect(askSince(addMessages(nothingKnown, [message(2, 1, 5), message(1, 1)]))).toBe(1_970_006)
})
