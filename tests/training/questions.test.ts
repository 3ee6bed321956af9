/** Regression questions on every store: kept, edited without conflicts, announced to all admins. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { limits } from '#shared/training/limits'
import type { RegressionQuestion } from '#shared/training/records'
import type { QuestionContent } from '#shared/training/rules'
import { startWorld, until, type World } from '../chat/world'
import { call, type Session, kinds, openSession, refusal, told } from '../knowledge/admin'
import { dropDatabase, rowsOf } from '../store/stores'

vi.setConfig({ testTimeout: 80_000, hookTimeout: 80_000 })

const words = (changes: Partial<QuestionContent> = {}): QuestionContent => ({
  question: 'How long is the warranty?',
  before: [],
  expectation: { kind: 'contains', texts: ['1 year'] },
  ...changes,
})

describe.each(kinds)('on $name', ({ database }) => {
  let world: World
  let session: Session
  beforeAll(async () => {
    world = await startWorld({ env: database ? { MONGODB_URI: database } : {} })
    session = await openSession(world)
  })
  afterAll(async () => {
    await world.close()
    if (database) await dropDatabase(database)
  })

  const add = (changes: object = {}, id: string = randomUUID()) =>
    call(session, 'POST /api/training/questions', { id, ...words(), ...changes })
  const save = ({ id, rev }: RegressionQuestion, changes: object) =>
    call(session, `PUT /api/training/questions/${id}`, { rev, ...words(), ...changes })
  const remove = ({ id, rev }: RegressionQuestion) =>
    call(session, `DELETE /api/training/questions/${id}?rev=${rev}`)
  const list = async () =>
    (await told<{ questions: RegressionQuestion[] }>(call(session, 'GET /api/training/questions')))
      .questions

  test('a question is trimmed, listed newest first, and sent to every admin', async () => {
    const admin = await world.admin()
    await add()
    const question = await told<RegressionQuestion>(
      add({
        question: ' Do my visitors\r\nneed an app? ',
        before: ['  ', 'What is it?'],
        expectation: { kind: 'contains', texts: [' QR   code ', '', 'No', 'No'] },
      }),
    )
    expect(question).toMatchObject({
      question: 'Do my visitors\nneed an app?',
      before: ['What is it?'],
      expectation: { kind: 'contains', texts: ['QR code', 'No'] },
      rev: 1,
    })
    expect((await list())[0]).toEqual(question)
    const heard = () => JSON.stringify(admin.told).includes(question.id)
    await until(heard)
  })

  test('a repeated call adds nothing; the same id with other text is refused', async () => {
    const id = randomUUID()
    const first = await told(add({}, id))
    expect(await told(add({}, id))).toEqual(first)
    expect(await refusal(add({ question: 'Another one?' }, id))).toMatchObject({
      status: 409,
      message: 'It was saved before. Change it in the list.',
    })
  })

  test('of two admins the second gets a conflict and changes nothing', async () => {
    const question = await told<RegressionQuestion>(add())
    const changed = await told<RegressionQuestion>(
      save(question, { expectation: { kind: 'admits' } }),
    )
    expect(changed).toMatchObject({ expectation: { kind: 'admits' }, rev: 2 })
    const late = { status: 409, message: 'Changed by someone else' }
    expect(await refusal(save(question, { question: 'Mine?' }))).toMatchObject(late)
    expect(await refusal(remove(question))).toMatchObject(late)
    expect((await remove(changed)).status).toBe(200)
    expect((await remove(changed)).status).toBe(200)
    expect((await list()).some(({ id }) => id === question.id)).toBe(false)
    expect(await refusal(save(changed, {}))).toMatchObject({ status: 404 })
  })

  test('invalid questions and expectations are refused by field', async () => {
    const refused = async (changes: object) => (await refusal(add(changes))).fields
    expect(await refused({ question: '  ' })).toEqual({ question: 'This field is required.' })
    expect(await refused({ question: 'a'.repeat(2_001) })).toHaveProperty('question')
    expect(await refused({ before: ['1', '2', '3', '4'] })).toHaveProperty('before')
    expect(await refused({ expectation: { kind: 'contains', texts: [' '] } })).toHaveProperty(
      'texts',
    )
    expect((await add({ expectation: { kind: 'contains', texts: { $gt: '' } } })).status).toBe(400)
    expect((await add({}, 'no id')).status).toBe(400)
  })

  test('the number of questions is limited; a repeat of the last is still answered', async () => {
    const left = limits.questions - (await list()).length
    // To the store directly: a write among hundreds of calls would time out on a slow store.
    const one = { ...words(), at: new Date(), rev: 1 }
    await rowsOf(world.store, 'regressionQuestions').bulkWrite(
      Array.from({ length: left - 2 }, () => ({
        insertOne: { document: { _id: randomUUID(), ...one } },
      })),
    )
    await told(add())
    const id = randomUUID()
    await told(add({}, id))
    expect(await refusal(add())).toMatchObject({ status: 409 })
    await told(add({}, id))
    expect(await list()).toHaveLength(limits.questions)
  })
})
