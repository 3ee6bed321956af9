/** The tester and the checks: drafts are tried without visitors noticing anything. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#shared/training/limits'
import type { Against, Run } from '#shared/training/records'
import type { Answer } from '#shared/whisper/answer'
import { messagesOf, until, type World } from '../chat/world'
import {
  act,
  ask,
  call,
  create,
  type Session,
  get,
  kinds,
  openSession,
  refusal,
  someWords,
  told,
} from '../knowledge/admin'
import { dropDatabase, rowsOf } from '../store/stores'
import { builtWorker } from '../whisper/builtWorker'
import { addQuestion, check, ended, start, startTrainingWorld, tryOut } from './admin'

vi.setConfig({ testTimeout: 80_000, hookTimeout: 80_000 })

const question = 'Do you accept Bitcoin?'
const knows = 'We do not accept Bitcoin.'

describe.each(kinds)('on $name', ({ database }) => {
  let world: World
  let session: Session
  beforeAll(async () => {
    world = await startTrainingWorld(builtWorker, {
      env: database ? { MONGODB_URI: database } : {},
    })
    session = await openSession(world)
  })
  afterAll(async () => {
    await world.close()
    if (database) await dropDatabase(database)
  })
  beforeEach(async () => {
    for (const name of ['knowledge', 'regressionQuestions', 'regressionRuns'] as const) {
      await world.store.collection(name).deleteMany({ _id: { $nin: ['installation', 'pricing'] } })
    }
  })

  test('the tester shows the draft’s answer beside the published one, and stores nothing', async () => {
    const before = await told(call(session, 'GET /api/chat/counts'))
    const first = await tryOut(session, question)
    expect(first.draft.why.madeBy).not.toBe('passages')
    expect(first.published).toEqual(first.draft)
    const entry = await create(session)
    const second = await tryOut(session, question)
    expect(second.draft.text).toContain(knows)
    expect(second.draft.why.passages[0]).toMatchObject({ id: `${entry.id}/text`, used: true })
    expect(second.published.text).toBe(first.published.text)
    const visitor = await world.visitor()
    await visitor.ask('join', {})
    expect(await ask(visitor, question)).not.toContain('Bitcoin')
    await act(session, entry, 'POST /publish')
    const third = await tryOut(session, question)
    expect(third.published.text).toContain(knows)
    expect(await told(call(session, 'GET /api/knowledge/uses'))).toEqual({ uses: {} })
    const after = await told<{ all: number }>(call(session, 'GET /api/chat/counts'))
    // At most this visitor's own question, once it is counted.
    expect(after.all - (before as { all: number }).all).toBeLessThanOrEqual(1)
    expect(messagesOf(visitor)).toHaveLength(1)
  })

  test('an entry is tried with unsaved text, by one of its ways of asking', async () => {
    const entry = await create(session)
    const words = someWords({
      content: '## Crypto\n\nWe take every coin.',
      sections: [
        {
          id: 'crypto',
          heading: 'Crypto',
          never: [],
          ways: [{ text: 'can i pay in doge', from: 'written' }],
        },
      ],
    })
    const body = { question: 'Can I pay in DOGE?', entry: { id: entry.id, words } }
    const { draft, published } = await told<Record<Against, Answer>>(
      call(session, 'POST /api/training/ask', body),
    )
    expect(draft).toMatchObject({
      text: 'We take every coin.',
      why: { way: 'can i pay in doge', passages: [{ id: `${entry.id}/crypto`, used: true }] },
    })
    expect(published.text).not.toContain('coin')
    expect((await get(session, entry.id)).words).toEqual(entry.words)
    expect(
      await refusal(
        call(session, 'POST /api/training/ask', {
          ...body,
          entry: { id: entry.id, words: { ...words, title: '' } },
        }),
      ),
    ).toMatchObject({ status: 400 })
  })

  test('a follow-up uses the earlier turns, draft and published separately', async () => {
    const turn = (await tryOut(session, 'What does the installation cost?')) as never as {
      draft: { text: string }
    }
    const history = [
      {
        question: 'What does the installation cost?',
        draft: turn.draft.text,
        published: turn.draft.text,
      },
    ]
    const { draft } = await tryOut(session, 'And how long does it take?', history)
    expect(draft.text).toMatch(/hours/)
    expect(await refusal(call(session, 'POST /api/training/ask', { question: ' ' }))).toMatchObject(
      {
        status: 400,
      },
    )
  })

  test('a run asks and judges all questions, and every admin follows it', async () => {
    const admin = await world.admin()
    await create(session)
    await addQuestion(session)
    await addQuestion(session, {
      question: 'What is the price of tea?',
      expectation: { kind: 'admits' },
    })
    await addQuestion(session, {
      question: 'and how long does it take?',
      before: ['What does the installation cost?'],
      expectation: { kind: 'contains', texts: ['hours', 'never said'] },
    })
    const begun = await start(session)
    expect(begun).toMatchObject({ state: 'running', against: 'draft', total: 3, asked: 0 })
    const { run, results } = await ended(session, begun)
    expect(run).toMatchObject({ state: 'done', asked: 3, failed: 1 })
    expect(results.map(({ passed, admitted }) => [passed, admitted])).toEqual([
      [false, false],
      [true, true],
      [true, false],
    ])
    expect(results[2]?.text).toContain(knows)
    const { run: published } = await ended(session, await start(session, 'published'))
    expect(published).toMatchObject({ against: 'published', failed: 2 })
    const { runs } = await told<{ runs: Run[] }>(call(session, 'GET /api/training/runs'))
    expect(runs.map(({ id }) => id)).toEqual([published.id, run.id])
    const about = await told<{ you: number }>(call(session, 'GET /api/training'))
    expect(run.by).toBe(about.you)
    // The order in which its events arrive isn't guaranteed.
    const news = () =>
      admin.told
        .flatMap((one) =>
          (one.event as string) === 'regressionRun'
            ? [one.value as never as { run: Run; results: unknown[] }]
            : [],
        )
        .filter(({ run: { id } }) => id === run.id)
        .sort((one, other) => one.run.asked - other.run.asked)
    await until(() => news().find(({ run: { state } }) => state === 'done'))
    await until(() => news().flatMap((one) => one.results).length >= results.length)
    expect(news().find(({ run: { state } }) => state === 'done')?.run).toEqual(run)
    expect(news().flatMap((one) => one.results)).toEqual(results)
  })

  test('without questions there is nothing to run or check before publishing', async () => {
    const entry = await create(session)
    expect(await check(session, { entries: [{ id: entry.id }] })).toEqual({ asked: 0, failing: [] })
    expect(await refusal(call(session, 'POST /api/training/runs', {}))).toMatchObject({
      status: 409,
    })
  })

  test('a check names exactly the questions that pass today and would fail', async () => {
    const entry = await create(session, { publish: true })
    await addQuestion(session)
    await addQuestion(session, {
      question: 'Who built the pyramids?',
      expectation: { kind: 'contains', texts: ['Egyptians'] },
    })
    const { words } = entry
    const admin = await world.admin(session.cookie)
    expect(await check(session, { entries: [{ id: entry.id }] })).toEqual({ asked: 2, failing: [] })
    const worse = { ...words, content: 'We accept Bitcoin gladly.' }
    const found = await check(session, { entries: [{ id: entry.id, words: worse }] })
    expect(found).toMatchObject({
      asked: 2,
      failing: [{ question, today: knows, after: 'We accept Bitcoin gladly.' }],
    })
    await until(() => JSON.stringify(admin.told).includes('"asked":2,"total":2'))
    // A new entry whose answer ranks higher and is wrong.
    await act(session, entry, 'PATCH ', { archived: true })
    expect(await check(session, { entries: [{ id: 'new-one', words }] })).toMatchObject({
      failing: [],
    })
  })

  test('a check covers deleting an entry and switching a page off', async () => {
    const entry = await create(session, { publish: true })
    await addQuestion(session)
    const developer = 'Who is the lead developer?'
    await addQuestion(session, {
      question: developer,
      expectation: { kind: 'contains', texts: ['Lead Developer'] },
    })
    const without = await check(session, { entries: [{ id: entry.id, isGone: true }] })
    expect(without.failing).toMatchObject([{ question, today: knows }])
    const about = { path: '/about', isOn: false }
    const unread = await check(session, { pages: [about] })
    expect(unread.failing).toMatchObject([{ question: developer }])
    await told(call(session, 'PUT /api/whisper/pages', about))
    expect((await check(session, { pages: [{ ...about, isOn: true }] })).failing).toEqual([])
    expect((await check(session, { pages: [about] })).failing, 'fails today already').toEqual([])
  })
  test('only the latest runs are kept', async () => {
    await addQuestion(session)
    const { run: first } = await ended(session, await start(session))
    // The other runs are copies: running them all would take a slow store a minute.
    const records = rowsOf(world.store, 'regressionRuns')
    const record = await records.findOne({ _id: first.id })
    const begun = [first.id]
    for (let n = 1; n < limits.runs; n++) {
      const _id = randomUUID()
      await records.insertOne({ ...record, _id, n: -n, at: new Date(first.at - n) })
      begun.push(_id)
    }
    begun.unshift((await ended(session, await start(session))).run.id)
    const { runs } = await told<{ runs: Run[] }>(call(session, 'GET /api/training/runs'))
    expect(runs.map(({ id }) => id)).toEqual(begun.slice(0, limits.runs))
    expect(await refusal(call(session, `GET /api/training/runs/${begun.at(-1)}`))).toMatchObject({
      status: 404,
    })
  })

  test('malicious and endless input is answered as text or refused', async () => {
    for (const text of [
      '<script>alert(1)</script>',
      '{"$gt": ""}',
      '__proto__',
      'a'.repeat(2_000),
    ]) {
      const { draft } = await tryOut(session, text)
      expect(draft.text).not.toContain(text)
    }
    const refused = await refusal(
      call(session, 'POST /api/training/ask', { question: '<b>'.repeat(4_000) }),
    )
    expect(refused.status).toBe(400)
    const many = { question: 'x', draft: 'x', published: 'x' }
    expect(
      await refusal(
        call(session, 'POST /api/training/ask', { question: 'x', history: Array(9).fill(many) }),
      ),
    ).toMatchObject({ status: 400 })
  })

  test('only admins have access to training', async () => {
    const dealer = await world.signIn('dealer')
    for (const cookie of ['', dealer]) {
      for (const address of [
        'GET /api/training',
        'GET /api/training/questions',
        'POST /api/training/ask',
        'POST /api/training/check',
        'POST /api/training/runs',
      ]) {
        const reply = await call(
          { world, cookie },
          address,
          address.startsWith('POST') ? {} : undefined,
        )
        expect([address, reply.status]).toEqual([address, 401])
      }
    }
  })
})
