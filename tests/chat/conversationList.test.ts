/** The conversation list: order, rows, unread messages, and events. */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConversationRow } from '#shared/chat/conversations/records'
import type { Interaction } from '#shared/chat/records'
import { contentsOfAll } from '../attacks/stock'
import { onTwoServers } from '../nodes/onTwoServers'
import { temporaryFolder } from '../store/stores'
import { colleague, asTeammate, isTeamHere, say, want } from './handover/people'
import {
  type Admin,
  changesOf,
  messagesOf,
  startWorld,
  until,
  type Visitor,
  type World,
} from './world'

interface Listed {
  conversations: ConversationRow[]
  next: string | null
}

function listOf(world: World, cookie: string) {
  const get = async (path: string) =>
    (await world.call('GET', `/api/chat/${path}`, { cookie })).json()
  const page = (query = ''): Promise<Listed> => get(`conversations?${query}`)
  return {
    page,
    /** All pages, merged as a client does: of a repeated row, the first counts. */
    all: async (query = ''): Promise<ConversationRow[]> => {
      const rows = new Map<string, ConversationRow>()
      for (let before = ''; ;) {
        const { conversations, next } = await page(`limit=3&${query}${before}`)
        for (const one of conversations) if (!rows.has(one.id)) rows.set(one.id, one)
        if (next === null) return [...rows.values()]
        before = `&before=${next}`
      }
    },
    row: async (id: string): Promise<ConversationRow | undefined> =>
      (await page(`ids=${id}`)).conversations[0],
    read: (id: string, seq: number) =>
      world.call('POST', `/api/chat/conversations/${id}/read`, { cookie, body: { seq } }),
    erasures: () => get('erasures'),
  }
}

const answered = (visitor: Visitor, many: number) =>
  until(() => messagesOf(visitor).filter(({ answer }) => answer.status === 'done').length === many)
const ids = (rows: readonly ConversationRow[]) => rows.map(({ id }) => id)

/** Assertions that hold on either store. */
async function listed(world: World, other: World): Promise<void> {
  const admin = await world.admin()
  const list = listOf(world, admin.cookie)
  const visitors: Visitor[] = []
  const conversations: string[] = []
  for (const text of [
    'The battery',
    'A Café',
    'The gate',
    'Batteries, too',
    'Hello',
    'بوابة',
    'Bye',
  ]) {
    const visitor = await world.visitor()
    const { conversationId } = await visitor.ask('send', {
      id: randomUUID(),
      text,
      page: '/residential',
    })
    visitors.push(visitor)
    conversations.push(conversationId)
  }
  const [first, second, third, fourth, , sixth] = conversations as [
    ...[string, string, string, string, string, string, string],
  ]
  expect(ids(await list.all())).toEqual(conversations.toReversed())

  // A new message moves its conversation to the top, whichever server is asked.
  const [visitor] = visitors as [Visitor]
  await answered(visitor, 1)
  await visitor.ask('send', { id: randomUUID(), text: 'One more gate', page: '/about' })
  await answered(visitor, 2)
  const moved = [first, ...conversations.slice(1).reverse()]
  expect(ids(await list.all())).toEqual(moved)
  const elsewhere = listOf(other, admin.cookie)
  await until(async () => (await elsewhere.all())[0]?.id === first)
  expect(ids(await elsewhere.all())).toEqual(moved)
  expect((await list.page())?.conversations[0]).toMatchObject({
    id: first,
    page: '/about',
    messages: 2,
    unread: 2,
    state: { kind: 'whisper' },
    last: { by: 'whisper', text: 'You asked: One more gate' },
    visitor: expect.stringMatching(/^Visitor [0-9a-f]{4}-[0-9a-f]{4}$/),
  })

  // Search and filters work as for interactions: the newest match comes first.
  await answered(visitors[3] as Visitor, 1)
  expect(ids(await list.all('search=batt'))).toEqual([fourth, first])
  expect(ids(await list.all('search=caf'))).toEqual([second])
  expect(ids(await list.all(`search=${encodeURIComponent('بوا')}`))).toEqual([sixth])
  const gate = await list.all('search=gat')
  expect(ids(gate)).toEqual([first, third])
  expect(gate[0]?.last).toEqual({ by: 'visitor', text: 'One more gate' })
  const early = await list.all('search=the%20bat')
  expect(ids(early)).toEqual([first])
  expect(early[0]).toMatchObject({ messages: 2, last: { text: 'The battery' } })
  const [said] = await list.all('search=you')
  expect(said?.last).toMatchObject({ by: 'whisper', text: expect.stringContaining('You asked') })
  expect(await list.all('search=elephant')).toEqual([])
  const [marked] = messagesOf(visitors[3] as Visitor)
  await (visitors[3] as Visitor).ask('feedback', { id: marked?.id ?? '', helpful: true })
  expect(ids(await list.all('filter=positive'))).toEqual([fourth])
  expect(await list.all('filter=negative')).toEqual([])
  expect(ids(await list.all('channel=chat'))).toEqual(moved)
  expect(await list.all('channel=call')).toEqual([])
  const named = await list.page(`filter=positive&ids=${first},${fourth}`)
  expect(ids(named.conversations)).toEqual([fourth])
  for (const one of visitors) one.close()
}

let world: World
let admin: Admin
let list: ReturnType<typeof listOf>
beforeAll(async () => {
  world = await startWorld()
  admin = await world.admin()
  list = listOf(world, admin.cookie)
})
afterAll(() => world.close())

test('conversations are listed by latest activity, in pages, with search and filters', async () => {
  const empty = await startWorld()
  try {
    await listed(empty, empty)
  } finally {
    await empty.close()
  }
})

test('a row shows who has the conversation and the teammate’s last message', async () => {
  const mine = asTeammate(world, admin.cookie)
  const visitor = await world.visitor()
  await isTeamHere(visitor)
  const { conversationId: id } = await say(visitor, 'Is somebody there?')
  const state = async () => (await list.row(id))?.state
  await want(visitor)
  expect(await state()).toMatchObject({ kind: 'waiting' })
  await mine.takeOver(id)
  expect(await state()).toMatchObject({ kind: 'person', teammate: { name: 'Admin' } })
  const other = await world.visitor()
  await say(other, 'Later than that')
  await mine.write(id, 'Yes, I am.')
  const [top] = (await list.page()).conversations
  expect(top).toMatchObject({ id, last: { by: 'teammate', name: 'Admin', text: 'Yes, I am.' } })
  await mine.write(id, 'Nobody else reads this', { kind: 'note' })
  expect((await list.row(id))?.last?.text).toBe('Yes, I am.')
  await mine.end(id)
  expect(await state()).toMatchObject({ kind: 'ended', teammate: { name: 'Admin' } })
  await say(visitor, 'One more question')
  expect(await state()).toEqual({ kind: 'whisper' })
})

test('unread counts messages since this teammate last read, in all their tabs, and never goes back', async () => {
  const theirs = listOf(world, await colleague(world))
  const otherTab = await world.admin(admin.cookie)
  const visitor = await world.visitor()
  const { conversationId: id } = await say(visitor, 'One')
  await say(visitor, 'Two')
  expect((await list.row(id))?.unread).toBe(2)
  expect((await list.read(id, 2)).status).toBe(200)
  await until(() =>
    otherTab.told.some(({ event, value }) => event === 'read' && value.conversationId === id),
  )
  await say(visitor, 'Three')
  expect((await list.row(id))?.unread).toBe(1)
  expect((await theirs.row(id))?.unread).toBe(3)
  await list.read(id, 1)
  expect((await list.row(id))?.unread).toBe(1)
  // Nobody can have read ahead.
  await list.read(id, 1_000)
  await say(visitor, 'Four')
  expect((await list.row(id))?.unread).toBe(1)
  expect((await list.read('nowhere', 1)).status).toBe(404)
})

test('an erasure request reaches admins and their list; approval removes the row and its read state', async () => {
  const body = { name: 'Marcus', role: 'agent', email: '' }
  const added = await world.call('POST', '/api/team', { cookie: admin.cookie, body })
  const agent = await world.admin(await world.signIn('admin', (await added.json()).password))
  const visitor = await world.visitor()
  const { conversationId: id } = await say(visitor, 'Quetzal')
  await list.read(id, 1)
  await visitor.ask('erase', { conversationId: id })
  await until(() => admin.told.some(({ event }) => event === 'erasures'))
  expect(await list.row(id)).toMatchObject({ id, erasureAskedAt: expect.any(Number) })
  const waits = await list.erasures()
  expect(waits).toMatchObject({ waiting: 1, conversations: [{ id, last: { text: /./ } }] })
  const cookie = admin.cookie
  const handled = await world.call('GET', `/api/chat/conversations/${id}/handover`, { cookie })
  expect(handled.status).toBe(200)
  await world.call('POST', `/api/chat/conversations/${id}/erasure/approval`, { cookie })
  expect(await list.row(id)).toBeUndefined()
  expect(await list.erasures()).toEqual({ waiting: 0, conversations: [] })
  expect(ids(await list.all())).not.toContain(id)
  expect((await list.read(id, 1)).status).toBe(404)
  // An agent learns that erasure was requested and that the messages are gone, and nothing else.
  await until(() => changesOf(agent).some((one) => one.conversationId === id && 'erased' in one))
  expect(agent.told.some(({ event }) => event === 'erasures')).toBe(false)
  const kept = await world.store.collection('conversations').findOne({ _id: id })
  expect(kept).not.toHaveProperty('reads')
  expect(JSON.stringify(await contentsOfAll(world.store))).not.toContain('Quetzal')
})

test('the first question of a visitor’s first conversation is marked, and no other', async () => {
  const visitor = await world.visitor()
  const { conversationId } = await say(visitor, 'My first')
  await say(visitor, 'My second')
  await visitor.ask('erase', { conversationId })
  const next = await say(visitor, 'In another conversation')
  const firsts = async (id: string) => {
    const path = `/api/chat/interactions?conversation=${id}`
    const { interactions } = await (await world.call('GET', path, { cookie: admin.cookie })).json()
    return interactions.map(({ isFirst }: Interaction) => isFirst)
  }
  expect(await firsts(conversationId)).toEqual([false, true])
  expect(await firsts(next.conversationId)).toEqual([false])
})

test('list positions left unwritten by a killed server are repaired at the next start', async () => {
  const dataDir = temporaryFolder()
  const before = await startWorld({ dataDir })
  const [one, two] = [await before.visitor(), await before.visitor()]
  const { conversationId: first } = await say(one, 'First')
  const { conversationId: second } = await say(two, 'Second')
  await say(one, 'First again')
  const long = new Date(Date.now() - 3_600_000)
  await listOf(before, await before.signIn()).all()
  const conversations = before.store.collection('conversations')
  await conversations.updateOne({ _id: first }, { $set: { lastAt: long } })
  await before.close()
  const after = await startWorld({ dataDir })
  try {
    const again = listOf(after, await after.signIn())
    await until(async () => (await again.all())[0]?.id === first)
    expect(ids(await again.all())).toEqual([first, second])
  } finally {
    await after.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test.each(['ids=', 'limit=0', 'before=x', 'filter=best', `ids=${'a,'.repeat(51)}a`, 'unknown=1'])(
  'the list refuses ?%s',
  async (query) => {
    const path = `/api/chat/conversations?${query}`
    expect((await world.call('GET', path, { cookie: admin.cookie })).status).toBe(400)
  },
)

onTwoServers((env) => startWorld({ env }), {
  'the latest activity first, page by page, searched and filtered': listed,
})
