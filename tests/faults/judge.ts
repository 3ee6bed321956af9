/** Compares a server's stored data with the clients' own log of acknowledgements. */
import { expect } from 'vitest'
import type { Counts, Interaction, VisitorMessage } from '#shared/chat/records'
import type { Talker } from './talker'

/** Nothing acknowledged is missing, nothing is stored twice, and all is in sending order. */
export function judgeConversation(talker: Talker, stored: readonly VisitorMessage[]): void {
  const who = talker.name
  expect(talker.refusals, `${who}: refused`).toEqual([])
  const seqs = stored.map(({ seq }) => seq)
  expect(seqs, `${who}: places`).toEqual(stored.map((_, index) => index + 1))
  const ids = stored.map(({ id }) => id)
  expect(new Set(ids).size, `${who}: stored twice`).toBe(ids.length)
  const held = new Set(ids)
  const inOrder = talker.sent.filter(({ id }) => held.has(id))
  expect(
    stored.map(({ id, text }) => ({ id, text })),
    `${who}: what was sent, in its order`,
  ).toEqual(inOrder)
  const byId = new Map(stored.map((message) => [message.id, message]))
  for (const [id, { seq, at, text }] of talker.acknowledged) {
    expect(byId.get(id), `${who}: acknowledged`).toMatchObject({ seq, at, text })
  }
  for (const [id, helpful] of talker.marked) {
    expect(byId.get(id)?.feedback, `${who}: mark acknowledged`).toEqual({ helpful })
  }
}

export function judgeCounts(
  counts: Counts,
  stored: readonly Pick<Interaction, 'feedback'>[],
): void {
  const marks = stored.map(({ feedback }) => feedback?.helpful)
  expect(counts).toMatchObject({
    all: marks.length,
    positive: marks.filter((helpful) => helpful === true).length,
    negative: marks.filter((helpful) => helpful === false).length,
  })
}
