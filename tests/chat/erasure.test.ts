import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredMessage } from '#server/chat/documents'
import { changesOf, messagesOf, startWorld, until, type Visitor, type World } from './world'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function talked(
  text: string,
): Promise<{ visitor: Visitor; id: string; conversationId: string }> {
  const visitor = await world.visitor()
  const id = randomUUID()
  const { conversationId } = await visitor.ask('send', { id, text })
  await until(() => messagesOf(visitor).some(({ answer }) => answer.status === 'done'))
  return { visitor, id, conversationId }
}

const decide = async (conversationId: string, path: string, body?: unknown) =>
  world.call('POST', `/api/chat/conversations/${conversationId}/erasure/${path}`, {
    cookie: await world.signIn(),
    ...(body === undefined ? {} : { body }),
  })

test('requesting erasure removes the messages for the visitor in every tab and marks them for admins', async () => {
  const { visitor, id, conversationId } = await talked('This is Dana from Alder Court')
  const otherTab = await world.visitor(visitor.cookie)
  const admin = await world.admin()
  await visitor.ask('erase', { conversationId })
  await until(() => otherTab.told.some(({ event }) => event === 'erasure'))
  await until(() => changesOf(admin).some((one) => one.id === id && 'erasureAskedAt' in one))
  const joined = await (await world.visitor(visitor.cookie)).ask('join', {})
  expect(joined).toMatchObject({
    conversationId: null,
    messages: [],
    erasures: [{ status: 'asked' }],
  })
  const late = await visitor.attempt('send', { id: randomUUID(), text: 'Late', conversationId })
  expect(late).toMatchObject({ error: { code: 'gone' } })
  const next = await visitor.ask('send', { id: randomUUID(), text: 'A new beginning' })
  expect(next.seq).toBe(1)
  expect(next.conversationId).not.toBe(conversationId)
})

const gone = { error: { code: 'gone' } }
const messages = () => world.store.collection<StoredMessage>('messages')
const stored = (id: string) => messages().findOne({ _id: id })

test.each(['nobody has decided', 'it is declined'] as const)(
  'while %s, messages sent or marked again change nothing and reach nobody',
  async (state) => {
    const { visitor, id, conversationId } = await talked('Quetzal is my secret word')
    await visitor.ask('erase', { conversationId })
    if (state === 'it is declined')
      await decide(conversationId, 'refusal', { reason: 'An open contract' })
    const before = await stored(id)
    const told = visitor.told.length
    for (const [event, input] of [
      ['send', { id, text: 'Quetzal is my secret word' }],
      ['send', { id, text: 'Quetzal is my secret word', conversationId }],
      ['send', { id, text: 'Something else' }],
      ['feedback', { id, helpful: false, comment: 'Madagascar' }],
    ] as const)
      expect([event, await visitor.attempt(event, input)]).toMatchObject([event, gone])
    expect(await stored(id)).toEqual(before)
    expect(JSON.stringify(visitor.told.slice(told))).not.toContain('Quetzal')
  },
)

test('when an erasure is declined, its messages are not sent to the visitor again', async () => {
  const { visitor, conversationId } = await talked('Quetzal is my secret word')
  await visitor.ask('erase', { conversationId })
  const told = visitor.told.length
  await decide(conversationId, 'refusal', { reason: 'An open contract' })
  const declined = () =>
    visitor.told.some(({ event, value }) => event === 'erasure' && value.status === 'declined')
  await until(declined)
  // The server sends in order, so anything earlier has arrived.
  await visitor.ask('join', {})
  expect(JSON.stringify(visitor.told.slice(told))).not.toContain('Quetzal')
})

test('a message sent right after an erasure request starts the next conversation', async () => {
  const { visitor, id, conversationId } = await talked('The first')
  const otherTab = await world.visitor(visitor.cookie)
  await otherTab.ask('join', {})
  const behind = { id: randomUUID(), text: 'Right behind it' }
  const [asked, sent, joined, older, marked, again] = await Promise.all([
    visitor.attempt('erase', { conversationId }),
    visitor.attempt('send', behind),
    visitor.attempt('join', { conversationId, since: 0 }),
    visitor.attempt('older', { before: 2 }),
    visitor.attempt('feedback', { id, helpful: false, comment: 'Madagascar' }),
    visitor.attempt('send', { id, text: 'The first' }),
  ])
  expect(asked).toMatchObject({ data: { status: 'asked' } })
  expect(sent).toMatchObject({ data: { seq: 1, text: behind.text } })
  expect(marked).toMatchObject(gone)
  expect(again).toMatchObject(gone)
  for (const read of [joined, older]) expect(JSON.stringify(read)).not.toContain('The first')
  const next = (await stored(behind.id))?.conversationId
  expect(next).not.toBe(conversationId)
  const inErased = await messages().find({ conversationId }).toArray()
  expect(inErased.map(({ _id }) => _id)).toEqual([id])
  // In the next conversation, everything continues as usual.
  const after = await otherTab.ask('send', { id: randomUUID(), text: 'And more' })
  expect([after.conversationId, after.seq]).toEqual([next, 2])
})

test('a message sent right after a refused erasure request stays in the conversation', async () => {
  const { visitor, conversationId } = await talked('The first')
  const [asked, sent] = await Promise.all([
    visitor.attempt('erase', { conversationId: 'nowhere' }),
    visitor.attempt('send', { id: randomUUID(), text: 'The second' }),
  ])
  expect(asked).toMatchObject({ error: { code: 'not-found' } })
  expect(sent).toMatchObject({ data: { conversationId, seq: 2 } })
})

test('after approval the messages are gone from the store, the word search and every admin’s screen', async () => {
  const { visitor, id, conversationId } = await talked('Zanzibar is my secret word')
  await visitor.ask('feedback', { id, helpful: false, comment: 'Madagascar' })
  const admin = await world.admin()
  await visitor.ask('erase', { conversationId })
  const counts = async () =>
    (await world.call('GET', '/api/chat/counts', { cookie: admin.cookie })).json()
  const before = await counts()
  expect((await decide(conversationId, 'approval')).status).toBe(200)
  await until(() => changesOf(admin).some((one) => one.id === id && 'erased' in one))
  // The queue of questions has been notified, too.
  const mark = await until(async () => {
    const found = await world.store.collection('messages').findOne({ _id: id })
    return found && !('queueDue' in found) && found
  })
  expect(Object.keys(mark).sort()).toEqual(
    ['_id', 'conversationId', 'erased', 'rev', 'seq', 'updatedAt'].sort(),
  )
  for (const word of ['zanzibar', 'madagascar']) {
    const path = `/api/chat/interactions?search=${word}`
    const found = await (await world.call('GET', path, { cookie: admin.cookie })).json()
    expect(found.interactions).toEqual([])
  }
  await until(async () => {
    const { all, negative } = await counts()
    return all === before.all - 1 && negative === before.negative - 1
  })
  const again = await visitor.attempt('send', { id, text: 'Zanzibar is my secret word' })
  expect(again).toMatchObject({ error: { code: 'gone' } })
  await until(() =>
    visitor.told.some(({ event, value }) => event === 'erasure' && value.status === 'approved'),
  )
})

test('when an erasure is declined, the visitor gets the reason and admins see the mark removed', async () => {
  const { visitor, id, conversationId } = await talked('Please keep this')
  const admin = await world.admin()
  await visitor.ask('erase', { conversationId })
  expect((await decide(conversationId, 'refusal', { reason: '  ' })).status).toBe(400)
  expect((await decide(conversationId, 'refusal', { reason: 'An open contract' })).status).toBe(200)
  await until(() =>
    changesOf(admin).some((one) => one.id === id && one.rev > 3 && !('erasureAskedAt' in one)),
  )
  const { erasures } = await (await world.visitor(visitor.cookie)).ask('join', {})
  expect(erasures).toMatchObject([{ status: 'declined', reason: 'An open contract' }])
  expect((await decide(conversationId, 'approval')).status).toBe(409)
  // The same again is a repeat; another admin's reason isn't what the visitor reads.
  expect((await decide(conversationId, 'refusal', { reason: 'An open contract' })).status).toBe(200)
  expect((await decide(conversationId, 'refusal', { reason: 'Ask in May' })).status).toBe(409)
})

test('deciding an erasure nobody requested is refused', async () => {
  const { conversationId } = await talked('Nothing asked')
  expect((await decide(conversationId, 'approval')).status).toBe(404)
  expect((await decide('nowhere', 'approval')).status).toBe(404)
})

test('the transcript is the visitor’s own conversation as text', async () => {
  const { visitor } = await talked('What I asked')
  const mine = await world.call('GET', '/api/chat/transcript', { cookie: visitor.cookie })
  expect((await mine.json()).text).toMatch(
    /You\nWhat I asked\n[\s\S]*Whisper\nYou asked: What I asked/,
  )
  expect((await world.call('GET', '/api/chat/transcript')).status).toBe(401)
})

test('approval also erases the page where the conversation began', async () => {
  const visitor = await world.visitor()
  const page = '/quetzal'
  const sent = await visitor.ask('send', { id: randomUUID(), text: 'Hello', page })
  const { conversationId } = sent
  const kept = () => world.store.collection('conversations').findOne({ _id: conversationId })
  expect(await kept()).toMatchObject({ page })
  await visitor.ask('erase', { conversationId })
  await decide(conversationId, 'approval')
  expect(JSON.stringify(await kept())).not.toContain('quetzal')
})
