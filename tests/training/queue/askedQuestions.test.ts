/** No question is lost or counted twice: after a crash, in an older store, past retention. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore } from '#server/store/open'
import type { Store } from '#server/store/port'
import { rememberDeletions } from '../../chat/rememberDeletions'
import { startWorld, until, type World } from '../../chat/world'
import { call, create, openSession, refusal, someWords, told } from '../../knowledge/admin'
import { rowsOf } from '../../store/stores'
import { act, inQueue, unsureAnswerer, notInQueue, put, queueOf } from './unsureWorld'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 40_000 })

const dayMs = 86_400_000
let dataDir: string
let world: World
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'queue-'))
})
afterEach(async () => {
  await world.close()
  rmSync(dataDir, { recursive: true })
})

async function start(env: Record<string, string> = {}) {
  world = await startWorld({ answerer: unsureAnswerer, dataDir, env })
  return openSession(world)
}

/** Changes the store while no server runs. */
async function meanwhile(work: (store: Store) => Promise<void>): Promise<void> {
  await world.close()
  const store = await openStore({ dataDir })
  await work(store)
  await store.close()
}

async function emptyQueue(store: Store): Promise<void> {
  await rowsOf(store, 'askedQuestions').deleteMany({})
  await rowsOf(store, 'questionGroups').deleteMany({})
}

test('an answer stored but not queued before a crash is queued at the start', async () => {
  await start()
  const visitor = await world.visitor()
  const { id } = await put(visitor, 'Is it rated for deserts?')
  await meanwhile(async (store) => {
    await emptyQueue(store)
    await rowsOf(store, 'messages').updateOne({ _id: id }, { $set: { queueDue: new Date() } })
  })
  const session = await start()
  await inQueue(session, 'Is it rated for deserts?', ({ times }) => times === 1)
  await until(async () => {
    const message = await rowsOf(world.store, 'messages').findOne({ _id: id })
    return message && !('queueDue' in message)
  })
})

test('a question left without its group by a crash gets one, and is counted once', async () => {
  const session = await start()
  const { id } = await put(await world.visitor(), 'Is it rated for deserts?')
  await inQueue(session, 'Is it rated for deserts?')
  await meanwhile(async (store) => {
    await rowsOf(store, 'questionGroups').deleteMany({})
    await rowsOf(store, 'messages').updateOne({ _id: id }, { $set: { queueDue: new Date() } })
  })
  await inQueue(await start(), 'Is it rated for deserts?', ({ times }) => times === 1)
})

test('a store from before the queue is scanned once', async () => {
  let session = await start()
  const visitor = await world.visitor()
  await put(visitor, 'Is it rated for deserts?')
  const marked = await put(visitor, 'How long is the warranty?')
  await visitor.ask('feedback', { id: marked.id, helpful: false })
  await put(visitor, 'What does the warranty cover?')
  await meanwhile(async (store) => {
    await emptyQueue(store)
    await rowsOf(store, 'facts').deleteOne({ _id: 'migration:old-questions-queued' })
  })
  session = await start()
  await inQueue(session, 'Is it rated for deserts?', ({ times }) => times === 1)
  await inQueue(session, 'How long is the warranty?', ({ why }) => why['not-helpful'] === 1)
  await until(() => rowsOf(world.store, 'facts').findOne({ _id: 'migration:old-questions-queued' }))
  await meanwhile(emptyQueue)
  session = await start()
  expect((await queueOf(session)).questions).toEqual([])
})

test('questions past their retention leave the queue, dismissed ones too', async () => {
  const env = { RETENTION_DAYS: '30' }
  let session = await start(env)
  const visitor = await world.visitor()
  const { conversationId } = await put(visitor, 'Is it rated for deserts?')
  await put(visitor, 'Do you sell ponies?')
  await inQueue(session, 'Is it rated for deserts?')
  await act(session, await inQueue(session, 'Do you sell ponies?'), 'dismissal')
  await meanwhile(async (store) => {
    const longAgo = new Date(Date.now() - 31 * dayMs)
    const of = { conversationId }
    for (const row of await rowsOf(store, 'messages').find(of).toArray()) {
      await rowsOf(store, 'messages').updateOne({ _id: row._id }, { $set: { at: longAgo } })
    }
    const lastAt = { $set: { lastAt: longAgo } }
    await rowsOf(store, 'conversations').updateOne({ _id: conversationId }, lastAt)
    await rememberDeletions(store)
  })
  session = await start(env)
  await notInQueue(session, 'Is it rated for deserts?')
  await notInQueue(session, 'Do you sell ponies?', '?view=dismissed')
  await until(
    async () => (await rowsOf(world.store, 'questionGroups').find({}).toArray()).length === 0,
  )
  const left = JSON.stringify(await rowsOf(world.store, 'askedQuestions').find({}).toArray())
  expect(left).not.toMatch(/desert|pon/i)
})

test('of two admins teaching a question at once, the second gets a conflict and keeps a draft', async () => {
  const session = await start()
  const question = 'Do you survive purple thunder?'
  await put(await world.visitor(), question)
  const { id: group, decisionRev } = await inQueue(session, question)
  const teach = (answer: string, publish: boolean) => {
    const content = `## ${question}\n\n${answer}`
    const origin = { kind: 'taught', question, group }
    const body = {
      ...someWords({ title: question, content }),
      id: randomUUID(),
      origin,
      decisionRev,
      publish,
    }
    return { again: () => call(session, 'POST /api/knowledge', body) }
  }
  const both = [teach('Yes, for ten years.', true), teach('No, nobody does.', true)]
  const replies = await Promise.all(both.map(({ again }) => again()))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const first = both[replies.findIndex(({ status }) => status === 200)]
  // A repeat, because the reply was lost, is no second answer.
  expect((await first?.again())?.status).toBe(200)
  await notInQueue(session, question)
  expect(await refusal(teach('No, not at all.', true).again())).toMatchObject({
    status: 409,
    message: expect.stringContaining('Someone else has already handled'),
  })
  expect((await teach('No, not at all.', false).again()).status).toBe(200)
})

test('publishing an answer closes the question and adds a regression question, also after a crash', async () => {
  let session = await start()
  const visitor = await world.visitor()
  const question = 'Is it rated for deserts?'
  await put(visitor, question)
  const { id: group } = await inQueue(session, question)
  const origin = { kind: 'taught', question, group }
  const content = `## ${question}\n\nUp to 140 degrees, for 3 hours a day.`
  const draft = await create(session, { title: question, content, origin })
  expect(await inQueue(session, question)).toMatchObject({ status: 'open' })
  const path = `POST /api/knowledge/${draft.id}/publish`
  await told(call(session, path, { rev: draft.rev }))
  await notInQueue(session, question)
  const regressionQuestions = async () =>
    (await told<{ questions: object[] }>(call(session, 'GET /api/training/questions'))).questions
  const texts = expect.arrayContaining([expect.stringMatching(/140/)])
  expect(await regressionQuestions()).toMatchObject([
    { question, expectation: { kind: 'contains', texts } },
  ])

  await meanwhile(async (store) => {
    const undone = { $set: { status: 'open' }, $unset: { decision: '', taughtBy: '' } }
    await rowsOf(store, 'questionGroups').updateOne({ _id: group }, undone)
  })
  session = await start()
  await notInQueue(session, question)
  expect(await regressionQuestions()).toHaveLength(1)

  // When it was taught and still isn't answered well, it waits again.
  await put(await world.visitor(), question)
  expect(await inQueue(session, question)).toMatchObject({ times: 1, before: 'taught' })
})
