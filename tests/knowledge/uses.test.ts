/** Uses and ratings of entries match the stored answers and feedback, despite erasure or crash. */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { InteractionCounts } from '#server/chat/counts/interactionCounts'
import { MessageQueries } from '#server/chat/messages/queries'
import type { SectionUses, Use } from '#shared/knowledge/records'
import { echo, messagesOf, startWorld, until, type Visitor, type World } from '../chat/world'
import { dropDatabase, rowsOf } from '../store/stores'
import { call, create, type Session, kinds, openSession, told } from './admin'

vi.setConfig({ testTimeout: 80_000, hookTimeout: 80_000 })

/** Answers from the entries that the question names. */
const answerer: typeof echo = {
  ...echo,
  answer: async (question, options) => {
    const answer = await echo.answer(question, options)
    const passage = { title: '', text: '', score: 1, used: true }
    const passages = question.text.split(' ').flatMap((entry) => [
      { ...passage, id: `${entry}/1`, version: 1 },
      { ...passage, id: `${entry}/2`, version: 1 },
      { ...passage, id: `${entry}-unused/1`, version: 1, used: false },
      { ...passage, id: '/system#page/1' },
    ])
    const way = question.text.includes('sesame') ? { way: 'Open, Sesame!' } : {}
    return { ...answer, why: { ...answer.why, passages, ...way } }
  },
}

describe.each(kinds)('on $name', ({ database }) => {
  let world: World
  let session: Session
  beforeAll(async () => {
    world = await startWorld({ answerer, env: database ? { MONGODB_URI: database } : {} })
    session = await openSession(world)
  })
  afterAll(async () => {
    await world.close()
    if (database) await dropDatabase(database)
  })

  const uses = async () =>
    (await told<{ uses: Record<string, Use> }>(call(session, 'GET /api/knowledge/uses'))).uses

  async function ask(visitor: Visitor, text: string) {
    const id = randomUUID()
    const { conversationId } = await visitor.ask('send', { id, text })
    await until(
      () => messagesOf(visitor).some((one) => one.id === id && one.answer.status === 'done'),
      40_000,
    )
    return { id, conversationId }
  }

  test('an entry’s answers and marks count once, and erased ones no longer count', async () => {
    const watching = await world.admin(session.cookie)
    const visitor = await world.visitor()
    const other = await world.visitor()
    const { id, conversationId } = await ask(visitor, 'door')
    await ask(visitor, 'door gate')
    await ask(other, 'door')
    expect(await uses()).toEqual({
      door: { used: 3, helpful: 0, notHelpful: 0 },
      gate: { used: 1, helpful: 0, notHelpful: 0 },
    })
    await until(() => watching.told.some(({ event }) => (event as string) === 'knowledgeUsed'))

    await visitor.ask('feedback', { id, helpful: true })
    expect((await uses()).door).toEqual({ used: 3, helpful: 1, notHelpful: 0 })
    await visitor.ask('feedback', { id, helpful: false })
    expect((await uses()).door).toEqual({ used: 3, helpful: 0, notHelpful: 1 })

    await visitor.ask('erase', { conversationId })
    const approved = await call(
      session,
      `POST /api/chat/conversations/${conversationId}/erasure/approval`,
    )
    expect(approved.status).toBe(200)
    expect(await uses()).toEqual({ door: { used: 1, helpful: 0, notHelpful: 0 } })
  })

  test('sections and ways of asking count their answers and marks', async () => {
    const ways = ['open sesame', 'let me in'].map((text) => ({ text, from: 'written' as const }))
    const sections = [{ id: '1', heading: 'Opening', ways, never: [] }]
    const entry = await create(session, {
      content: '## Opening\n\nBy phone.',
      sections,
      publish: true,
    })
    const visitor = await world.visitor()
    const { conversationId } = await ask(visitor, `${entry.id} sesame`)
    await ask(visitor, entry.id)
    const sectionUses = async () =>
      (
        await told<{ sections: SectionUses[] }>(
          call(session, `GET /api/knowledge/${entry.id}/uses`),
        )
      ).sections
    const used = (section: number, sesame: number) => [
      {
        id: '1',
        used: section,
        ways: [
          { text: 'open sesame', used: sesame },
          { text: 'let me in', used: 0 },
        ],
      },
    ]
    expect(await sectionUses()).toEqual(used(2, 1))
    // A way may contain a visitor's words, and others' answers outlast them.
    const stored = await rowsOf(world.store, 'messages').find({ from: 'visitor' }).toArray()
    expect(JSON.stringify(stored)).not.toContain('Open, Sesame!')
    await visitor.ask('erase', { conversationId })
    await call(session, `POST /api/chat/conversations/${conversationId}/erasure/approval`)
    await until(async () => isDeepStrictEqual(await sectionUses(), used(0, 0)))
  })

  test('a store from before use counts is counted once from its messages', async () => {
    const log = { warn() {}, error() {} } as never
    const queries = new MessageQueries(world.store)
    const counting = new InteractionCounts(world.store, queries, {
      server: 'next',
      timeZone: 'America/New_York',
      log,
    })
    const facts = rowsOf(world.store, 'facts')
    // Postponed work is done by the next maintenance, a minute later.
    await until(() => facts.findOne({ _id: 'migration:section-uses-counted' }), 70_000)
    const before = await uses()
    await until(async () => isDeepStrictEqual(await counting.uses(), before))
    await rowsOf(world.store, 'uses').deleteMany({})
    await facts.deleteOne({ _id: 'migration:section-uses-counted' })
    await counting.countOldUses()
    expect(await counting.uses()).toEqual(before)
    await counting.close()
  })
})
