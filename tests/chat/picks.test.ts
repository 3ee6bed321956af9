/** Whisper's offers, and visitors' picks from them. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { VisitorMessage } from '#shared/chat/records'
import { noneOfThese } from '#shared/chat/rules'
import { asTeammate, isTeamHere, want } from './handover/people'
import { createOffering, offers } from './offering'
import { changesOf, messagesOf, startWorld, until, type Visitor, type World } from './world'

const offering = createOffering()
let world: World
beforeAll(async () => {
  world = await startWorld({ answerer: offering })
})
afterAll(() => world.close())
beforeEach(() => {
  offering.asked.length = 0
})

const [{ id: offer, title }, { id: otherOffer, title: otherTitle }] = offers as unknown as [
  { id: string; title: string },
  { id: string; title: string },
]

async function answered(visitor: Visitor, id: string): Promise<VisitorMessage> {
  return until(() =>
    messagesOf(visitor).find((one) => one.id === id && one.answer.status !== 'waiting'),
  )
}

async function ask(visitor: Visitor, text: string): Promise<VisitorMessage> {
  const id = randomUUID()
  await visitor.ask('send', { id, text })
  return answered(visitor, id)
}

/** A visitor who got an offer. */
async function offered() {
  const visitor = await world.visitor()
  const { id: messageId } = await ask(visitor, 'Which way can I spread it out?')
  return { visitor, messageId }
}

describe('a pick', () => {
  test('is stored with its title, answered from that choice, and still there after a reload', async () => {
    const { visitor, messageId } = await offered()
    const id = randomUUID()
    const pick = { messageId, offer }
    const sent = await visitor.ask('send', { id, text: title, pick })
    expect(sent).toMatchObject({ seq: 2, text: title, pick: { ...pick, title } })
    await answered(visitor, id)
    const { messages } = await (await world.visitor(visitor.cookie)).ask('join', {})
    expect(messages).toMatchObject([
      { answer: { text: 'Which of these do you mean?', offers } },
      { pick: { ...pick, title }, answer: { offers: [], action: 'quote' } },
    ])
  })

  test('reaches the answerer with the choice and the earlier question', async () => {
    const { visitor, messageId } = await offered()
    await ask(visitor, 'Another question')
    await ask(visitor, 'And another')
    await ask(visitor, 'And one more')
    const id = randomUUID()
    await visitor.ask('send', { id, text: title, pick: { messageId, offer } })
    await answered(visitor, id)
    const asked = offering.asked.at(-1)
    expect(asked).toMatchObject({ text: title, pick: { messageId, offer } })
    expect(asked?.history.map(({ question }) => question)).toEqual([
      'Which way can I spread it out?',
      'Another question',
      'And another',
      'And one more',
    ])
    expect(asked?.history[0]).toMatchObject({ id: messageId, offers })
  })

  test('of "None of these" gets the fixed reply', async () => {
    const { visitor, messageId } = await offered()
    const id = randomUUID()
    const pick = { messageId, offer: null }
    const sent = await visitor.ask('send', { id, text: noneOfThese, pick })
    expect(sent.pick).toEqual({ ...pick, title: noneOfThese })
    expect((await answered(visitor, id)).answer.action).toBe('person')
  })

  test('is stored once when repeated, also after newer messages', async () => {
    const { visitor, messageId } = await offered()
    const message = { id: randomUUID(), text: title, pick: { messageId, offer } }
    const replies = await Promise.all([1, 2, 3].map(() => visitor.ask('send', message)))
    expect(new Set(replies.map(({ seq }) => seq))).toEqual(new Set([2]))
    await ask(visitor, 'Something newer')
    expect((await visitor.ask('send', message)).seq).toBe(2)
    const other = { ...message, text: otherTitle, pick: { messageId, offer: otherOffer } }
    expect(await visitor.attempt('send', other)).toMatchObject({ error: { code: 'conflict' } })
    expect((await visitor.ask('join', {})).messages).toHaveLength(3)
  })

  test('in each of two tabs makes two messages, in order', async () => {
    const { visitor: tab, messageId } = await offered()
    const otherTab = await world.visitor(tab.cookie)
    const sends = [
      tab.ask('send', { id: randomUUID(), text: title, pick: { messageId, offer } }),
      otherTab.ask('send', {
        id: randomUUID(),
        text: otherTitle,
        pick: { messageId, offer: otherOffer },
      }),
    ]
    const seqs = (await Promise.all(sends)).map(({ seq }) => seq).sort()
    expect(seqs).toEqual([2, 3])
  })

  test('is erased with its conversation', async () => {
    const { visitor, messageId } = await offered()
    const id = randomUUID()
    const message = { id, text: title, pick: { messageId, offer } }
    const { conversationId } = await visitor.ask('send', message)
    await answered(visitor, id)
    await visitor.ask('erase', { conversationId })
    const again = await visitor.attempt('send', { ...message, conversationId })
    expect(again).toMatchObject({ error: { code: 'gone' } })
    expect(await visitor.attempt('send', message)).toMatchObject({ error: { code: 'gone' } })
    const cookie = await world.signIn()
    const path = `/api/chat/conversations/${conversationId}/erasure/approval`
    await world.call('POST', path, { cookie })
    const left = await world.store.collection('messages').findOne({ _id: id })
    expect(JSON.stringify(left)).not.toContain(offer)
  })
})

describe('a pick that wasn’t offered is refused and not stored', () => {
  test.each([
    ['another id', { offer: 'paying/cash' }, title],
    ['other words', { offer }, 'Paying by card'],
    ['the words of another offer', { offer }, otherTitle],
    ['none, in words of one’s own', { offer: null }, 'None of that'],
    ['a message that is not there', { offer, messageId: randomUUID() }, title],
    ['an operator in place of a message', { offer, messageId: { $ne: null } }, title],
    ['a title of one’s own', { offer, title: 'Mine' }, title],
  ])('%s', async (_, forged, text) => {
    const { visitor, messageId } = await offered()
    const send = { id: randomUUID(), text, pick: { messageId, ...forged } }
    expect(await visitor.attempt('send', send)).toMatchObject({ error: { code: 'invalid' } })
    expect((await visitor.ask('join', {})).messages).toHaveLength(1)
  })

  test('of an answer without choices', async () => {
    const visitor = await world.visitor()
    const { id: messageId } = await ask(visitor, 'Hello')
    const send = { id: randomUUID(), text: noneOfThese, pick: { messageId, offer: null } }
    expect(await visitor.attempt('send', send)).toMatchObject({ error: { code: 'invalid' } })
  })

  test('from another visitor’s conversation, or an ended one of their own', async () => {
    const { visitor, messageId } = await offered()
    const stranger = await world.visitor()
    const send = () => ({ id: randomUUID(), text: title, pick: { messageId, offer } })
    expect(await stranger.attempt('send', send())).toMatchObject({ error: { code: 'invalid' } })
    const [{ conversationId }] = messagesOf(visitor) as [VisitorMessage]
    await visitor.ask('erase', { conversationId })
    expect(await visitor.attempt('send', send())).toMatchObject({ error: { code: 'invalid' } })
  })
})

describe('a typed reply to choices', () => {
  test('is stored as written, as a pick of the choices right before it', async () => {
    const { visitor, messageId } = await offered()
    const chosen = await ask(visitor, 'the second one')
    const pick = { messageId, offer: otherOffer, title: otherTitle }
    expect(chosen).toMatchObject({ text: 'the second one', pick })
    expect(offering.asked.at(-1)).toMatchObject({ text: otherTitle, pick })
    // The offer is no longer the latest answer.
    expect((await ask(visitor, '1')).pick).toBeUndefined()
  })

  test('is the same message when sent again', async () => {
    const { visitor, messageId } = await offered()
    const message = { id: randomUUID(), text: '1' }
    await visitor.ask('send', message)
    const again = await visitor.ask('send', message)
    expect(again).toMatchObject({ seq: 2, pick: { messageId, offer } })
  })

  test('stays a message while a person is requested, has the chat, or spoke last', async () => {
    const admin = await world.admin()
    const mine = asTeammate(world, admin.cookie)
    const picks = async (visitor: Visitor) => {
      const id = randomUUID()
      return (await visitor.ask('send', { id, text: '2' })).pick
    }
    const waits = (await offered()).visitor
    await isTeamHere(waits)
    await want(waits)
    expect(await picks(waits)).toBeUndefined()

    const { visitor, messageId } = await offered()
    const [{ conversationId: id }] = messagesOf(visitor) as [VisitorMessage]
    await mine.takeOver(id)
    await mine.write(id, 'Do you have three gates?', { kind: 'note' })
    await mine.handBack(id)
    expect(await picks(visitor), 'nobody said anything').toMatchObject({ messageId })

    const asked = (await offered()).visitor
    const [{ conversationId }] = messagesOf(asked) as [VisitorMessage]
    await mine.takeOver(conversationId)
    await mine.write(conversationId, 'How many gates do you have?')
    expect(await picks(asked)).toBeUndefined()
    const ended = (await offered()).visitor
    const [{ conversationId: over }] = messagesOf(ended) as [VisitorMessage]
    await mine.takeOver(over)
    await mine.write(over, 'How many gates do you have?')
    await mine.end(over)
    expect(await picks(ended)).toBeUndefined()
  })

  test('is a question when it names no choice', async () => {
    const { visitor } = await offered()
    expect((await ask(visitor, 'What does one gate cost?')).pick).toBeUndefined()
  })
})

test('admins see choices and picks live, find them by title, and get them in the transcript', async () => {
  const admin = await world.admin()
  await admin.ask('watch', {})
  const { visitor, messageId } = await offered()
  const { id, conversationId } = await ask(visitor, '2')
  const pick = { messageId, offer: otherOffer, title: otherTitle }
  const seen = await until(() => changesOf(admin).find((one) => one.id === id))
  expect(seen).toMatchObject({ userMessage: '2', pick })
  const { cookie } = admin
  const query = `conversation=${conversationId}&search=second+gate`
  const reply = await world.call('GET', `/api/chat/interactions?${query}`, { cookie })
  const { interactions } = await reply.json()
  expect(interactions.map((one: { id: string }) => one.id)).toEqual([id, messageId])
  expect(interactions[1].answer).toMatchObject({ offers, why: { madeBy: 'offered' } })
  const transcript = await world.call('GET', '/api/chat/transcript', { cookie: visitor.cookie })
  const { text } = await transcript.json()
  expect(text).toContain(`Which of these do you mean?\n- ${title}\n- ${otherTitle}`)
  expect(text).toContain(`You\n2\nYou chose: ${otherTitle}\n`)
})
