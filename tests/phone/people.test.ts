/** A person joins a conversation by text, as on the site: each reply once, Whisper silent. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerText } from '#server/phone/wording'
import { textedPhotoPath } from '#shared/contact/photos'
import { asTeammate, isTeamHere, want } from '../chat/handover/people'
import { type Admin, until } from '../chat/world'
import { someJpeg } from '../contact/somePhotos'
import { type PhoneWorld, sourced, startPhoneWorld, texts } from './phoneWorld'
import { newSid } from './texting'

let world: PhoneWorld
let cookie: string
let here: Admin
let people: ReturnType<typeof asTeammate>
let numbers = 700
beforeAll(async () => {
  world = await startPhoneWorld({ answerer: sourced })
  cookie = await world.signIn()
  people = asTeammate(world, cookie)
  here = await world.admin(cookie)
})
afterAll(() => world.close())

const nextNumber = () => `+1202555${String((numbers += 1)).padStart(4, '0')}`
const open = async () => (await people.open()) as { conversationId: string; handover: object }[]

const statuses = async (id: string) =>
  (await world.interactions(`conversation=${id}`)).map(({ answer }) => answer.status)

/** Texts and then asks for a person; resolves to the number and the conversation. */
async function waiting() {
  const me = nextNumber()
  await world.text(me, 'Does it work in the rain?')
  await texts(world, me, 1)
  const before = (await open()).map((one) => one.conversationId)
  await world.text(me, 'PERSON')
  await texts(world, me, 2)
  const id = await until(
    async () => (await open()).find((one) => !before.includes(one.conversationId))?.conversationId,
  )
  return { me, id }
}

describe('while a teammate is available', () => {
  test('a visitor waits, is told who joined, gets replies, and returns to Whisper', async () => {
    const { me, id } = await waiting()
    expect(world.sentTo(me)[1]).toBe(
      'You’re in line for a person at Visitor Access. They’ll reply here.'.replaceAll('’', "'"),
    )
    expect((await people.takeOver(id)).status).toBe(200)
    expect((await texts(world, me, 3))[2]).toBe('Admin at Visitor Access is here now.')
    await world.text(me, 'Are you real?')
    await until(async () => (await world.interactions(`conversation=${id}`)).length === 2)
    const as = randomUUID()
    await people.write(id, 'Yes, I am.', { as })
    await people.write(id, 'Yes, I am.', { as })
    await people.write(id, 'Only for us', { kind: 'note' })
    expect((await texts(world, me, 4))[3]).toBe('Admin: Yes, I am.')
    expect((await people.handBack(id)).status).toBe(200)
    expect((await texts(world, me, 5))[4]).toMatch(
      /^Admin has left\. Whisper, .* is answering again\.$/,
    )
    await world.text(me, 'And in the snow?')
    expect((await texts(world, me, 6))[5]).toContain('And in the snow?')
    const all = await world.interactions(`conversation=${id}`)
    expect(all.map(({ answer }) => answer.status)).toEqual(['done', 'person', 'done'])
    expect(world.sentTo(me).join()).not.toContain('Only for us')
    expect(world.sentTo(me)).toHaveLength(6)
  })

  test('texts a teammate left unanswered on returning the chat are answered by text', async () => {
    const { me, id } = await waiting()
    await people.takeOver(id)
    await world.text(me, 'How much is the Pro plan?')
    await until(async () => (await world.interactions(`conversation=${id}`)).length === 2)
    await people.handBack(id)
    const answer = expect.stringContaining('You asked: How much is the Pro plan?')
    expect((await texts(world, me, 5)).slice(3)).toContainEqual(answer)
  })

  test('a repeated text queues once, and asking again is answered', async () => {
    const me = nextNumber()
    const sid = { MessageSid: newSid() }
    await world.text(me, 'Agent', sid)
    await world.text(me, 'Agent', sid)
    await texts(world, me, 1)
    await world.text(me, 'human please')
    expect((await texts(world, me, 2))[1]).toMatch(/already has this conversation|soon/)
    expect(world.sentTo(me)).toHaveLength(2)
  })

  test.each(['Yes', 'No', 'y'])('%s to a teammate reaches the teammate', async (word) => {
    const { me, id } = await waiting()
    const said = async () =>
      (await world.interactions(`conversation=${id}`)).filter((one) => one.userMessage === word)
    await world.text(me, word)
    await until(async () => (await said()).length === 1)
    await people.takeOver(id)
    await people.write(id, 'Do you want us to come on Tuesday at 9?')
    expect((await texts(world, me, 4))[3]).toContain('Tuesday at 9?')
    await world.text(me, word)
    await until(async () => (await said()).length === 2)
    await people.end(id)
    await texts(world, me, 5)
    // Whisper answers again, but it was the teammate who asked.
    await world.text(me, word)
    await until(async () => (await said()).length === 3)
    expect((await texts(world, me, 6))[5]).toContain(`You asked: ${word}`)
    const all = await world.interactions(`conversation=${id}`)
    expect(all.map(({ answer }) => answer.status)).toEqual(['done', 'person', 'person', 'done'])
    expect(all.flatMap(({ feedback }) => feedback ?? [])).toEqual([])
    await world.text(me, 'Y')
    expect((await texts(world, me, 7))[6]).toBe('Thank you.')
  })

  test('keywords for a person, help and start reach the teammate as messages', async () => {
    const { me, id } = await waiting()
    const said = async () => (await world.interactions(`conversation=${id}`)).toReversed()
    const hears = async (word: string) =>
      until(async () => (await said()).at(-1)?.userMessage === word)
    await people.takeOver(id)
    await people.write(id, 'Which part is it, the gate or the operator?')
    await texts(world, me, 4)
    for (const word of ['Operator', 'Agent', 'person please']) {
      await world.text(me, word)
      await hears(word)
    }
    await world.text(me, 'Info')
    await hears('Info')
    expect((await texts(world, me, 5))[4]).toContain('Reply STOP to opt out')
    await world.text(me, 'Start')
    await hears('Start')
    expect((await texts(world, me, 6))[5]).toContain('by text again')
    // Asked by a teammate who has left since, it is both: an answer, and a wish for a person.
    await people.write(id, 'And who opens it, you or an operator?')
    await people.end(id)
    await texts(world, me, 8)
    await world.text(me, 'Operator')
    await hears('Operator')
    expect((await texts(world, me, 9))[8]).toMatch(/^You're in line for a person/)
    await people.takeOver(id)
    await people.end(id)
    await texts(world, me, 11)
    // Said since, so it's a wish alone.
    await world.text(me, 'PERSON')
    expect((await texts(world, me, 12))[11]).toMatch(/^You're in line for a person/)
    const all = await said()
    expect(all).toHaveLength(7)
    expect(all.map(({ answer }) => answer.status)).toEqual(['done', ...Array(6).fill('person')])
    expect(world.sentTo(me)).toHaveLength(12)
  })

  test('photos to a teammate are shown to the team only, until the conversation is erased', async () => {
    const { me, id } = await waiting()
    await people.takeOver(id)
    await people.write(id, 'Can you send me a photo of it?')
    await texts(world, me, 4)
    const hosted = (at: number) => world.provider.host(someJpeg({ width: 40 + at }))
    const script = world.provider.host(Buffer.from('<script>'))
    await world.text(me, '', { NumMedia: '1', MediaUrl0: hosted(0) })
    await texts(world, me, 5)
    await world.text(me, 'Here', { NumMedia: '2', MediaUrl0: hosted(1), MediaUrl1: script })
    expect((await texts(world, me, 6)).slice(4)).toEqual([
      'Thank you, our team can see your photo.',
      expect.stringContaining('can see only 1 of 2 photos. Please e-mail them to'),
    ])
    const shown = async () => (await world.interactions(`conversation=${id}`)).slice(0, 2)
    await until(async () => (await shown()).every(({ photos }) => photos))
    const all = await shown()
    expect(all.map((one) => [one.userMessage, one.answer.status])).toEqual([
      ['Here [2 photos]', 'person'],
      ['[1 photo]', 'person'],
    ])
    expect(all.map(({ photos }) => photos?.map(({ width }) => width))).toEqual([[41], [40]])

    const [with2, with1] = all.map((one) => textedPhotoPath(one.id, one.photos?.[0]?.id ?? ''))
    const get = (path = '', as = cookie) => world.call('GET', path, { cookie: as })
    const photo = await get(with1)
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(Buffer.from(await photo.arrayBuffer()).subarray(0, 2)).toEqual(Buffer.from([255, 216]))
    expect((await get(with1, '')).status, 'nobody').toBe(401)
    const { cookie: visitor } = await world.visitor()
    expect((await get(with1, visitor)).status, 'a visitor').toBe(401)
    const mixed = textedPhotoPath(all[0]?.id ?? '', all[1]?.photos?.[0]?.id ?? '')
    expect((await get(mixed)).status, 'of another message').toBe(404)

    await people.end(id)
    await world.text(me, 'ERASE')
    const approve = () =>
      world.call('POST', `/api/chat/conversations/${id}/erasure/approval`, { cookie })
    await until(async () => (await approve()).status === 200)
    await until(async () => (await get(with1)).status === 404)
    expect((await get(with2)).status).toBe(404)
    expect(await world.store.collection('photos').countDocuments({})).toBe(0)
  })

  test('a mark after a message to a person doesn’t mark an older answer', async () => {
    const { me, id } = await waiting()
    await world.text(me, 'Are you open on Sunday?')
    await until(async () => (await world.interactions(`conversation=${id}`)).length === 2)
    await people.takeOver(id)
    await people.end(id)
    await world.text(me, 'No')
    await until(async () => (await world.interactions(`conversation=${id}`)).length === 3)
    const all = await world.interactions(`conversation=${id}`)
    expect(all.flatMap(({ feedback }) => feedback ?? [])).toEqual([])
  })

  test('a reply right before the chat ends arrives before the notice of the end', async () => {
    const { me, id } = await waiting()
    await people.takeOver(id)
    await texts(world, me, 3)
    for (const words of ['One.', 'Two.', 'Goodbye.']) await people.write(id, words)
    await people.end(id)
    const sent = (await texts(world, me, 7)).slice(3)
    const said = ['Admin: One.', 'Admin: Two.', 'Admin: Goodbye.']
    expect(sent).toEqual([...said, expect.stringMatching(/^Admin has left/)])
  })

  test('a visitor who says STOP leaves the line', async () => {
    const { me, id } = await waiting()
    await world.text(me, 'STOP')
    await until(async () => !(await open()).some((one) => one.conversationId === id))
    expect(world.sentTo(me)).toHaveLength(2)
  })

  test('what a visitor asked before STOP isn’t answered by a hand-back after START', async () => {
    const { me, id } = await waiting()
    await world.text(me, 'Does it snow there?')
    await until(async () => (await world.interactions(`conversation=${id}`)).length === 2)
    await world.text(me, 'STOP')
    await until(async () => (await people.handled(id)).handover === null)
    await world.text(me, 'START')
    await texts(world, me, 3)
    await people.takeOver(id)
    await texts(world, me, 4)
    await world.text(me, 'Does it hail there?')
    await until(async () => (await world.interactions(`conversation=${id}`)).length === 3)
    await people.handBack(id)
    await texts(world, me, 6)
    expect((await statuses(id)).toSorted()).toEqual(['done', 'done', 'person'])
  })

  test('a reply too long for a text is refused as a whole', async () => {
    const { me, id } = await waiting()
    await people.takeOver(id)
    await texts(world, me, 3)
    const long = await people.write(id, 'x'.repeat(1_401))
    expect([long.status, long.body.error.message]).toEqual([400, 'Use 1400 characters or fewer.'])
    await people.write(id, 'x'.repeat(1_400))
    expect((await texts(world, me, 4))[3]).toHaveLength(1_407)
    await people.end(id)
  })

  test('an answer that refers to a person says how, even with hardly any space', () => {
    const written = (text: string, action?: 'person') =>
      answerText({
        text,
        sources: [],
        isAnswered: true,
        publicUrl: '',
        form: null,
        hasOptInWording: true,
        ...(action && { action }),
      })
    const hint = '\nReply PERSON for a person here'
    expect(written('I don’t know that.', 'person')).toContain(hint)
    expect(written('word '.repeat(90), 'person')).toContain(hint)
    expect(written('I don’t know that.')).not.toContain('PERSON')
  })

  test('a call can’t be taken over', async () => {
    const conversations = world.store.collection('conversations')
    const { id } = await waiting()
    const original = await conversations.findOne({ _id: id })
    if (!original) throw new Error('It is not stored.')
    const { handover: _, lines: __, ...bare } = original
    await conversations.insertOne({ ...bare, _id: 'a-call', channel: 'call', ordinal: 99 })
    const refused = await people.takeOver('a-call')
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'A call can’t be taken over here.',
    ])
  })
})

test('when the team leaves, waiting visitors are told, Whisper answers, and the message stays', async () => {
  const { me, id } = await waiting()
  await world.call('PATCH', '/api/team/me', { cookie, body: { isAvailable: false } })
  expect((await texts(world, me, 3))[2]).toMatch(/^Nobody's here right now\..* Whisper can help\.$/)
  await world.text(me, 'And in the snow?')
  expect((await texts(world, me, 4))[3]).toContain('And in the snow?')
  await world.text(me, 'PERSON')
  expect((await texts(world, me, 5))[4]).toBe(
    'We have your message, and a person will text you back here.',
  )
  expect(await open()).toContainEqual(
    expect.objectContaining({
      conversationId: id,
      handover: expect.objectContaining({ state: 'left' }),
    }),
  )
  await world.call('PATCH', '/api/team/me', { cookie, body: { isAvailable: true } })
  await until(async () => (await (await world.visitor()).ask('join', {})).isTeamHere)
  await world.text(me, 'PERSON')
  expect((await texts(world, me, 6))[5]).toMatch(/^You're in line for a person/)
  await people.takeOver(id)
  await people.end(id)
})

test('whose teammate is gone with everybody else is told that nobody is here, and nothing before', async () => {
  const body = { name: 'Kay', role: 'admin', email: '' }
  const { id: kay, password } = await (
    await world.call('POST', '/api/team', { cookie, body })
  ).json()
  const { me, id } = await waiting()
  const theirs = asTeammate(world, await world.signIn('admin', password))
  expect((await theirs.takeOver(id)).status).toBe(200)
  await texts(world, me, 3)
  const available = (isAvailable: boolean) =>
    world.call('PATCH', '/api/team/me', { cookie, body: { isAvailable } })
  await available(false)
  await world.call('DELETE', `/api/team/members/${kay}`, { cookie })
  expect((await texts(world, me, 4))[3]).toMatch(/^Nobody's here right now\./)
  await available(true)
})

test('an answered visitor who asks for a person again waits in line or leaves another message', async () => {
  const available = (isAvailable: boolean) =>
    world.call('PATCH', '/api/team/me', { cookie, body: { isAvailable } })
  const stateOf = async (id: string) => (await people.handled(id)).handover?.state
  const { me, id } = await waiting()
  await available(false)
  await until(async () => (await stateOf(id)) === 'left')
  await available(true)
  const answer = async (count: number) => {
    await people.takeOver(id)
    await people.write(id, 'Yes, from 10 to 2.')
    await people.end(id)
    expect(await stateOf(id)).toBe('answered')
    await texts(world, me, count)
  }
  // Nobody's here, who joined, the answer, and who has left.
  await answer(6)
  const sid = { MessageSid: newSid() }
  await world.text(me, 'PERSON', sid)
  expect((await texts(world, me, 7))[6]).toMatch(/^You're in line for a person/)
  expect(await open()).toContainEqual(
    expect.objectContaining({
      conversationId: id,
      handover: expect.objectContaining({ state: 'waiting', contact: { name: '', to: me } }),
    }),
  )
  await answer(10)
  await world.text(me, 'PERSON', sid)
  expect(await stateOf(id), 'the same text wants nobody again').toBe('answered')
  await available(false)
  await until(async () => !(await (await world.visitor()).ask('join', {})).isTeamHere)
  await world.text(me, 'PERSON')
  expect((await texts(world, me, 11))[10]).toMatch(/^Nobody's here right now\./)
  expect(await stateOf(id)).toBe('left')
  await available(true)
})

test('a visitor put back in line is told so, and that Whisper answers meanwhile', async () => {
  const available = (isAvailable: boolean) =>
    world.call('PATCH', '/api/team/me', { cookie, body: { isAvailable } })
  const { me, id } = await waiting()
  await available(false)
  await texts(world, me, 3)
  await available(true)
  await people.takeOver(id)
  await people.write(id, 'Which keypad is it?')
  await texts(world, me, 5)
  await world.text(me, 'The black one. Can you come today?')
  await until(async () => (await world.interactions(`conversation=${id}`)).length === 2)
  expect((await people.handBack(id)).body.handover.state).toBe('left')
  expect((await texts(world, me, 6))[5]).toBe(
    "Admin has left. We'll still reply to your message here. Until then, Whisper can help.",
  )
  await world.text(me, 'STOP')
})

test('a visitor’s answer to a departed teammate’s question goes to a person, not Whisper', async () => {
  const available = (isAvailable: boolean) =>
    world.call('PATCH', '/api/team/me', { cookie, body: { isAvailable } })
  const { me, id } = await waiting()
  await people.takeOver(id)
  await people.write(id, 'Is Tuesday at nine all right?')
  await texts(world, me, 4)
  await available(false)
  await world.store
    .collection('conversations')
    .updateOne({ _id: id }, { $set: { 'handover.teammate': { id: 'nobody', name: 'Dana' } } })
  expect((await texts(world, me, 5))[4]).toMatch(/We'll reply here\.$/)
  await world.text(me, 'Yes, Tuesday is fine.')
  await until(async () => (await world.interactions(`conversation=${id}`)).length === 2)
  const [latest] = await world.interactions(`conversation=${id}`)
  expect([latest?.answer.status, (await people.handled(id)).handover?.state]).toEqual([
    'person',
    'left',
  ])
  expect(world.sentTo(me)).toHaveLength(5)
  const longAgo = { $set: { 'handover.since': new Date(Date.now() - 15 * 86_400_000) } }
  await world.store.collection('conversations').updateOne({ _id: id }, longAgo)
  await world.text(me, 'And in the snow?')
  expect((await texts(world, me, 6))[5]).toContain('And in the snow?')
  await available(true)
  await world.text(me, 'STOP')
})

test('when nobody is available, the visitor is told when, Whisper answers, and a reply is texted', async () => {
  await world.call('PATCH', '/api/team/me', { cookie, body: { isAvailable: false } })
  const hours = {
    days: Array.from({ length: 7 }, () => ({ from: '00:00', to: '00:01' })),
    holidays: [],
  }
  await world.call('PUT', '/api/team/hours', { cookie, body: { hours, rev: 0 } })
  const others = (await open()).map((one) => one.conversationId)
  const me = nextNumber()
  await world.text(me, 'Does it rain?')
  await texts(world, me, 1)
  await until(async () => {
    const ways = await (await world.call('GET', '/api/chat/contact')).json()
    return ways.hours !== undefined
  })
  await world.text(me, 'person')
  expect((await texts(world, me, 2))[1]).toMatch(
    /^Nobody's here right now\. A person is back: .*We'll reply here\. Until then, Whisper can help\.$/,
  )
  await world.text(me, 'And snow?')
  expect((await texts(world, me, 3))[2]).toContain('And snow?')
  const left = (await open()).find((one) => !others.includes(one.conversationId))
  expect(left?.handover).toMatchObject({ state: 'left' })
  const id = left?.conversationId ?? ''
  await people.takeOver(id)
  await texts(world, me, 4)
  await people.write(id, 'Good morning. Yes, it does.')
  expect((await texts(world, me, 5))[4]).toBe('Admin: Good morning. Yes, it does.')
  await people.end(id)
  expect((await texts(world, me, 6))[5]).toBe(
    'Admin has left. If you write again, a person will answer.',
  )
  await world.text(me, 'Can you come at ten?')
  expect((await texts(world, me, 7))[6]).toMatch(/^Nobody's here .*We'll reply here\.$/)
  await world.text(me, 'Yes')
  await until(async () => (await world.interactions(`conversation=${id}`)).length === 4)
  const [yes, ten] = await world.interactions(`conversation=${id}`)
  expect([yes?.answer.status, ten?.answer.status, ten?.feedback]).toEqual([
    ...['person', 'person', undefined],
  ])
  expect(world.sentTo(me)).toHaveLength(7)
  expect(here.socket.connected).toBe(true)
})

test('a text a dead server didn’t send is sent once by the next', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'texts-'))
  const first = await startPhoneWorld({ answerer: sourced, dataDir })
  const me = nextNumber()
  await first.text(me, 'Does it rain?')
  await texts(first, me, 1)
  const [conversation] = await first.store.collection('conversations').find({}).toArray()
  const { _id = '', visitorKey = '' } = conversation ?? {}
  const teammate = { id: 'admin', name: 'Admin' }
  const [at, before] = [new Date(), new Date(Date.now() - 1_000)]
  const line = { id: randomUUID(), at: before, kind: 'joined', teammate }
  const handover = { state: 'person', since: before, waitingSince: before, teammate }
  await first.store.collection('conversations').updateOne({ _id }, {
    $set: { lines: [line], linedAt: before, handover },
  } as object)
  await first.store.collection('replies').insertOne({
    _id: randomUUID(),
    conversationId: _id,
    visitorKey,
    kind: 'reply',
    teammate,
    text: 'It does.',
    at,
    sendDue: at,
  })
  const seen = { $set: { seenAt: at } }
  await first.store.collection('teammates').updateOne({ _id: 'admin' }, seen)
  await first.close()
  const second = await startPhoneWorld({ answerer: sourced, dataDir })
  const sent = await texts(second, me, 2)
  expect(sent.toSorted()).toEqual(['Admin at Visitor Access is here now.', 'Admin: It does.'])
  await second.close()
  const third = await startPhoneWorld({ answerer: sourced, dataDir })
  await third.text(me, 'Still there?')
  await until(async () =>
    (await third.interactions()).some((one) => one.userMessage === 'Still there?'),
  )
  expect(third.sentTo(me)).toEqual([])
  await third.close()
})

test('after ten minutes off, a server gives teammates time to return before marking them offline', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'texts-'))
  const first = await startPhoneWorld({ answerer: sourced, dataDir })
  const admin = await first.admin()
  const visitor = await first.visitor()
  await isTeamHere(visitor)
  const { conversationId: id } = await want(visitor)
  await asTeammate(first, admin.cookie).takeOver(id)
  const me = nextNumber()
  await first.text(me, 'PERSON')
  await texts(first, me, 1)
  const seenAt = new Date(Date.now() - 600_000)
  await first.store.collection('teammates').updateOne({ _id: 'admin' }, { $set: { seenAt } })
  await first.close()

  // Once it has started, it has looked who is here.
  const second = await startPhoneWorld({ answerer: sourced, dataDir })
  const back = asTeammate(second, (await second.admin(admin.cookie)).cookie)
  expect((await back.write(id, 'I’m still with you.')).status).toBe(200)
  const [texter] = await second.store.collection('conversations').find({ phone: me }).toArray()
  expect(texter?.lines?.map(({ kind }) => kind)).toEqual(['asked'])
  await back.takeOver(texter?._id ?? '')
  expect(await texts(second, me, 1)).toEqual(['Admin at Visitor Access is here now.'])
  await second.close()
})
