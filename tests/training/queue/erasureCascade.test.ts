/** Erasing a conversation erases what was made from its questions; what admins wrote stays. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Stored } from '#server/store/port'
import type { EntryRecord } from '#shared/knowledge/records'
import type { QueuedQuestion } from '#shared/training/queue/records'
import { echo, startWorld, until, type Visitor, type World } from '../../chat/world'
import {
  act,
  call,
  create,
  type Session,
  get,
  openSession,
  save,
  told,
} from '../../knowledge/admin'
import { rowsOf } from '../../store/stores'
import { addQuestion, ended, readRun, start } from '../admin'
import { inQueue, unsureAnswerer, notInQueue, put } from './unsureWorld'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 40_000 })

let world: World
let session: Session
beforeAll(async () => {
  world = await startWorld({
    answerer: unsureAnswerer,
    makeTrial: () => ({ ...echo, answer: asInRun }),
  })
  session = await openSession(world)
})
afterAll(() => world.close())

const waits = 'Who waits?'
/** While set, a run pauses at the erased question or at `waits`, and reports its arrival. */
let inRun: { arrived: () => void; goOn: Promise<void> } | undefined
const asInRun: typeof echo.answer = async (asked, options) => {
  if (inRun && (erasedWords.test(asked.text) || asked.text === waits)) {
    inRun.arrived()
    await inRun.goOn
  }
  return { ...(await echo.answer(asked, options)), text: 'In a moment.' }
}

const question = 'Is the grimble rated for deserts?'
const erasedWords = /grimble/i

async function erase(visitor: Visitor, conversationId: string): Promise<void> {
  await visitor.ask('erase', { conversationId })
  await told(call(session, `POST /api/chat/conversations/${conversationId}/erasure/approval`))
}

/** Publishes an answer to the question waiting in the queue. */
async function teach() {
  const { id: group } = await inQueue(session, question)
  const content = '## Deserts\n\nUp to 140 degrees, for 3 hours a day.'
  const origin = { kind: 'taught', question, group }
  return create(session, { title: 'Deserts', content, origin, publish: true })
}

const regressionQuestions = async () =>
  (
    await told<{ questions: { id: string; question: string }[] }>(
      call(session, 'GET /api/training/questions'),
    )
  ).questions

/** Everything stored about the question, except conversations. */
async function stored(): Promise<string> {
  const names = [
    'knowledge',
    'regressionQuestions',
    'regressionRuns',
    'askedQuestions',
    'questionGroups',
  ]
  const rows = names.map((name) =>
    rowsOf(world.store, name as 'knowledge')
      .find({})
      .toArray(),
  )
  return JSON.stringify(await Promise.all(rows))
}

test('a taught question and its regression question are erased with the last visitor who asked it', async () => {
  const first = await world.visitor()
  const { conversationId } = await put(first, question)
  const second = await world.visitor()
  const other = await put(second, question)
  await inQueue(session, question, ({ times }) => times === 2)
  const entry = await teach()
  await notInQueue(session, question)
  await until(async () => (await regressionQuestions()).length === 1)
  const [taught] = await regressionQuestions()
  await rowsOf(world.store, 'regressionRuns').insertOne({
    _id: randomUUID(),
    n: 1,
    at: new Date(),
    asked: 1,
    results: [{ questionId: taught?.id, question, text: 'A year.' }],
  } as object as Stored)

  await erase(first, conversationId)
  await until(async () =>
    (await rowsOf(world.store, 'askedQuestions').find({}).toArray()).some((one) => 'goneAt' in one),
  )
  expect(await regressionQuestions()).toHaveLength(1)

  await erase(second, other.conversationId)
  await until(async () => !erasedWords.test(await stored()), 20_000)
  expect(await regressionQuestions()).toEqual([])
  const left = await get(session, entry.id)
  expect(left.published).toMatchObject({ title: 'Deserts', content: entry.words.content })
  expect(left.origin).toMatchObject({ kind: 'taught', question: '' })
  const again = await act(session, left, 'POST /publish', {
    words: { ...left.words, title: 'Heat' },
  })
  expect(again.published).toMatchObject({ title: 'Heat' })
  expect(await regressionQuestions()).toEqual([])
})

test('text taught before the visitor was helped after all is erased with them', async () => {
  const visitor = await world.visitor()
  const warranty = 'How long is the grimble warranty?'
  const { id, conversationId } = await put(visitor, warranty)
  await visitor.ask('feedback', { id, helpful: false })
  const { id: group } = await inQueue(session, warranty)
  const origin = { kind: 'taught', question: warranty, group }
  const content = 'A year, or 400 days.'
  await create(session, { title: 'Warranty', content, origin, publish: true })
  await visitor.ask('feedback', { id, helpful: true })
  await until(
    async () => (await rowsOf(world.store, 'questionGroups').findOne({ _id: group })) === null,
  )
  expect(await regressionQuestions()).toHaveLength(1)
  await erase(visitor, conversationId)
  await until(async () => !erasedWords.test(await stored()), 20_000)
  expect(await regressionQuestions()).toEqual([])
})

test('a way of asking that an open form still has is erased, and not saved again', async () => {
  const waysIn = ({ words }: EntryRecord) => words.sections[0]?.ways ?? []
  const { id, words } = await create(session, { title: 'Sand', content: 'None.', publish: true })
  const visitor = await world.visitor()
  const { conversationId } = await put(visitor, question)
  const { id: group, decisionRev } = await inQueue(session, question)
  const body = { decisionRev, entry: id, section: words.sections[0]?.id }
  await told(call(session, `POST /api/training/queue/${group}/section`, body))
  const opened = await get(session, id)
  expect(waysIn(opened)).toMatchObject([{ text: question, from: 'queue' }])
  await act(session, opened, 'POST /publish', {
    words: { ...opened.words, title: 'Sand and dust' },
  })
  await erase(visitor, conversationId)
  await until(async () => !erasedWords.test(await stored()), 20_000)
  const mine = { ...opened.words, tags: ['sand'] }
  const saved = await save(session, await get(session, id), mine)
  expect([saved.words.tags, waysIn(saved)]).toEqual([['sand'], []])
  const published = await act(session, saved, 'POST /publish', { words: mine })
  expect([published.words.title, waysIn(published)]).toEqual(['Sand', []])
  expect(await stored()).not.toMatch(erasedWords)
})

test('a way of asking from the queue is erased from every version', async () => {
  const content = '## Deserts\n\nUp to 140 degrees.'
  const entry = await create(session, { title: 'Heat', content, publish: true })
  const section = entry.words.sections[0]?.id
  const visitor = await world.visitor()
  const { conversationId } = await put(visitor, question)
  const { id, decisionRev } = await inQueue(session, question)
  await told(
    call(session, `POST /api/training/queue/${id}/section`, {
      decisionRev,
      entry: entry.id,
      section,
    }),
  )
  await told(
    call(session, 'POST /api/knowledge/ways', {
      ways: [{ entry: entry.id, section, kind: 'way', text: 'hot places', from: 'written' }],
    }),
  )
  expect(await stored()).toMatch(erasedWords)
  await erase(visitor, conversationId)
  await until(async () => !erasedWords.test(await stored()), 20_000)
  const ways = (await get(session, entry.id)).published?.sections[0]?.ways
  expect(ways).toEqual([{ text: 'hot places', from: 'written' }])
})

test.each([
  ['published', true],
  ['a draft', false],
])(
  '%s, an answer taught to a question erased meanwhile keeps nothing of it',
  async (_, publish) => {
    const visitor = await world.visitor()
    const { conversationId } = await put(visitor, question)
    const { id: group } = await inQueue(session, question)
    await erase(visitor, conversationId)
    await notInQueue(session, question)
    const origin = { kind: 'taught', question, group }
    await create(session, { title: 'Sand', content: 'Up to 140 degrees.', origin, publish })
    await until(async () => !erasedWords.test(await stored()), 20_000)
    expect(await regressionQuestions()).toEqual([])
  },
)

test.each(['while it is asked', 'before it is asked'])(
  'a running regression run keeps nothing of what is erased %s',
  async (moment) => {
    await rowsOf(world.store, 'regressionRuns').deleteMany({})
    const visitor = await world.visitor()
    const { conversationId } = await put(visitor, question)
    await teach()
    await until(async () => (await regressionQuestions()).length === 1)
    // The newest is asked first.
    if (moment === 'before it is asked') await addQuestion(session, { question: waits })
    let goOn = () => {}
    const arrived = new Promise<void>((resolve) => {
      inRun = {
        arrived: resolve,
        goOn: new Promise((go) => {
          goOn = go
        }),
      }
    })
    const run = await start(session)
    await arrived
    await erase(visitor, conversationId)
    await until(async () => !(await regressionQuestions()).some((one) => one.question === question))
    goOn()
    inRun = undefined
    const { run: done } = await ended(session, run)
    await until(async () => !erasedWords.test(await stored()))
    const { results } = await readRun(session, run.id)
    expect(done).toMatchObject({ state: 'done', asked: results.length, total: results.length })
  },
)

/** An entry with two sections, and calls that teach a group to one of them. */
async function twoSections() {
  const content = '## Deserts\n\nUp to 140 degrees.\n\n## Ice\n\nDown to 40 below.'
  const entry = await create(session, { title: `Heat ${randomUUID()}`, content, publish: true })
  const post = (id: string, action: string, body: object) =>
    call(session, `POST /api/training/queue/${id}/${action}`, body)
  const asks = (group: Pick<QueuedQuestion, 'id' | 'decisionRev'>, at = 0) =>
    post(group.id, 'section', {
      decisionRev: group.decisionRev,
      entry: entry.id,
      section: entry.words.sections[at]?.id,
    })
  const decide = (group: Pick<QueuedQuestion, 'id' | 'decisionRev'>, action: string) =>
    told<QueuedQuestion>(post(group.id, action, { decisionRev: group.decisionRev }))
  const ways = async () =>
    (await get(session, entry.id)).published?.sections.flatMap((one) =>
      one.ways.map(({ text }) => text),
    )
  return { entry, asks, decide, ways }
}

describe('a way of asking is erased with the visitors who asked in its words, whatever was decided since', () => {
  const taught = (reply: Promise<Response>) => told<QueuedQuestion>(reply)

  test.each<
    [
      string,
      (made: Awaited<ReturnType<typeof twoSections>>, group: QueuedQuestion) => Promise<unknown>,
    ]
  >([
    [
      'reopened and dismissed',
      async ({ decide }, group) => decide(await decide(group, 'reopening'), 'dismissal'),
    ],
    [
      'put off and dismissed',
      async ({ decide }, group) => decide(await decide(group, 'later'), 'dismissal'),
    ],
    [
      'taught to another section',
      async ({ asks, decide }, group) => taught(asks(await decide(group, 'reopening'), 1)),
    ],
  ])('%s', async (_, further) => {
    const visitor = await world.visitor()
    const { conversationId } = await put(visitor, question)
    const made = await twoSections()
    const group = await taught(made.asks(await inQueue(session, question)))
    await further(made, group)
    expect(await made.ways()).toContain(question)
    await erase(visitor, conversationId)
    await until(async () => !erasedWords.test(await stored()))
    expect(await made.ways()).toEqual([])
  })

  test('when the visitor was helped and the question has left the queue', async () => {
    const unsure = 'Is the grimble perhaps rated for deserts?'
    const visitor = await world.visitor()
    const { id, conversationId } = await put(visitor, unsure)
    const { asks, ways } = await twoSections()
    const group = await taught(asks(await inQueue(session, unsure)))
    await visitor.ask('feedback', { id, helpful: true })
    await until(
      async () => (await rowsOf(world.store, 'questionGroups').findOne({ _id: group.id })) === null,
    )
    await erase(visitor, conversationId)
    await until(async () => !erasedWords.test(await stored()))
    expect(await ways()).toEqual([])
  })

  test('while others’ similar questions stay, without those words', async () => {
    const near = 'Does a wagon carry llamas goats camels horses from Ohio?'
    const others = await world.visitor()
    const visitor = await world.visitor()
    const { conversationId } = await put(visitor, near.replace('from', 'and xyloblorbs from'))
    const asked = await inQueue(session, near.replace('from', 'and xyloblorbs from'))
    await put(others, near)
    const group = await inQueue(session, asked.question, ({ times }) => times === 2)
    const { asks } = await twoSections()
    await taught(asks(group))
    await erase(visitor, conversationId)
    await until(async () => !/xyloblorb/i.test(await stored()))
    expect(await told(call(session, `GET /api/training/queue/${group.id}`))).toMatchObject({
      question: near,
    })
  })

  test('unless another visitor asked in the same words or an admin wrote it', async () => {
    const text = 'How heavy is a wumbus?'
    const visitor = await world.visitor()
    const { conversationId } = await put(visitor, text)
    const other = await world.visitor()
    const { conversationId: theirs } = await put(other, 'how heavy is a wumbus')
    const queued = await inQueue(session, text, ({ times }) => times === 2)
    const { entry, asks, ways } = await twoSections()
    await taught(asks(queued))
    const section = entry.words.sections[1]?.id
    const written = { entry: entry.id, section, kind: 'way', text, from: 'written' }
    await told(call(session, 'POST /api/knowledge/ways', { ways: [written] }))
    await erase(visitor, conversationId)
    const isForgotten = async () =>
      (await rowsOf(world.store, 'messages').countDocuments({ queueDue: { $exists: true } })) === 0
    await until(isForgotten)
    expect(await ways()).toEqual([text, text])
    await erase(other, theirs)
    await until(isForgotten)
    expect(await ways()).toEqual([text])
  })
})

describe('a decision made at the same moment', () => {
  test('by several admins teaches only the section that was confirmed', async () => {
    for (let n = 0; n < 3; n += 1) {
      const text = `How tall is a wumbus of ${'abc'[n]} kind?`
      await put(await world.visitor(), text)
      const { asks, ways } = await twoSections()
      const group = await inQueue(session, text)
      const replies = await Promise.all([asks(group, 0), asks(group, 1), asks(group, 0)])
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await ways()).toEqual([text])
    }
  })

  test('as an erasure leaves none of the words', async () => {
    const { asks } = await twoSections()
    for (let ms = 0; ms < 40; ms += 4) {
      const visitor = await world.visitor()
      const { conversationId } = await put(visitor, question)
      const group = await inQueue(session, question)
      await visitor.ask('erase', { conversationId })
      const approval = `POST /api/chat/conversations/${conversationId}/erasure/approval`
      const approved = call(session, approval)
      await new Promise((resolve) => setTimeout(resolve, ms))
      await Promise.all([approved, asks(group)])
      await until(async () => !erasedWords.test(await stored()))
    }
  })
})
