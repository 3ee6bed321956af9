/** Undoing a decision puts back what adding its way of asking took out of the other list. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EntryRecord } from '#shared/knowledge/records'
import type { Way } from '#shared/knowledge/sections'
import type { WayKind } from '#shared/knowledge/ways'
import type { QueuedQuestion } from '#shared/training/queue/records'
import { startWorld, until, type World } from '../../chat/world'
import { call, type Session, get, kinds, openSession, save, told } from '../../knowledge/admin'
import { dropDatabase, rowsOf } from '../../store/stores'
import { act, inQueue, put } from '../queue/unsureWorld'
import { decide, inSuggestions, offeringAnswerer, paying, publishPaying } from './offeringWorld'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 40_000 })

const due = 'when is my installment due'
const section = 'paying-in-installments'

describe.each(kinds)('on $name', ({ database, ferret }) => {
  let world: World
  let session: Session
  beforeAll(async () => {
    world = await startWorld({
      answerer: offeringAnswerer,
      env: database ? { MONGODB_URI: database } : {},
    })
    session = await openSession(world)
  })
  afterAll(async () => {
    await world.close()
    if (database) await dropDatabase(database)
  })
  beforeEach(async () => {
    for (const name of [
      ...(['knowledge', 'messages', 'conversations', 'askedQuestions', 'questionGroups'] as const),
      ...(['suggestions', 'suggestionVotes'] as const),
    ])
      await rowsOf(world.store, name).deleteMany({})
    await publishPaying(session)
  })

  const teach = (kind: WayKind, ...texts: string[]) =>
    told(
      call(session, 'POST /api/knowledge/ways', {
        ways: texts.map((text) => ({ entry: paying, section, kind, text, from: 'written' })),
      }),
    )
  const listsOf = (says: EntryRecord['published']) => {
    const found = says?.sections.find(({ id }) => id === section)
    return { ways: found?.ways ?? [], never: found?.never ?? [] }
  }
  const lists = async () => listsOf((await get(session, paying)).published)
  const written = (text: string): Way => ({ text, from: 'written' })

  /** Suggested by two visitors. */
  async function suggestedNever() {
    for (let n = 0; n < 2; n += 1) {
      const visitor = await world.visitor()
      const { id } = await put(visitor, due)
      await visitor.ask('feedback', { id, helpful: false })
    }
    return inSuggestions(session, due, ({ kind }) => kind === 'never')
  }
  const suggestionsWithText = async (text: string) =>
    (await rowsOf(world.store, 'suggestions').find({}).toArray()).filter((one) =>
      JSON.stringify(one).includes(text),
    )

  test('restores a teammate’s way with its wording and place, in the draft too', async () => {
    const ways = ['Monthly?', 'When is my installment due??', 'How many months?']
    await teach('way', ...ways)
    const entry = await get(session, paying)
    await save(session, entry, { ...entry.words, title: 'Paying later' })
    const accepted = await decide(session, await suggestedNever(), 'acceptance')
    expect(await lists()).toEqual({
      ways: [written('Monthly?'), written('How many months?')],
      never: [{ text: due, from: 'feedback' }],
    })
    expect(await decide(session, accepted, 'undo')).toMatchObject({ status: 'open' })
    const after = await get(session, paying)
    for (const says of [after.published, after.words])
      expect(listsOf(says)).toEqual({ ways: ways.map(written), never: [] })
    expect(after).toMatchObject({ hasChanges: true, words: { title: 'Paying later' } })
  })

  test('restores nothing when somebody added the way again since', async () => {
    await teach('way', 'When is my installment due??')
    const accepted = await decide(session, await suggestedNever(), 'acceptance')
    await teach('way', 'When’s my installment due?', 'When is my installment due!')
    await decide(session, accepted, 'undo')
    expect(await lists()).toEqual({
      ways: [written('When’s my installment due?'), written('When is my installment due!')],
      never: [],
    })
  })

  test('restores a visitor’s way although the decision keeps no copy of it', async () => {
    const visitor = await world.visitor()
    const { id } = await put(visitor, due)
    await visitor.ask('feedback', { id, helpful: true })
    await decide(session, await inSuggestions(session, due), 'acceptance')
    await rowsOf(world.store, 'suggestions').deleteMany({})
    const before = await lists()
    expect(before).toEqual({ ways: [{ text: due, from: 'feedback' }], never: [] })
    const accepted = await decide(session, await suggestedNever(), 'acceptance')
    await until(async () => (await suggestionsWithText(due)).length === 1)
    const [stored] = await suggestionsWithText(due)
    expect(JSON.stringify(stored?.decision)).not.toContain(due)
    await decide(session, accepted, 'undo')
    expect(await lists()).toEqual(before)
  })

  test.skipIf(ferret)(
    'restores a way also when two admins accepted it, or accepted and dismissed it, at once',
    async () => {
      for (const other of ['acceptance', 'dismissal'] as const) {
        await teach('way', due)
        const { id, decisionRev } = await suggestedNever()
        const replies = await Promise.all(
          (['acceptance', other] as const).map((action) =>
            call(session, `POST /api/training/suggestions/${id}/${action}`, { decisionRev }),
          ),
        )
        expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
        if (other === 'acceptance' || replies[0]?.ok)
          await decide(session, { id, decisionRev: decisionRev + 1 }, 'undo')
        expect(await lists()).toEqual({ ways: [written(due)], never: [] })
        await rowsOf(world.store, 'suggestions').deleteMany({})
        await rowsOf(world.store, 'suggestionVotes').deleteMany({})
      }
    },
  )

  describe('for a question from the queue', () => {
    const asks = (group: Pick<QueuedQuestion, 'id' | 'decisionRev'>) =>
      told<QueuedQuestion>(
        call(session, `POST /api/training/queue/${group.id}/section`, {
          decisionRev: group.decisionRev,
          entry: paying,
          section,
        }),
      )
    const reopen = (group: QueuedQuestion) =>
      told<QueuedQuestion>(
        call(session, `POST /api/training/queue/${group.id}/reopening`, {
          decisionRev: group.decisionRev,
        }),
      )

    async function queued() {
      await put(await world.visitor(), due)
      return inQueue(session, due)
    }

    test('restores a teammate’s never-answered question', async () => {
      await teach('never', 'Installment due?', 'When is my installment DUE?')
      const before = await lists()
      const taught = await asks(await queued())
      expect(await lists()).toEqual({
        ways: [{ text: due, from: 'queue' }],
        never: [written('Installment due?')],
      })
      await act(session, taught, 'undo')
      expect(await lists()).toEqual(before)
    })

    test('keeps a way that a suggestion had already taught in the same words', async () => {
      const accepted = { entry: paying, section, kind: 'way', text: due, from: 'pick' }
      await told(call(session, 'POST /api/knowledge/ways', { ways: [accepted] }))
      const taught = await asks(await queued())
      await act(session, taught, 'undo')
      expect((await lists()).ways).toEqual([{ text: due, from: 'pick' }])
    })

    test('works also when the question was reopened and taught again', async () => {
      await teach('never', due)
      const before = await lists()
      const taught = await asks(await reopen(await asks(await queued())))
      await act(session, taught, 'undo')
      expect(await lists()).toEqual(before)
    })

    test('works for a question longer than a way may be', async () => {
      const long = `${due} if ${'I pay with my card and '.repeat(10)}move out?`
      await put(await world.visitor(), long)
      const taught = await asks(await inQueue(session, long))
      expect((await lists()).ways).toHaveLength(1)
      await act(session, taught, 'undo')
      expect(await lists()).toEqual({ ways: [], never: [] })
    })

    test.skipIf(ferret)('works also when two admins taught it at once', async () => {
      await teach('never', due)
      const before = await lists()
      const group = await queued()
      const replies = await Promise.allSettled([asks(group), asks(group)])
      expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await act(session, { id: group.id, decisionRev: group.decisionRev + 1 }, 'undo')
      expect(await lists()).toEqual(before)
    })
  })
})
