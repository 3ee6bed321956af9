/** What was made of a visitor's question goes when their conversation is erased; what admins wrote stays. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Stored } from '#server/store/port'
import { echo, startWorld, until, type Visitor, type World } from '../../chat/world'
import { act, call, create, type Desk, get, openDesk, told } from '../../knowledge/desk'
import { rowsOf } from '../../store/stores'
import { addQuestion, ended, start } from '../coach'
import { inQueue, inquirer, notInQueue, put } from './inquirer'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 40_000 })

let world: World
let desk: Desk
beforeAll(async () => {
  world = await startWorld({ answerer: inquirer, makeTrial: () => ({ ...echo, answer: asInRun }) })
  desk = await openDesk(world)
})
afterAll(() => world.close())

/** A run waits at the question that is taught, and tells that it does. */
let inRun: { arrived: () => void; goOn: Promise<void> } | undefined
const asInRun: typeof echo.answer = async (asked, options) => {
  if (inRun && erasedWords.test(asked.text)) {
    inRun.arrived()
    await inRun.goOn
  }
  return { ...(await echo.answer(asked, options)), text: 'In a moment.' }
}

const question = 'Is the grimble rated for deserts?'
const erasedWords = /grimble/i

async function erase(visitor: Visitor, conversationId: string): Promise<void> {
  await visitor.ask('erase', { conversationId })
  await told(call(desk, `POST /api/chat/conversations/${conversationId}/erasure/approval`))
}

/** Publishes an answer to what waits in the queue. */
async function teach() {
  const { id: group } = await inQueue(desk, question)
  const content = '## Deserts\n\nUp to 140 degrees, for 3 hours a day.'
  const origin = { kind: 'taught', question, group }
  return create(desk, { title: 'Deserts', content, origin, publish: true })
}

const held = async () =>
  (
    await told<{ questions: { id: string; question: string }[] }>(
      call(desk, 'GET /api/training/questions'),
    )
  ).questions

/** All that is stored about it, but for the conversations. */
async function stored(): Promise<string> {
  const names = ['knowledge', 'regressionQuestions', 'regressionRuns', 'askings', 'questionGroups']
  const rows = names.map((name) =>
    rowsOf(world.store, name as 'knowledge')
      .find({})
      .toArray(),
  )
  return JSON.stringify(await Promise.all(rows))
}

test('a taught question and its regression question go with the last who asked it', async () => {
  const first = await world.visitor()
  const { conversationId } = await put(first, question)
  const second = await world.visitor()
  const other = await put(second, question)
  await inQueue(desk, question, ({ times }) => times === 2)
  const entry = await teach()
  await notInQueue(desk, question)
  await until(async () => (await held()).length === 1)
  const [taught] = await held()
  await rowsOf(world.store, 'regressionRuns').insertOne({
    ...{ _id: randomUUID(), n: 1, at: new Date(), asked: 1 },
    results: [{ questionId: taught?.id, question, text: 'A year.' }],
  } as object as Stored)

  await erase(first, conversationId)
  await until(async () =>
    (await rowsOf(world.store, 'askings').find({}).toArray()).some((one) => 'goneAt' in one),
  )
  expect(await held()).toHaveLength(1)

  await erase(second, other.conversationId)
  await until(async () => !erasedWords.test(await stored()), 20_000)
  expect(await held()).toEqual([])
  const left = await get(desk, entry.id)
  expect(left.published).toMatchObject({ title: 'Deserts', content: entry.words.content })
  expect(left.origin).toMatchObject({ kind: 'taught', question: '' })
  const again = await act(desk, left, 'POST /publish', { words: { ...left.words, title: 'Heat' } })
  expect(again.published).toMatchObject({ title: 'Heat' })
  expect(await held()).toEqual([])
})

test('so does what was taught before the visitor was helped after all', async () => {
  const visitor = await world.visitor()
  const warranty = 'How long is the grimble warranty?'
  const { id, conversationId } = await put(visitor, warranty)
  await visitor.ask('feedback', { id, helpful: false })
  const { id: group } = await inQueue(desk, warranty)
  const origin = { kind: 'taught', question: warranty, group }
  const content = 'A year, or 400 days.'
  await create(desk, { title: 'Warranty', content, origin, publish: true })
  await visitor.ask('feedback', { id, helpful: true })
  await until(
    async () => (await rowsOf(world.store, 'questionGroups').findOne({ _id: group })) === null,
  )
  expect(await held()).toHaveLength(1)
  await erase(visitor, conversationId)
  await until(async () => !erasedWords.test(await stored()), 20_000)
  expect(await held()).toEqual([])
})

test('so does a way of asking that came from the queue, in every version', async () => {
  const content = '## Deserts\n\nUp to 140 degrees.'
  const entry = await create(desk, { title: 'Heat', content, publish: true })
  const section = entry.words.sections[0]?.id
  const visitor = await world.visitor()
  const { conversationId } = await put(visitor, question)
  const { id, turn } = await inQueue(desk, question)
  await told(
    call(desk, `POST /api/training/queue/${id}/section`, { turn, entry: entry.id, section }),
  )
  await told(
    call(desk, 'POST /api/knowledge/ways', {
      ways: [{ entry: entry.id, section, kind: 'way', text: 'hot places', from: 'written' }],
    }),
  )
  expect(await stored()).toMatch(erasedWords)
  await erase(visitor, conversationId)
  await until(async () => !erasedWords.test(await stored()), 20_000)
  const ways = (await get(desk, entry.id)).published?.sections[0]?.ways
  expect(ways).toEqual([{ text: 'hot places', from: 'written' }])
})

test('what is taught by a question that was erased meanwhile keeps nothing of it', async () => {
  const visitor = await world.visitor()
  const { conversationId } = await put(visitor, question)
  const { id: group } = await inQueue(desk, question)
  await erase(visitor, conversationId)
  await notInQueue(desk, question)
  const origin = { kind: 'taught', question, group }
  await create(desk, { title: 'Sand', content: 'Up to 140 degrees.', origin, publish: true })
  await until(async () => !erasedWords.test(await stored()), 20_000)
  expect(await held()).toEqual([])
})

test.each(['while it is asked', 'before it is asked'])(
  'a run of regression questions that is under way keeps nothing of what is erased %s',
  async (moment) => {
    await rowsOf(world.store, 'regressionRuns').deleteMany({})
    const visitor = await world.visitor()
    const { conversationId } = await put(visitor, question)
    await teach()
    await until(async () => (await held()).length === 1)
    // The newest is asked first.
    if (moment === 'before it is asked') await addQuestion(desk, { question: 'Another grimble?' })
    let goOn = () => {}
    const arrived = new Promise<void>((resolve) => {
      inRun = {
        arrived: resolve,
        goOn: new Promise((go) => {
          goOn = go
        }),
      }
    })
    const run = await start(desk)
    await arrived
    await erase(visitor, conversationId)
    await until(async () => !(await held()).some((one) => one.question === question))
    goOn()
    inRun = undefined
    const { run: done, results } = await ended(desk, run)
    expect(
      JSON.stringify(await rowsOf(world.store, 'regressionRuns').find({}).toArray()),
    ).not.toContain(question)
    expect(done).toMatchObject({ state: 'done', asked: results.length, total: results.length })
  },
)
