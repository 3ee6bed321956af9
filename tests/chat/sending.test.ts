import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messagesOf, startWorld, until, type World } from './world'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const stored = () => world.store.collection<{ _id: string; text: string }>('messages')

describe('a message acknowledged to the visitor', () => {
  test('is already stored, with its place in the conversation', async () => {
    const visitor = await world.visitor()
    const id = randomUUID()
    const sent = await visitor.ask('send', { id, text: '  Does it work without an app?\r\n ' })
    expect(sent).toMatchObject({ id, seq: 1, rev: 1, text: 'Does it work without an app?' })
    expect(await stored().findOne({ _id: id })).toMatchObject({ text: sent.text })
  })

  test('is stored once when repeated, and each repeat returns the original', async () => {
    const visitor = await world.visitor()
    const message = { id: randomUUID(), text: 'Four times' }
    const replies = await Promise.all([1, 2, 3, 4].map(() => visitor.ask('send', message)))
    expect(new Set(replies.map(({ seq, at }) => `${seq} ${at}`)).size).toBe(1)
    await visitor.ask('send', { ...message, id: message.id.toUpperCase() })
    expect(await stored().countDocuments({ text: 'Four times' })).toBe(1)
  })

  test('keeps its text: the same id with other text is refused and changes nothing', async () => {
    const visitor = await world.visitor()
    const id = randomUUID()
    await visitor.ask('send', { id, text: 'First words' })
    const again = await visitor.attempt('send', { id, text: 'Other words' })
    expect(again).toMatchObject({ error: { code: 'conflict' } })
    expect(await stored().findOne({ _id: id })).toMatchObject({ text: 'First words' })
  })

  test('keeps its order, also when two tabs send at once', async () => {
    const tab = await world.visitor()
    const otherTab = await world.visitor(tab.cookie)
    const sends = Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? tab : otherTab).ask('send', { id: randomUUID(), text: `Message ${n}` }),
    )
    const seqs = (await Promise.all(sends)).map(({ seq }) => seq).sort((a, b) => a - b)
    expect(seqs).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
    const joined = await (await world.visitor(tab.cookie)).ask('join', {})
    expect(joined.messages.map(({ seq }) => seq)).toEqual(seqs)
  })

  test('appears in the visitor’s other tab', async () => {
    const tab = await world.visitor()
    const otherTab = await world.visitor(tab.cookie)
    await otherTab.ask('join', {})
    const id = randomUUID()
    await tab.ask('send', { id, text: 'Seen twice' })
    await until(() => messagesOf(otherTab).some((message) => message.id === id))
    await until(() => messagesOf(tab).some(({ answer }) => answer.status === 'done'))
  })

  test('is answered once, and the answer is there after a reload', async () => {
    const visitor = await world.visitor()
    await visitor.ask('send', { id: randomUUID(), text: 'How much?' })
    await until(() => messagesOf(visitor).some(({ answer }) => answer.status === 'done'))
    const { messages } = await (await world.visitor(visitor.cookie)).ask('join', {})
    expect(messages).toMatchObject([
      { text: 'How much?', rev: 2, answer: { status: 'done', text: 'You asked: How much?' } },
    ])
  })
})

describe('a visitor without access', () => {
  test('can’t write to another visitor’s conversation', async () => {
    const owner = await world.visitor()
    const { conversationId } = await owner.ask('send', { id: randomUUID(), text: 'Mine' })
    const stranger = await world.visitor()
    const send = { id: randomUUID(), text: 'Intruding', conversationId }
    expect(await stranger.attempt('send', send)).toMatchObject({ error: { code: 'forbidden' } })
    expect(await stranger.attempt('erase', { conversationId })).toMatchObject({
      error: { code: 'not-found' },
    })
    expect(await stored().countDocuments({ text: 'Intruding' })).toBe(0)
    expect((await stranger.ask('join', { conversationId })).messages).toEqual([])
  })

  test('can’t read, mark or repeat another visitor’s message', async () => {
    const owner = await world.visitor()
    const message = { id: randomUUID(), text: 'Private words' }
    await owner.ask('send', message)
    const stranger = await world.visitor()
    expect(await stranger.attempt('send', message)).toMatchObject({ error: { code: 'conflict' } })
    expect(await stranger.attempt('feedback', { id: message.id, helpful: true })).toMatchObject({
      error: { code: 'not-found' },
    })
  })
})

describe('invalid input gets a clear error and the server stays up', () => {
  const id = randomUUID()
  test.each([
    ['blank words', { id, text: ' \n ' }],
    ['over 2,000 characters', { id, text: 'x'.repeat(2_001) }],
    ['no words', { id }],
    ['an operator in place of words', { id, text: { $gt: '' } }],
    ['an operator in place of an id', { id: { $ne: null }, text: 'Hello' }],
    ['an id that is no UUID', { id: 'x', text: 'Hello' }],
    ['an unknown field', { id, text: 'Hello', seq: 1 }],
    ['a page with a query', { id, text: 'Hello', page: '/?token=1' }],
    ['a list', [id, 'Hello']],
    ['nothing', null],
    ['a number', 7],
  ])('%s', async (_, input) => {
    const visitor = await world.visitor()
    expect(await visitor.attempt('send', input)).toMatchObject({ error: { code: 'invalid' } })
    expect(await stored().findOne({ _id: id })).toBeNull()
    expect((await visitor.ask('join', {})).messages).toEqual([])
  })

  test('exactly 2,000 characters are accepted', async () => {
    const visitor = await world.visitor()
    const sent = await visitor.ask('send', { id: randomUUID(), text: 'x'.repeat(2_000) })
    expect(sent.text).toHaveLength(2_000)
  })

  test('an unknown event, and one without acknowledgement', async () => {
    const visitor = await world.visitor()
    expect(await visitor.attempt('drop', {})).toMatchObject({ error: { code: 'not-found' } })
    visitor.socket.emit('send', { id, text: { $gt: '' } })
    visitor.socket.emit('send')
    visitor.socket.emit('join', () => {})
    expect((await visitor.ask('join', {})).messages).toEqual([])
  })

  test('an unpaired surrogate is repaired, not refused by the store', async () => {
    const visitor = await world.visitor()
    const sent = await visitor.ask('send', { id: randomUUID(), text: 'Smile \ud83d' })
    expect(sent.text).toBe('Smile \ufffd')
  })

  test('a frame over 64 kB closes the connection, and the visitor can reconnect', async () => {
    const visitor = await world.visitor()
    const cut = new Promise((resolve) => visitor.socket.once('disconnect', resolve))
    visitor.socket.emit('send', { id, text: 'x'.repeat(70_000) })
    await cut
    await until(() => visitor.socket.connected)
    expect((await visitor.ask('join', {})).messages).toEqual([])
  })

  test('a flood gets wait times, and every acknowledged message is stored', async () => {
    const visitor = await world.visitor()
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        visitor.attempt('send', { id: randomUUID(), text: `Flood ${n}` }),
      ),
    )
    const taken = replies.filter((reply) => 'data' in reply)
    const refused = replies.filter((reply) => 'error' in reply)
    expect(taken.length).toBeGreaterThanOrEqual(30)
    expect(refused[0]).toMatchObject({ error: { code: 'too-many', retryAfter: 1 } })
    const { messages } = await (await world.visitor(visitor.cookie)).ask('join', {})
    expect(messages).toHaveLength(taken.length)
  })
})
