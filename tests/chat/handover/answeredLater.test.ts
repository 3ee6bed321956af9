/** With nobody here, the visitor leaves an address, and gets the answer there with a link back. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conversationIdOf } from '#server/chat/conversations'
import { segments } from '#server/phone/segments'
import type { Handled, OpenHandover } from '#shared/chat/handover/records'
import { cookieOf } from '../../cookieOf'
import { headerOf, type MailServer, startMailServer, textOf } from '../../mail/mailServer'
import { type PhoneWorld, startPhoneWorld, texts } from '../../phone/phoneWorld'
import { type Admin, messagesOf, startWorld, until, type Visitor, type World } from '../world'
import { colleague, asTeammate, isTeamHere, receivedLines, receivedReplies, say } from './people'

let post: MailServer
let world: PhoneWorld
let people = 100
/** Addresses whose next email the mail server has no time for. */
const isBusyFor = new Set<string>()
/** Addresses that the mail server doesn't know. */
const isUnknown = new Set<string>()
beforeAll(async () => {
  post = await startMailServer({
    answer: ({ to: [to = ''] }, done) =>
      done(
        isBusyFor.delete(to)
          ? Object.assign(new Error('Busy'), { responseCode: 451 })
          : isUnknown.has(to)
            ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
            : undefined,
      ),
  })
  world = await startPhoneWorld({
    env: { SMTP_URL: `smtp://127.0.0.1:${post.port}`, TRUST_PROXY: 'true' },
  })
})
afterAll(async () => {
  await world.close()
  await post.close()
})

interface Words {
  id?: string
  name?: string
  to: string
  consent?: boolean
}

async function leave(visitor: Visitor, { id = randomUUID(), name = 'Elena', ...words }: Words) {
  people += 1
  const reply = await world.call('POST', '/api/chat/contact', {
    cookie: visitor.cookie,
    headers: { 'x-forwarded-for': `203.0.113.${people}` },
    body: { id, name, consent: false, page: '/about', ...words },
  })
  return { status: reply.status, body: await reply.json() }
}

async function enter(token: string, cookie = '', more: object = {}) {
  people += 1
  const headers = { 'x-forwarded-for': `203.0.114.${people}` }
  return world.call('POST', '/api/chat/enter', { body: { token, ...more }, cookie, headers })
}

/** Makes time pass for replies waiting to be sent. */
async function aWhileLater(id: string): Promise<void> {
  const replies = world.store.collection('replies')
  await until(() => replies.findOne({ conversationId: id, sendDue: { $exists: true } }))
  await replies.updateOne(
    { conversationId: id, sendDue: { $exists: true } },
    { $set: { sendDue: new Date() } },
  )
}
const isSent = (id: string) =>
  until(async () => {
    const replies = world.store.collection('replies')
    const left = { conversationId: id, sendDue: { $exists: true } }
    return (await replies.countDocuments(left)) === 0
  }, 15_000)

const available = ({ cookie }: Pick<Admin, 'cookie'>, isAvailable: boolean) =>
  world.call('PATCH', '/api/team/me', { cookie, body: { isAvailable } })

/** Away at once: a page that is merely closed counts as here for two minutes. */
async function leaves(teammate: Admin): Promise<void> {
  await available(teammate, false)
  teammate.close()
}

const tokenIn = (text: string) => /#conversation=([\w-]{22})/.exec(text)?.[1] ?? ''
const emailsTo = (to: string) => post.arrived.filter((one) => one.to.includes(to))

let visitor: Visitor
beforeEach(async () => {
  visitor = await world.visitor()
})

describe('a left message', () => {
  test('is noted in the chat, Whisper keeps answering, and the visitor can withdraw it', async () => {
    const { conversationId: id } = await say(visitor, 'Two families, one gate?')
    const wish = randomUUID()
    const to = 'elena@post.example'
    for (const { status, body } of [
      await leave(visitor, { id: wish, to }),
      await leave(visitor, { id: wish, to }),
    ]) {
      expect(status).toBe(200)
      expect(body).toMatchObject({
        conversationId: id,
        handover: { state: 'left', contact: { name: 'Elena', to } },
      })
      expect(body.lines.map(({ kind }: { kind: string }) => kind)).toEqual(['left'])
    }
    await until(() => receivedLines(visitor).includes('left'))
    await say(visitor, 'Another')
    await until(() => messagesOf(visitor)[1]?.answer.text === 'You asked: Another')
    const back = await visitor.ask('person', { id: randomUUID(), wanted: false })
    expect(back.handover).toBeNull()
    expect(back.lines.map(({ kind }) => kind)).toEqual(['left', 'took-back'])
    expect(
      JSON.stringify(await world.store.collection('conversations').findOne({ _id: id })),
    ).not.toContain(to)
  })

  test.each([
    ['a number without consent', { to: '202-555-0142' }, 'consent'],
    ['what is neither', { to: 'gate' }, 'to'],
    ['no address', { to: 'elena@' }, 'to'],
    ['no name', { to: 'elena@post.example', name: '\u200b' }, 'name'],
    ['a name of two lines', { to: 'elena@post.example', name: 'Elena\nBcc: all' }, 'name'],
  ])('with %s is refused beside its field', async (_name, words, field) => {
    const { status, body } = await leave(visitor, words)
    expect(status).toBe(400)
    expect(Object.keys(body.error.fields)).toEqual([field])
  })

  test('can’t be left for another visitor or without a contact', async () => {
    const none = await world.call('POST', '/api/chat/contact', {
      body: { id: randomUUID(), name: 'Elena', to: 'elena@post.example', consent: false },
    })
    expect(none.status).toBe(401)
    const waysOf = async ({ call }: Pick<World, 'call'>) =>
      (await (await call('GET', '/api/chat/contact')).json()).ways
    expect(await waysOf(world)).toEqual(['text', 'mail'])
    const without = await startWorld()
    try {
      expect(await waysOf(without)).toEqual([])
      const refused = await without.call('POST', '/api/chat/contact', {
        cookie: (await without.visitor()).cookie,
        body: { id: randomUUID(), name: 'Elena', to: 'elena@post.example', consent: false },
      })
      expect(refused.status).toBe(503)
    } finally {
      await without.close()
    }
  })
})

describe('the answer to a left message', () => {
  let admin: Admin
  let mine: ReturnType<typeof asTeammate>
  beforeEach(async () => {
    admin = await world.admin()
    mine = asTeammate(world, admin.cookie)
    return () => admin.close()
  })

  async function left(to: string, consent = false): Promise<string> {
    const { conversationId: id } = await say(visitor, 'Two families, one gate?')
    expect((await leave(visitor, { to, consent })).status).toBe(200)
    return id
  }

  /** Left on the site with this number, and answered by text with a question: the conversation. */
  async function answeredByText(number: string): Promise<string> {
    const id = await left(number, true)
    await mine.takeOver(id)
    await mine.write(id, 'Tuesday at nine. Is that all right?')
    await mine.end(id)
    await aWhileLater(id)
    await texts(world, number, 1)
    return id
  }

  /** The conversation, and the private link's token from the e-mail that answers it. */
  async function answeredByEmail(to: string): Promise<{ id: string; token: string }> {
    const id = await left(to)
    await mine.takeOver(id)
    await mine.write(id, 'Yes.')
    await aWhileLater(id)
    await until(() => emailsTo(to).length > 0)
    return { id, token: tokenIn(textOf(emailsTo(to)[0]?.raw ?? '', 'plain')) }
  }

  test('is e-mailed once, with a link that opens the chat in any browser; further replies are live', async () => {
    const to = 'answered@post.example'
    const id = await left(to)
    expect(await mine.open()).toContainEqual(
      expect.objectContaining({
        conversationId: id,
        handover: expect.objectContaining({ state: 'left', contact: { name: 'Elena', to } }),
      }),
    )
    await mine.takeOver(id)
    await mine.write(id, 'Yes, each gets a code.')
    await mine.write(id, 'Ask about the price.', { kind: 'note' })
    expect((await mine.end(id)).body.handover).toMatchObject({ state: 'answered' })
    await aWhileLater(id)
    await isSent(id)
    await until(() => emailsTo(to).length > 0)
    const [email] = emailsTo(to)
    expect(headerOf(email?.raw ?? '', 'subject')).toContain('Admin')
    const text = textOf(email?.raw ?? '', 'plain')
    expect(text).toContain('Yes, each gets a code.')
    expect(text).not.toContain('price')

    const entered = await enter(tokenIn(text))
    expect(entered.status).toBe(200)
    const phone = await world.visitor(cookieOf(entered))
    const joined = await phone.ask('join', {})
    expect(joined.conversationId).toBe(id)
    expect(joined.handled.replies.map(({ text }) => text)).toEqual(['Yes, each gets a code.'])
    await isTeamHere(phone)
    await say(phone, 'And at night?')
    await until(
      () => receivedLines(visitor).includes('asked') && receivedLines(phone).includes('asked'),
    )
    await until(() => messagesOf(phone)[0]?.answer.status === 'person')
    expect((await mine.handled(id)).handover).toMatchObject({ state: 'waiting' })
    expect(emailsTo(to)).toHaveLength(1)
    const other = await world.visitor()
    await say(other, 'My own words')
    const kept = await enter(tokenIn(text), other.cookie)
    expect([kept.status, kept.headers.get('set-cookie')]).toEqual([409, null])
    const taken = await enter(tokenIn(text), other.cookie, { leaves: true })
    expect([taken.status, cookieOf(taken)]).toEqual([200, cookieOf(entered)])
    const own = await enter(tokenIn(text), visitor.cookie)
    expect(own.headers.get('set-cookie'), 'it is theirs already').toBeNull()
  })

  test('is e-mailed before its correction, also when the mail server was busy', async () => {
    const to = 'corrected@post.example'
    isBusyFor.add(to)
    const id = await left(to)
    await mine.takeOver(id)
    const answers = ['Yes, Friday at 9 works.', 'Sorry, Friday does NOT work.']
    for (const answer of answers) {
      await mine.write(id, answer)
      await aWhileLater(id)
      await until(() => emailsTo(to).length > 0)
    }
    await until(() => emailsTo(to).length === 3, 15_000)
    const arrived = emailsTo(to).map(({ raw }) => textOf(raw, 'plain'))
    expect(arrived.map((text) => answers.findIndex((one) => text.includes(one)))).toEqual([0, 0, 1])
  })

  test('is e-mailed before its correction, also when the server sending it died', async () => {
    const to = 'overtaken@post.example'
    const id = await left(to)
    await mine.takeOver(id)
    const answers = ['We can come on Tuesday.', 'No, sorry: Wednesday.']
    for (const answer of answers) await mine.write(id, answer)
    const replies = world.store.collection('replies')
    const written = await replies.find({ conversationId: id }, { sort: { at: 1 } }).toArray()
    const [first = '', second = ''] = written.map(({ _id }) => _id)
    const dueAt = (_id: string, sendDue: Date) => replies.updateOne({ _id }, { $set: { sendDue } })
    const leasedUntil = new Date(Date.now() + 60_000)
    await dueAt(first, leasedUntil)
    await dueAt(second, new Date())
    await until(async () => {
      const sendDue = (await replies.findOne({ _id: second }))?.sendDue
      return sendDue === undefined || sendDue >= leasedUntil
    })
    expect(emailsTo(to)).toEqual([])
    for (const { _id } of written) await dueAt(_id, new Date())
    await until(() => emailsTo(to).length === 2, 15_000)
    const arrived = emailsTo(to).map(({ raw }) => textOf(raw, 'plain'))
    expect(arrived.map((text) => answers.findIndex((one) => text.includes(one)))).toEqual([0, 1])
  })

  test('is sent in the order written when two replies come at once', async () => {
    const to = 'at-once@post.example'
    const id = await left(to)
    await mine.takeOver(id)
    const answers = ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => `${word} is said.`)
    for (const answer of answers) await mine.write(id, answer)
    const replies = world.store.collection('replies')
    const sendDue = new Date()
    const written = await replies.find({ conversationId: id }, { sort: { at: 1 } }).toArray()
    await replies.bulkWrite(
      written.toReversed().map(({ _id }, index) => {
        const due = new Date(sendDue.getTime() - 1_000 + index)
        return { updateOne: { filter: { _id }, update: { $set: { sendDue: due } } } }
      }),
    )
    await until(() => emailsTo(to).length === answers.length, 20_000)
    const arrived = emailsTo(to).map(({ raw }) => textOf(raw, 'plain'))
    expect(arrived.map((text) => answers.findIndex((one) => text.includes(one)))).toEqual([
      0, 1, 2, 3, 4,
    ])
  })

  test('gives whoever opens its link access to that conversation only, until it ends', async () => {
    const { id, token } = await answeredByEmail('mistyped@post.example')
    const cookie = cookieOf(await enter(token))
    const stranger = await world.visitor(cookie)
    const transcript = () => world.call('GET', '/api/chat/transcript', { cookie })
    expect((await transcript()).status).toBe(200)
    // A second reply's link lasts as long as it says, also in a browser that came by the first.
    expect(cookieOf(await enter(token, cookie))).toBe(cookie)
    const forged = cookie.replace(id, conversationIdOf(cookie.slice(8, 32), 1))
    await expect(world.visitor(forged)).rejects.toThrow()
    expect(cookieOf(await world.call('POST', '/api/chat/open', { cookie: forged }))).not.toBe(
      forged,
    )

    const isCut = new Promise((resolve) => stranger.socket.once('disconnect', resolve))
    await visitor.ask('erase', { conversationId: id })
    const gone = { error: { code: 'gone', message: 'This conversation was erased.' } }
    // While it's still connected, to hear of the erasure.
    expect(await stranger.attempt('join', {})).toEqual(gone)
    await say(visitor, 'My code is 4711')
    await isCut
    expect(stranger.told.map(({ event }) => event)).toContain('erasure')
    expect(JSON.stringify(stranger.told)).not.toContain('4711')
    expect((await transcript()).status).toBe(401)
    await expect(world.visitor(cookie)).rejects.toThrow()
    // Their page gets a cookie of its own.
    const opened = cookieOf(await world.call('POST', '/api/chat/open', { cookie }))
    const again = await world.visitor(opened)
    expect(await again.ask('join', {})).toMatchObject({ conversationId: null, messages: [] })
  })

  test('whoever opens its link and erases it writes into no next one', async () => {
    const { id, token } = await answeredByEmail('eraser@post.example')
    const stranger = await world.visitor(cookieOf(await enter(token)))
    await stranger.ask('erase', { conversationId: id })
    // It is connected for another moment.
    const others = await Promise.all([
      stranger.attempt('send', { id: randomUUID(), text: 'Call me at 202-555-0199' }),
      stranger.attempt('person', { id: randomUUID(), wanted: true }),
    ])
    for (const one of others) expect(one).toMatchObject({ error: { code: 'gone' } })
    expect(await visitor.ask('join', {})).toMatchObject({ conversationId: null, messages: [] })
    stranger.close()
  })

  test('tells whoever opens its link nothing of the visitor’s other erasures', async () => {
    const { conversationId: earlier } = await say(visitor, 'My code is 4711')
    await visitor.ask('erase', { conversationId: earlier })
    const { token } = await answeredByEmail('elsewhere@post.example')
    const stranger = await world.visitor(cookieOf(await enter(token)))
    const erasure = { cookie: admin.cookie, body: { reason: 'An unpaid invoice' } }
    const refused = `/api/chat/conversations/${earlier}/erasure/refusal`
    expect((await world.call('POST', refused, erasure)).status).toBe(200)
    await until(() => visitor.told.some(({ event }) => event === 'erasure'))

    expect((await stranger.ask('join', {})).erasures).toEqual([])
    const refusal = { error: { code: 'not-found', message: 'Not Found' } }
    expect(await stranger.attempt('erase', { conversationId: earlier })).toEqual(refusal)
    expect(stranger.told.map(({ event }) => event)).not.toContain('erasure')
    expect((await visitor.ask('join', {})).erasures).toMatchObject([{ status: 'declined' }])
    stranger.close()
  })

  test('can be answered while nobody is available: the next message is left again', async () => {
    const to = 'again@post.example'
    const id = await left(to)
    await mine.takeOver(id)
    await mine.write(id, 'Yes.')
    await mine.end(id)
    await available(admin, false)
    await until(async () => !(await visitor.ask('join', {})).isTeamHere)
    await say(visitor, 'And at night?')
    await until(() => messagesOf(visitor).at(-1)?.answer.status === 'person')
    expect((await mine.handled(id)).handover).toMatchObject({ state: 'left', contact: { to } })
    await say(visitor, 'Are you Whisper?')
    await until(() => messagesOf(visitor).at(-1)?.answer.text === 'You asked: Are you Whisper?')
    await available(admin, true)
  })

  test('is texted to a visitor who consented, shortened to fit', async () => {
    const id = await left('(202) 555-0178', true)
    await mine.takeOver(id)
    await mine.write(id, `Yes. ${'Each family gets its own code on the sign. '.repeat(20)}`)
    await aWhileLater(id)
    const [sent = ''] = await texts(world, '+12025550178', 1)
    expect(sent).toMatch(/^Admin at .*: Yes\. Each family/)
    expect(sent).toContain('Reply STOP to opt out')
    expect(segments(sent)).toBeLessThanOrEqual(3)
    expect((await enter(tokenIn(sent))).status).toBe(200)
  })

  test.each([
    ['an e-mail', 'unknown@post.example', /^The mail server rejected the e-mail/],
    ['a text', '(202) 555-0188', /^The provider rejected it: the number does not exist/],
  ])('%s and is refused is marked beside the reply, for agents too', async (_, to, why) => {
    const body = { name: `Agent of ${to}`, role: 'agent', email: '' }
    const added = await world.call('POST', '/api/team', { cookie: admin.cookie, body })
    const agent = await world.admin(await world.signIn('admin', (await added.json()).password))
    let isTold = false
    agent.socket.on('undelivered', () => (isTold = true))
    isUnknown.add(to)
    world.provider.manner = () => 'refuses'
    const id = await left(to, true)
    await mine.takeOver(id)
    const { body: reply } = await mine.write(id, 'We can come on Tuesday.')
    expect(reply.problem).toBeUndefined()
    await aWhileLater(id)
    await until(() => isTold, 15_000)
    world.provider.manner = null
    await mine.write(id, 'Or on Wednesday.')
    const { replies } = await asTeammate(world, agent.cookie).handled(id)
    expect(replies.map(({ problem }) => problem)).toEqual([expect.stringMatching(why), undefined])
    const { handled } = await visitor.ask('join', {})
    expect(handled.replies.map((one) => 'problem' in one)).toEqual([false, false])
    await leaves(agent)
  })

  test('is not sent when the visitor reads it in time', async () => {
    const to = 'read@post.example'
    const id = await left(to)
    await mine.takeOver(id)
    await mine.write(id, 'Yes.')
    await until(() => receivedReplies(visitor).length > 0)
    const { handled }: { handled: Handled } = await visitor.ask('join', {})
    await visitor.ask('seen', { at: handled.replies[0]?.at ?? 0 })
    await aWhileLater(id)
    await isSent(id)
    expect(emailsTo(to)).toEqual([])
  })

  test('is sent once, by the next server, when its server dies first', async () => {
    const to = 'later@post.example'
    const id = await left(to)
    await mine.takeOver(id)
    await mine.write(id, 'Yes.')
    await aWhileLater(id)
    await isSent(id)
    await until(() => emailsTo(to).length === 1)
    // As if the server had died right after sending.
    const replies = world.store.collection('replies')
    await replies.updateOne({ conversationId: id }, { $set: { sendDue: new Date() } })
    await isSent(id)
    expect(emailsTo(to)).toHaveLength(1)
  })

  test('stays owed when the chat is requeued, and no longer once it is ended without a reply', async () => {
    const id = await left('back@post.example')
    await mine.takeOver(id)
    expect((await mine.handBack(id)).body.handover).toMatchObject({
      state: 'left',
      contact: { to: 'back@post.example' },
    })
    // Put back it waits for somebody: it can't be ended from another tab.
    expect((await mine.end(id)).status).toBe(409)
    await mine.takeOver(id)
    const { lines, handover } = (await mine.end(id)).body
    expect(handover).toBeNull()
    expect(lines.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['left', 'joined', 'put-back', 'joined', 'ended'],
    ])
  })

  test('stays owed when the visitor returns from the teammate to Whisper', async () => {
    const to = 'back-again@post.example'
    const id = await left(to)
    await mine.takeOver(id)
    await mine.write(id, 'One moment, I’ll look it up.')
    await until(() => receivedReplies(visitor).length > 0)
    const back = await visitor.ask('person', { id: randomUUID(), wanted: false })
    expect(back.handover).toMatchObject({ state: 'left', contact: { to } })
    expect(back.lines.at(-1)?.kind).toBe('returned')
    await say(visitor, 'What does it cost?')
    await until(() => messagesOf(visitor).at(-1)?.answer.text === 'You asked: What does it cost?')
    expect((await mine.takeOver(id)).status).toBe(200)
    await mine.write(id, 'Yes, each gets a code.')
    expect((await mine.end(id)).body.handover).toMatchObject({ state: 'answered' })
  })

  test('is sent for a message left during a takeover, once the visitor has gone', async () => {
    const to = 'typing@post.example'
    const { conversationId: id } = await say(visitor, 'Two families, one gate?')
    await isTeamHere(visitor)
    await visitor.ask('person', { id: randomUUID(), wanted: true })
    await mine.takeOver(id)
    const { body } = await leave(visitor, { to })
    expect(body.handover).toMatchObject({ state: 'person', contact: { to } })
    visitor.close()
    await mine.write(id, 'Yes, each gets a code.')
    expect((await mine.end(id)).body.handover).toMatchObject({ state: 'answered' })
    await aWhileLater(id)
    await until(() => emailsTo(to).length > 0)
  })

  test('is sent when written before the message was left, if no page has shown it', async () => {
    const to = 'asleep@post.example'
    const { conversationId: id } = await say(visitor, 'Two families, one gate?')
    await isTeamHere(visitor)
    await visitor.ask('person', { id: randomUUID(), wanted: true })
    await mine.takeOver(id)
    visitor.close()
    await mine.write(id, 'Yes, each gets a code.')
    await leave(visitor, { to })
    expect((await mine.end(id)).body.handover).toMatchObject({ state: 'answered' })
    await aWhileLater(id)
    await until(() => emailsTo(to).length > 0)
  })

  test('is sent when one teammate writes it and another ends the chat', async () => {
    const to = 'handed@post.example'
    const dana = await world.admin(await colleague(world))
    const id = await left(to)
    await mine.takeOver(id)
    await mine.write(id, 'Yes, each gets a code.')
    await until(async () => (await mine.handOver(id, 'dana')).status === 200)
    expect((await asTeammate(world, dana.cookie).end(id)).body.handover).toMatchObject({
      state: 'answered',
      contact: { to },
    })
    await aWhileLater(id)
    await until(() => emailsTo(to).length > 0)
    await leaves(dana)
  })

  test.each(['Yes', 'No, can you come on Friday instead?'])(
    'that went as a text makes the reply %s go to a person',
    async (said) => {
      await isTeamHere(visitor)
      const number = `+1202555${said.length + 1_000}`
      const id = await left(number, true)
      await mine.takeOver(id)
      await mine.write(id, 'We can come on Tuesday at nine. Is that all right?')
      await mine.end(id)
      await aWhileLater(id)
      await texts(world, number, 1)
      await world.text(number, said)
      expect((await texts(world, number, 2))[1]).toMatch(/^You're in line for a person/)
      const isTheirs = ({ handover }: OpenHandover) => handover.contact?.to === number
      const waiting = await until(async () => {
        const theirs = (await mine.open()).find(isTheirs)
        return theirs?.text === said && theirs
      })
      expect(waiting.handover).toMatchObject({ state: 'waiting', contact: { name: 'Elena' } })
      const about = `conversation=${waiting.conversationId}`
      await until(async () => (await world.interactions(about))[0]?.answer.status === 'person')
      await world.text(number, 'Please ring at the side door.')
      await until(async () => (await world.interactions(about)).length === 2)
      expect(world.sentTo(number)).toHaveLength(2)
      expect((await mine.handled(id)).handover?.state, 'nobody reads along').toBe('answered')
      await mine.takeOver(waiting.conversationId)
      await mine.end(waiting.conversationId)
    },
  )

  test('that went as a text makes a reply go to a person, also after HELP, STOP and START', async () => {
    await isTeamHere(visitor)
    const number = '+12025550191'
    await answeredByText(number)
    for (const word of ['HELP', 'STOP', 'START']) await world.text(number, word)
    await texts(world, number, 3)
    await world.text(number, 'Yes')
    expect((await texts(world, number, 4))[3]).toMatch(/^You're in line for a person/)
    const isTheirs = ({ handover }: OpenHandover) => handover.contact?.to === number
    const waiting = await until(async () => {
      const theirs = (await mine.open()).find(isTheirs)
      return theirs?.text === 'Yes' && theirs
    })
    await mine.takeOver(waiting.conversationId)
    await mine.end(waiting.conversationId)
  })

  test('that was texted two weeks ago no longer sends replies to a person', async () => {
    await isTeamHere(visitor)
    const number = '+12025550186'
    const conversationId = await answeredByText(number)
    const longAgo = { $set: { at: new Date(Date.now() - 15 * 86_400_000) } }
    await world.store.collection('texts').updateOne({ conversationId }, longAgo)
    await world.text(number, 'How much does it cost?')
    expect((await texts(world, number, 2))[1]).not.toMatch(/in line for a person/)
  })

  test('that went as a text makes replies at night go to a person, with one alert', async () => {
    await isTeamHere(visitor)
    const number = '+12025550187'
    await answeredByText(number)
    await available(admin, false)
    await until(async () => !(await visitor.ask('join', {})).isTeamHere)
    await world.text(number, 'Ten is better for us')
    const nobody = /^Nobody's here right now\. We'll reply here\.$/
    expect((await texts(world, number, 2))[1]).toMatch(nobody)
    const isTheirs = ({ handover }: OpenHandover) => handover.contact?.to === number
    const theirs: OpenHandover = (await mine.open()).find(isTheirs)
    const about = `conversation=${theirs.conversationId}`
    const said = async (count: number) => {
      await until(async () => (await world.interactions(about)).length === count)
      const all = await world.interactions(about)
      return all.map((one) => [one.userMessage, one.answer.status, one.feedback])
    }
    await said(1)
    await world.text(number, 'No')
    await said(2)
    await world.text(number, 'Yes')
    expect(await said(3)).toEqual([
      ...[
        ['Yes', 'person', undefined],
        ['No', 'person', undefined],
      ],
      ['Ten is better for us', 'person', undefined],
    ])
    expect(world.sentTo(number)).toHaveLength(2)
    // In the morning it calls somebody, and where nobody came it is left again.
    await available(admin, true)
    await isTeamHere(visitor)
    await world.text(number, 'Are you there?')
    expect((await texts(world, number, 3))[2]).toMatch(/^You're in line for a person/)
    await available(admin, false)
    expect((await texts(world, number, 4))[3]).toMatch(nobody)
    await world.text(number, 'Y')
    expect((await said(5)).map(([, status]) => status)).toEqual(Array(5).fill('person'))
    expect(world.sentTo(number)).toHaveLength(4)
    await available(admin, true)
  })

  test('stays owed when its teammate goes offline', async () => {
    const id = await left('vanished@post.example')
    await mine.takeOver(id)
    await mine.write(id, 'One moment, I’ll ask.')
    await world.store.collection('conversations').updateOne(
      { _id: id },
      {
        $set: {
          'handover.state': 'person',
          'handover.teammate': { id: 'nobody', name: 'Dana' },
        },
      },
    )
    await until(() => receivedLines(visitor).includes('put-back'), 15_000)
    expect((await mine.handled(id)).handover).toMatchObject({ state: 'left' })
  })

  test('can’t be opened by a made-up link, an old one, or one of an erased conversation', async () => {
    const { id, token } = await answeredByEmail('erased@post.example')
    const links = world.store.collection('conversationLinks')
    const [link] = await links.find({ conversationId: id }).toArray()
    expect(JSON.stringify(link)).not.toContain(token)
    const { expiresAt = new Date() } = link ?? {}
    await links.updateOne({ _id: link?._id ?? '' }, { $set: { expiresAt: new Date(0) } })
    expect((await enter(token)).status).toBe(410)
    await links.updateOne({ _id: link?._id ?? '' }, { $set: { expiresAt } })
    const cookie = cookieOf(await enter(token))
    const [, , time] = cookie.split('.')
    expect(Number(time)).toBe(expiresAt.getTime())
    await visitor.ask('erase', { conversationId: id })
    for (const one of [token, 'A'.repeat(22), '../../etc', ''])
      expect((await enter(one)).status).toBe(410)
    await world.call('POST', `/api/chat/conversations/${id}/erasure/approval`, {
      cookie: admin.cookie,
    })
    await until(async () => (await links.countDocuments({ conversationId: id })) === 0)
    expect(
      JSON.stringify(await world.store.collection('conversations').findOne({ _id: id })),
    ).not.toContain('erased@post.example')
  })
})

describe('alerts to teammates', () => {
  let admin: Admin
  const told = (to: string) =>
    emailsTo(to).map(({ raw }) => ({
      subject: headerOf(raw, 'subject') ?? '',
      text: textOf(raw, 'plain'),
    }))
  const want = (notify: object) =>
    world.call('PATCH', '/api/team/me', { cookie: admin.cookie, body: { notify } })
  beforeEach(async () => {
    admin = await world.admin()
    return async () => {
      await want({ email: '', waited: true, left: true })
      admin.close()
    }
  })

  test('skip a message answered before the mail server took the e-mail', async () => {
    const email = 'late@post.example'
    isBusyFor.add(email)
    await want({ email, waited: false, left: true })
    const { conversationId: id } = await say(visitor, 'Two families, one gate?')
    await leave(visitor, { to: 'elena@post.example' })
    await until(() => told(email).length > 0, 15_000)
    await until(() => !isBusyFor.has(email))
    const mine = asTeammate(world, admin.cookie)
    await mine.takeOver(id)
    await mine.end(id)
    const alerts = { key: id, kind: 'team', nextAt: { $exists: true } }
    await until(
      async () => (await world.store.collection('emails').countDocuments(alerts)) === 0,
      15_000,
    )
    expect(told(email)).toHaveLength(1)
  })

  test('name a left message once, with a link to it', async () => {
    const email = 'desk@post.example'
    expect((await want({ email, waited: false, left: true })).status).toBe(200)
    const { conversationId: id } = await say(visitor, 'Two families, one gate?')
    await leave(visitor, { to: 'elena@post.example' })
    await until(() => told(email).length > 0, 15_000)
    const [received] = told(email)
    expect(received?.subject).toBe('Elena left a message')
    expect(received?.text).toContain('Two families, one gate?')
    expect(received?.text).toContain(`/admin/whisper/live-chats?view=left&open=${id}`)
    const stored = world.store.collection('conversations')
    const isOver = () =>
      until(async () => (await stored.findOne({ _id: id }))?.handover?.alertDue === undefined)
    await isOver()
    // As if the server had died before recording it.
    await stored.updateOne({ _id: id }, { $set: { 'handover.alertDue': new Date() } })
    await isOver()
    // Nor does another address for the answer make it a different message.
    await leave(visitor, { to: 'other@post.example' })
    await isOver()
    expect(told(email)).toHaveLength(1)
  })

  test('name a visitor who has waited two minutes', async () => {
    const email = 'waited@post.example'
    await want({ email, waited: true, left: false })
    await isTeamHere(visitor)
    await say(visitor, 'Anybody?')
    const { conversationId: id } = await visitor.ask('person', { id: randomUUID(), wanted: true })
    const stored = world.store.collection('conversations')
    const { alertDue = new Date(0) } = (await stored.findOne({ _id: id }))?.handover ?? {}
    expect(alertDue.getTime()).toBeGreaterThan(Date.now() + 60_000)
    await stored.updateOne({ _id: id }, { $set: { 'handover.alertDue': new Date() } })
    await until(() => told(email).length > 0, 15_000)
    expect(told(email)[0]?.subject).toMatch(/^Visitor .* is waiting for a person$/)
    expect(told(email)[0]?.text).toContain('Anybody?')
    await visitor.ask('person', { id: randomUUID(), wanted: false })
  })

  test('a reply sent while its chat is ended is either refused or sent to the visitor', async () => {
    const at = asTeammate(world, admin.cookie)
    const rounds = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const one = await world.visitor()
        const { conversationId: id } = await say(one, 'Do you answer by e-mail?')
        await leave(one, { to: 'elena@post.example' })
        await at.takeOver(id)
        const [written] = await Promise.all([at.write(id, 'We do.'), at.end(id)])
        return { written: written.status, state: (await at.handled(id)).handover?.state }
      }),
    )
    for (const { written, state } of rounds)
      expect([written, state]).toEqual(written === 200 ? [200, 'answered'] : [409, undefined])
  })

  test('need a valid e-mail address', async () => {
    expect((await want({ email: 'desk', waited: true, left: true })).status).toBe(400)
  })
})

test('a cookie for another browser is signed: made-up or altered ones are refused', async () => {
  const { visitorKey = '' } = (await world.store.collection('conversations').findOne({})) ?? {}
  expect(visitorKey).toHaveLength(24)
  for (const cookie of [visitorKey, `${visitorKey}.`, `${visitorKey}.${visitorKey}`])
    await expect(world.visitor(`visitor=${cookie}`)).rejects.toThrow()
})
