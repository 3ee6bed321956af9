import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Interaction } from '#shared/chat/records'
import { startWorld, type World } from './world'

let world: World
let cookie: string
const ids: string[] = []

beforeAll(async () => {
  world = await startWorld({ answerer: null })
  cookie = await world.signIn()
  // 25 conversations of 5 messages each; every third marked helpful, every fifth not.
  const messages = world.store.collection<{ _id: string; feedback?: unknown }>('messages')
  for (let person = 0; person < 25; person++) {
    const visitor = await world.visitor()
    for (let n = 0; n < 5; n++) {
      const id = randomUUID()
      ids.push(id)
      const words = `Question number${ids.length} ${ids.length % 2 ? 'Gate' : 'DÖÖR'} ${person}`
      await visitor.ask('send', { id, text: words })
      const mark =
        ids.length % 15 === 0
          ? undefined
          : ids.length % 3 === 0
            ? true
            : ids.length % 5
              ? undefined
              : false
      if (mark === undefined) continue
      await messages.updateOne(
        { _id: id },
        { $set: { feedback: { helpful: mark, at: new Date() } } },
      )
    }
    visitor.close()
  }
})
afterAll(() => world.close())

async function list(query: string): Promise<Interaction[]> {
  const all: Interaction[] = []
  for (let before = ''; ;) {
    const path = `/api/chat/interactions?limit=7&${query}${before && `&before=${before}`}`
    const page = await (await world.call('GET', path, { cookie })).json()
    all.push(...page.interactions)
    if (page.next === null) return all
    before = page.next
  }
}

describe('the list of interactions', () => {
  test('pages through every interaction once, newest first', async () => {
    const all = await list('')
    expect(all.map(({ id }) => id)).toHaveLength(125)
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set(ids))
    const stamps = all.map(({ timestamp }) => timestamp)
    expect(stamps).toEqual([...stamps].sort((a, b) => b - a))
  })

  test('filters by feedback: positive, negative, and unmarked ones only under All', async () => {
    const positive = await list('filter=positive')
    const negative = await list('filter=negative')
    expect(positive).toHaveLength(41 - 8)
    expect(positive.every(({ feedback }) => feedback?.helpful === true)).toBe(true)
    expect(negative).toHaveLength(25 - 8)
    expect(negative.every(({ feedback }) => feedback?.helpful === false)).toBe(true)
  })

  test('finds beginnings of words ignoring case and accents, and needs all of them', async () => {
    expect(await list('search=gate')).toHaveLength(63)
    expect(await list('search=DOOR')).toHaveLength(62)
    expect(await list('search=gate%20number7')).toHaveLength(6)
    expect(await list('search=gate%20number8')).toHaveLength(5)
    expect(await list('search=gat')).toHaveLength(63)
    expect(await list('search=dO')).toHaveLength(62)
    expect(await list('search=ate')).toHaveLength(0)
    expect(await list('search=number12')).toHaveLength(7)
    expect(await list('search=ga%20number12')).toHaveLength(3)
    expect(await list('search=%21%21')).toHaveLength(0)
  })

  test('shows a single conversation', async () => {
    const [first] = await list('')
    const together = await list(`conversation=${first?.conversationId}`)
    expect(new Set(together.map(({ seq }) => seq))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  test.each(['filter=best', 'limit=0', 'limit=1000', 'before=x', 'search[$gt]=', 'unknown=1'])(
    'refuses ?%s',
    async (query) => {
      const reply = await world.call('GET', `/api/chat/interactions?${query}`, { cookie })
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({
        error: { code: 'invalid', message: 'Bad Request' },
      })
    },
  )

  test('leaves out records that don’t fit the schema and shows the rest', async () => {
    const messages = world.store.collection<{ _id: string; text: unknown }>('messages')
    const [broken] = ids
    await messages.updateOne({ _id: broken as string }, { $set: { text: 42 } })
    const all = await list('')
    expect(all).toHaveLength(124)
    expect(all.some(({ id }) => id === broken)).toBe(false)
    await messages.updateOne({ _id: broken as string }, { $set: { text: 'whole again' } })
  })
})

test('a conversation has its start time and whether its panel is open', async () => {
  const visitor = await world.visitor()
  const sent = await visitor.ask('send', {
    id: randomUUID(),
    text: 'Here I am',
    page: '/residential',
  })
  await visitor.ask('panel', { open: true })
  const path = `/api/chat/conversations/${sent.conversationId}`
  const told = await (await world.call('GET', path, { cookie })).json()
  expect(told).toMatchObject({ page: '/residential', panelOpen: true, startedAt: sent.at })
  expect(told.visitor).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}$/)
  expect((await world.call('GET', '/api/chat/conversations/none', { cookie })).status).toBe(404)
})
