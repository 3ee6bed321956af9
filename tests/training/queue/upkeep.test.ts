/** What time changes in the queue, and what a flood costs. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StoredMessage } from '#server/chat/documents'
import { MessageQueries } from '#server/chat/messages/queries'
import { ErasureCascade } from '#server/training/erasureCascade'
import { AskedQuestions } from '#server/training/queue/askedQuestions'
import { GroupDecisions } from '#server/training/queue/groupDecisions'
import { GroupFinder } from '#server/training/queue/groupFinder'
import { Groups } from '#server/training/queue/groups'
import { QueueCounter } from '#server/training/queue/queueCounter'
import { Upkeep } from '#server/training/queue/upkeep'
import { WordKeys } from '#server/training/wordKeys'
import { meaningBy } from '#server/whisper/meaningBy'
import { nearness } from '#server/whisper/nearness'
import { openEmbeddedForTest, type TestStore } from '../../store/stores'

const dayMs = 86_400_000
let kept: TestStore
let groups: Groups
let questions: AskedQuestions
beforeEach(async () => {
  kept = await openEmbeddedForTest()
  groups = new Groups(kept.store)
  const messages = new MessageQueries(kept.store)
  questions = new AskedQuestions(
    kept.store,
    messages,
    new GroupFinder(kept.store, nearness),
    meaningBy(null),
  )
})
afterEach(() => kept.dispose())

function message(text: string, at = new Date()): StoredMessage {
  return {
    _id: randomUUID(),
    conversationId: 'a',
    visitorKey: 'b',
    seq: 1,
    from: 'visitor',
    text,
    channel: 'chat',
    page: '/',
    words: [],
    at,
    updatedAt: at,
    rev: 2,
    answer: { status: 'failed', text: 'No.', sources: [], at },
  }
}

async function ask(text: string, at?: Date): Promise<string> {
  const [id] = await questions.ingest(message(text, at))
  if (id === undefined) throw new Error('It was not taken.')
  await groups.recompute(id)
  return id
}

async function decisionsOf(): Promise<GroupDecisions> {
  const wordKeys = await WordKeys.open(kept.store)
  const made = {
    eraseTexts: async () => {},
    async *regressionTexts() {},
    removeRegressionQuestions: async () => {},
  }
  const erasureCascade = new ErasureCascade(kept.store, wordKeys, made)
  const ways = {
    add: async () => ({ added: [], fresh: [], displaced: new Map(), refused: [] }),
    remove: async () => {},
  }
  return new GroupDecisions({ groups, ways, wordKeys, erasureCascade, onChange: () => {} })
}

const status = async (id: string) => (await groups.find(id))?.status

test('beyond the limit the oldest questions are left out, until there is room or they are asked again', async () => {
  const at = (day: number) => new Date(Date.now() - day * dayMs)
  const [oldest, old] = [await ask('Any otters?', at(9)), await ask('Any beavers?', at(8))]
  const [young, newest] = [await ask('Any badgers?', at(2)), await ask('Any weasels?', at(1))]
  const upkeep = new Upkeep(groups, () => {}, 2)
  await upkeep.run()
  const counter = new QueueCounter(groups)
  expect(await counter.counts()).toMatchObject({ questions: 2, leftOut: 2 })
  expect([await status(oldest), await status(old)]).toEqual(['left-out', 'left-out'])
  await ask('Any otters?')
  expect(await status(oldest)).toBe('open')
  await upkeep.run()
  expect([await status(young), await status(newest)]).toEqual(['left-out', 'open'])
  const decisions = await decisionsOf()
  await decisions.dismiss(newest, (await groups.find(newest))?.decisionRev ?? 0)
  await upkeep.run()
  expect([await status(young), await status(old)]).toEqual(['open', 'left-out'])
})

test('a postponed question returns after 7 days', async () => {
  const id = await ask('Any otters?')
  await (await decisionsOf()).later(id, 0)
  const told: string[] = []
  const upkeep = new Upkeep(groups, (changed) => told.push(...changed.map((one) => one.id)))
  await upkeep.run(new Date(Date.now() + 6.9 * dayMs))
  expect([await status(id), told]).toEqual(['later', []])
  await upkeep.run(new Date(Date.now() + 7.1 * dayMs))
  expect([await status(id), told]).toEqual(['open', [id]])
})

describe('similar questions', () => {
  test('join the first question’s group, not a chain of each other', async () => {
    const texts = [
      'Zebra otter badger weasel?',
      'Zebra otter badger weasel ferret?',
      'Zebra otter badger ferret marten?',
      'Otter badger ferret marten stoat?',
    ]
    const ids: string[] = []
    for (const text of texts) ids.push(await ask(text))
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
    expect(new Set(ids).size).toBeGreaterThan(1)
  })
})

test('the same interaction is one question, however often it is processed', async () => {
  const one = message('Any otters?')
  const ids = (await Promise.all(Array.from({ length: 8 }, () => questions.ingest(one)))).flat()
  expect(new Set(ids).size).toBe(1)
  const id = ids[0] ?? ''
  await groups.recompute(id)
  expect(await groups.find(id)).toMatchObject({ times: 1 })
  // An older state that arrives late changes nothing.
  await questions.ingest({ ...one, rev: 4, answer: { ...one.answer, status: 'waiting' } })
  await questions.ingest({ ...one, rev: 3 })
  expect((await groups.recompute(id)).group).toBeNull()
})
