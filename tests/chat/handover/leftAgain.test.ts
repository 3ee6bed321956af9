/** A question or message left after an answer is open again, whatever was answered before. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Chat } from '#server/chat/chat'
import { freePort } from '../../freePort'
import { type MailServer, startMailServer } from '../../mail/mailServer'
import { type Admin, messagesOf, startWorld, until, type Visitor, type World } from '../world'
import { asTeammate, isTeamHere, receivedLines, say, want } from './people'

let post: MailServer
let world: World
let chat: Chat
let admin: Admin
let mine: ReturnType<typeof asTeammate>
let visitor: Visitor
let people = 0
beforeAll(async () => {
  post = await startMailServer()
  const port = await freePort()
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: 'true',
  }
  world = await startWorld({
    env,
    port,
    more: (_context, subjects) => {
      chat = subjects.chat
    },
  })
  admin = await world.admin()
  mine = asTeammate(world, admin.cookie)
})
afterAll(async () => {
  await world.close()
  await post.close()
})
beforeEach(async () => {
  visitor = await world.visitor()
  await isTeamHere(visitor)
})

const conversations = () => world.store.collection('conversations')
const stateOf = async (id: string) => (await mine.handled(id)).handover?.state

async function leave(to: string, id: string = randomUUID(), { cookie } = visitor) {
  people += 1
  const reply = await world.call('POST', '/api/chat/contact', {
    cookie,
    headers: { 'x-forwarded-for': `203.0.113.${people}` },
    body: { id, name: 'Elena', to, consent: false, page: '/' },
  })
  return { status: reply.status, body: await reply.json() }
}

/** A question from a quote's page; resolves to its conversation. */
async function askQuestion(key: string, text: string): Promise<string> {
  let conversationId = ''
  await chat.leaveQuestion(
    { key, id: randomUUID(), text, name: 'Elena', email: 'elena@post.example' },
    async (id) => {
      conversationId = id
    },
  )
  return conversationId
}

const emailsTo = (to: string) => post.arrived.filter((one) => one.to.includes(to))

/** Makes time pass for the reply waiting to be sent, and waits until that is over. */
async function sendNow(id: string): Promise<void> {
  const waiting = { conversationId: id, sendDue: { $exists: true } }
  const replies = world.store.collection('replies')
  await replies.updateOne(waiting, { $set: { sendDue: new Date() } })
  await until(async () => (await replies.countDocuments(waiting)) === 0, 15_000)
}

/** As if the teammate who has it had vanished. */
async function vanish(id: string): Promise<void> {
  const gone = { 'handover.teammate': { id: 'nobody', name: 'Dana' } }
  await conversations().updateOne({ _id: id }, { $set: gone })
}

test('a second, unanswered question stays open when the teammate returns it to the queue', async () => {
  const id = await askQuestion('asker', 'Is installation included?')
  await mine.takeOver(id)
  await mine.write(id, 'Yes, it is.')
  await mine.end(id)
  expect(await stateOf(id)).toBe('answered')
  await askQuestion('asker', 'Can you come on Friday?')
  expect(await stateOf(id)).toBe('left')
  await mine.takeOver(id)
  const { handover, lines } = (await mine.handBack(id)).body
  expect([handover.state, lines.at(-1).kind]).toEqual(['left', 'put-back'])
  // Whoever answers it now, it is answered.
  await mine.takeOver(id)
  await mine.write(id, 'On Friday at 9.')
  expect((await mine.handBack(id)).body.handover.state).toBe('answered')
})

test('a message left after a teammate’s greeting stays open when they return the chat', async () => {
  await say(visitor, 'Hi')
  const { conversationId: id } = await want(visitor)
  await mine.takeOver(id)
  await mine.write(id, 'Hello, how can I help?')
  expect((await leave('visitor@post.example')).status).toBe(200)
  visitor.close()
  expect((await mine.handBack(id)).body.handover.state).toBe('left')
})

test('a question to a teammate who goes offline stays open', async () => {
  const { conversationId: id } = await say(visitor, 'Hi there')
  await leave('asking@post.example')
  await mine.takeOver(id)
  await mine.write(id, 'Hello Elena, what would you like to know?')
  await say(visitor, 'Can I order two by phone today?')
  await vanish(id)
  await until(() => receivedLines(visitor).includes('put-back'))
  expect(await stateOf(id)).toBe('left')
})

test('a thank-you after the answer leaves nothing open when the teammate ends the chat', async () => {
  const { conversationId: id } = await say(visitor, 'Two families?')
  await leave('thanks@post.example')
  await mine.takeOver(id)
  await mine.write(id, 'Yes, each gets a code.')
  await say(visitor, 'Thanks!')
  expect((await mine.end(id)).body.handover.state).toBe('answered')
})

test('an answered visitor who asks for a person waits in line and keeps their contact', async () => {
  const { conversationId: id } = await say(visitor, 'Two families?')
  const to = 'person@post.example'
  await leave(to)
  await mine.takeOver(id)
  await mine.write(id, 'Yes, each gets a code.')
  await mine.end(id)
  const [first, wish] = [await stateOf(id), randomUUID()]
  const { handover } = await want(visitor, wish)
  expect([first, handover?.state, handover?.contact?.to]).toEqual(['answered', 'waiting', to])
  await until(() => receivedLines(admin).at(-1) === 'asked')
  await mine.takeOver(id)
  await mine.write(id, 'Here I am.')
  await mine.end(id)
  expect((await want(visitor, wish)).handover?.state, 'granted before').toBe('answered')
})

test('once the answer’s link has expired, Whisper answers new messages', async () => {
  const { conversationId: id } = await say(visitor, 'Two families?')
  await leave('later@post.example')
  await mine.takeOver(id)
  await mine.write(id, 'Yes, each gets a code.')
  await mine.end(id)
  const statusOf = async (text: string) => {
    const { id: message } = await say(visitor, text)
    const answered = () => messagesOf(visitor).find((one) => one.id === message)?.answer.status
    await until(() => ['done', 'person'].includes(answered() ?? ''))
    return answered()
  }
  await conversations().updateOne(
    { _id: id },
    { $set: { 'handover.since': new Date(Date.now() - 15 * 86_400_000) } },
  )
  expect(await statusOf('What does it cost?')).toBe('done')
  expect(receivedLines(visitor).at(-1)).toBe('lapsed')
  expect(await stateOf(id)).toBeUndefined()
})

test('a second question alerts the team again, also when the first got no reply', async () => {
  const notify = { email: 'desk@post.example', waited: true, left: true }
  await world.call('PATCH', '/api/team/me', { cookie: admin.cookie, body: { notify } })
  const isTold = (question: string) =>
    until(() => emailsTo(notify.email).some(({ raw }) => raw.includes(question)), 15_000)
  const id = await askQuestion('by phone', 'Is the power included?')
  await isTold('Is the power included?')
  const before = (await mine.handled(id)).handover
  await askQuestion('by phone', 'Please change it to two.')
  await isTold('Please change it to two.')
  const now = (await mine.handled(id)).handover
  expect(now?.waitingSince, 'its place in the list').toBe(before?.waitingSince)
  await world.call('PATCH', '/api/team/me', {
    cookie: admin.cookie,
    body: { notify: { ...notify, email: '' } },
  })
})

test('a contact corrected under the same id replaces the first, unless it was already answered', async () => {
  const { conversationId: id } = await say(visitor, 'Please send me the papers')
  const wish = randomUUID()
  const [mistyped, second, last] = ['elena@gmial.example', 'elena@gmail.example', 'e@gmail.example']
  await leave(mistyped, wish)
  await mine.takeOver(id)
  await mine.write(id, 'Here they are.')
  const corrected = await leave(second, wish)
  expect(corrected.body.handover).toMatchObject({ state: 'person', contact: { to: second } })
  expect((await leave(second, wish)).body.lines).toHaveLength(corrected.body.lines.length)
  visitor.close()
  await sendNow(id)
  await until(() => emailsTo(second).length === 1)
  expect(emailsTo(mistyped)).toEqual([])

  expect((await leave(second, wish)).status, 'a repeat').toBe(200)
  const late = await leave(last, wish)
  expect([late.status, late.body.error.message]).toEqual([
    409,
    'We’ve already replied to your first address. To get replies at this one, leave your message again.',
  ])
  expect((await mine.handled(id)).handover?.contact?.to).toBe(second)
  expect((await leave(last)).body.handover.contact.to, 'a message of its own').toBe(last)
})

test('a corrected contact alerts teammates to nothing again', async () => {
  const { conversationId: id } = await say(visitor, 'Please send me the papers')
  const wish = randomUUID()
  await leave('elena@gmial.example', wish)
  const isAlerted = async () => !(await conversations().findOne({ _id: id }))?.handover?.alertDue
  await until(isAlerted)
  expect((await leave('elena@gmail.example', wish)).status).toBe(200)
  expect((await mine.handled(id)).handover?.contact?.to).toBe('elena@gmail.example')
  expect(await isAlerted()).toBe(true)
})

test.each(['end', 'handBack', 'vanish'] as const)(
  'a reply its visitor never got is sent to a contact left after its teammate is gone: %s',
  async (how) => {
    await say(visitor, 'When can you come?')
    const { conversationId: id } = await want(visitor)
    visitor.close()
    await mine.takeOver(id)
    await mine.write(id, 'On Tuesday at nine.')
    if (how !== 'vanish') await mine[how](id)
    else {
      await vanish(id)
      await until(async () => (await stateOf(id)) === 'waiting', 15_000)
    }
    const to = `${how}@post.example`
    expect((await leave(to)).body.handover).toMatchObject({ state: 'left', contact: { to } })
    // Whoever reads there that it is answered ends it.
    await mine.takeOver(id)
    expect((await mine.end(id)).body.handover?.state).toBe('answered')
    await sendNow(id)
    await until(() => emailsTo(to).length === 1, 5_000)
  },
)

test('a reply that its visitor read or was sent is not sent to a contact left later', async () => {
  const due = (id: string) =>
    world.store
      .collection('replies')
      .countDocuments({ conversationId: id, sendDue: { $exists: true } })
  const { conversationId: id } = await want(visitor)
  await mine.takeOver(id)
  const written = await mine.write(id, 'On Tuesday at nine.')
  await mine.end(id)
  await visitor.ask('seen', { at: written.body.at })
  await leave('read@post.example')
  expect(await due(id)).toBe(0)
  expect((await mine.handled(id)).handover?.waitingSince).toBeGreaterThan(written.body.at)

  await mine.takeOver(id)
  await mine.write(id, 'Or on Friday.')
  await mine.end(id)
  await sendNow(id)
  await until(() => emailsTo('read@post.example').length === 1)
  await visitor.ask('person', { id: randomUUID(), wanted: false })
  await leave('other@post.example')
  expect(await due(id)).toBe(0)
})

test('a visitor who cancels waiting gets Whisper’s answers meanwhile, and keeps what they left', async () => {
  const { conversationId: id } = await say(visitor, 'Hello')
  const answers = () => messagesOf(visitor).map(({ answer }) => [answer.status, answer.text])
  await until(() => answers()[0]?.[0] === 'done')
  await want(visitor)
  await say(visitor, 'How much is it?')
  await until(() => answers()[1]?.[0] === 'person')
  const stop = () => visitor.ask('person', { id: randomUUID(), wanted: false })
  expect((await stop()).handover).toBeNull()
  await until(() => answers()[1]?.[1] === 'You asked: How much is it?')

  const to = 'kept@post.example'
  await leave(to)
  await mine.takeOver(id)
  await mine.write(id, 'It is $799.')
  await say(visitor, 'Thanks')
  await until(() => answers()[2]?.[0] === 'person')
  await mine.end(id)
  await say(visitor, 'And monthly?')
  await until(async () => (await stateOf(id)) === 'waiting')
  expect((await stop()).handover).toMatchObject({ state: 'left', contact: { to } })
  await until(() => answers()[3]?.[1] === 'You asked: And monthly?')
  expect(answers()[2], 'was for the teammate').toEqual(['person', ''])
  expect((await stop()).handover, 'taken back').toBeNull()
})

test('a contact left at the moment the chat is ended is kept and answered', async () => {
  const rounds = await Promise.all(
    Array.from({ length: 16 }, async (_, index) => {
      const one = await world.visitor()
      const { conversationId: id } = await say(one, 'When can you come?')
      await mine.takeOver(id)
      await mine.write(id, 'On Tuesday at nine.')
      const to = `moment${index}@post.example`
      const [left] = await Promise.all([leave(to, randomUUID(), one), mine.end(id)])
      const { handover } = await mine.handled(id)
      return [left.status, handover?.contact?.to === to]
    }),
  )
  expect(rounds).toEqual(rounds.map(() => [200, true]))
})

test('a server with outdated state doesn’t assign Whisper’s message to a person', async () => {
  const { conversationId: id } = await want(visitor)
  await mine.takeOver(id)
  const { id: message } = await say(visitor, 'Is there a manual?')
  const answer = () => messagesOf(visitor).find((one) => one.id === message)?.answer
  await until(() => answer()?.status === 'person')
  const asked = await chat.messages.findKept(message)
  if (!asked) throw new Error('The message is gone.')
  await mine.handBack(id)
  await chat.messages.assignMessageToPerson({
    ...asked,
    answer: { ...asked.answer, by: 'a server' },
  })
  await until(() => answer()?.text === 'You asked: Is there a manual?')
})
