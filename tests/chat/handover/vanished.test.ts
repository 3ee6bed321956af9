/**
 * Teammates who go offline or are away too long: each of their visitors is put back in line,
 * independently of the others.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AbsentTeammates } from '#server/chat/handover/absentTeammates'
import { HandoverStore } from '#server/chat/handover/handoverStore'
import type { Replies } from '#server/chat/handover/replies'
import { TeammateActions } from '#server/chat/handover/teammateActions'
import type { Messages } from '#server/chat/messages/messages'
import { type Admin, messagesOf, startWorld, until, type Visitor, type World } from '../world'
import { colleague, asTeammate, isTeamHere, receivedLines, say, want } from './people'

let world: World
let admin: Admin
let visitor: Visitor
beforeEach(async () => {
  world = await startWorld()
  admin = await world.admin()
  visitor = await world.visitor()
  await isTeamHere(visitor)
})
afterEach(() => world.close())

const setAvailable = (isAvailable: boolean) =>
  world.call('PATCH', '/api/team/me', { cookie: admin.cookie, body: { isAvailable } })

/** A second visitor, in line behind the first. */
async function anotherWaits() {
  const other = await world.visitor()
  return { other, id: (await want(other)).conversationId }
}

async function closeForToday() {
  // A minute that is hours away in any time zone.
  const hour = String((new Date().getUTCHours() + 12) % 24).padStart(2, '0')
  const days = Array(7).fill({ from: `${hour}:00`, to: `${hour}:01` })
  const body = { hours: { days, holidays: [] }, rev: 0 }
  await world.call('PUT', '/api/team/hours', { cookie: admin.cookie, body })
}

/** As if a conversation had stood still for this long. */
async function wait(id: string, minutes: number): Promise<void> {
  const at = new Date(Date.now() - minutes * 60_000)
  const { store } = world
  await store.collection('messages').updateOne({ conversationId: id }, { $set: { at } })
  const taken = { $set: { 'handover.since': new Date(at.getTime() - 60_000) } }
  await store.collection('conversations').updateOne({ _id: id }, taken)
}

test.each([
  ['away', () => setAvailable(false)],
  ['outside of the hours', closeForToday],
])(
  'a visitor writing to a teammate %s is back in line after five minutes without an answer',
  async (_, go) => {
    const mine = asTeammate(world, admin.cookie)
    const { other, id: answered } = await anotherWaits()
    const { conversationId: id } = await want(visitor)
    for (const one of [answered, id]) await mine.takeOver(one)
    await say(other, 'Thank you')
    await say(visitor, 'Hello? I am locked out.')
    await mine.write(answered, 'You’re welcome.')
    await go()
    await until(() => visitor.told.some(({ event, value }) => event === 'isTeamHere' && !value))
    await wait(answered, 9)
    await wait(id, 4)
    expect(receivedLines(visitor)).not.toContain('lost')
    await wait(id, 6)
    await until(() => receivedLines(visitor).includes('lost'))
    expect((await mine.handled(id)).handover?.state).toBe('waiting')
    expect((await mine.handled(answered)).handover?.state).toBe('person')
  },
)

test('a visitor whose teammate is here, but hasn’t looked for five minutes, is back in line', async () => {
  const mine = asTeammate(world, admin.cookie)
  const { other, id: looked } = await anotherWaits()
  const { conversationId: id } = await want(visitor)
  for (const one of [looked, id]) await mine.takeOver(one)
  for (const one of [other, visitor]) await say(one, 'Hello? I am locked out.')
  await world.call('POST', `/api/chat/conversations/${looked}/read`, {
    cookie: admin.cookie,
    body: { seq: 1 },
  })
  await wait(id, 4)
  await wait(looked, 9)
  expect(receivedLines(visitor)).not.toContain('lost')
  await wait(id, 6)
  await until(() => receivedLines(visitor).includes('lost'))
  expect((await mine.handled(id)).handover?.state).toBe('waiting')
  expect((await mine.handled(looked)).handover?.state).toBe('person')
})

describe('a chat whose teammate is offline', () => {
  /** A visitor whom Dana, who has no page open, told this. She has it when it `vanishes`. */
  async function told(text: string) {
    const by = await world.visitor()
    const mine = asTeammate(world, admin.cookie)
    const { conversationId: id } = await want(by)
    await mine.takeOver(id)
    await say(by, 'My keypad is broken')
    await mine.write(id, text)
    return {
      id,
      by,
      handled: () => mine.handled(id),
      vanishes: (teammate = { id: 'dana', name: 'Dana' }) =>
        world.store
          .collection('conversations')
          .updateOne({ _id: id }, { $set: { 'handover.teammate': teammate } }),
    }
  }
  const isLost = (one: Visitor) => until(() => receivedLines(one).includes('lost'))
  let dana: string
  beforeEach(async () => {
    dana = await colleague(world)
  })

  test('stays assigned after thanks or half an hour of silence, until the visitor writes again', async () => {
    const [thanked, silent] = [await told('We come on Tuesday.'), await told('We come on Tuesday.')]
    const welcomed = await told('We come on Tuesday.')
    const kept = [thanked, silent, welcomed]
    for (const words of ['Great', 'Thanks, bye']) await say(thanked.by, words)
    await longAgo(silent.id, 31)
    await say(welcomed.by, 'Thank you!')
    await asTeammate(world, admin.cookie).write(welcomed.id, 'You’re welcome.')
    for (const one of kept) await one.vanishes()
    const other = await told('Which keypad is it?')
    await other.vanishes()
    await isLost(other.by)
    for (const { by, handled } of kept) {
      expect((await handled()).handover).toMatchObject({
        state: 'person',
        teammate: { id: 'dana' },
      })
      expect(receivedLines(by)).toEqual(['asked', 'joined'])
      await say(by, 'How much is a second keypad?')
    }
    for (const { by, handled } of kept) {
      await isLost(by)
      expect((await handled()).handover?.state).toBe('waiting')
    }
  })

  /** Thanked hours ago, and Dana gone since. */
  async function over() {
    const chat = await told('We come on Tuesday.')
    await longAgo(chat.id, 241)
    await say(chat.by, 'Thanks, bye')
    await chat.vanishes()
    await until(() => receivedLines(chat.by).includes('over'))
    return chat
  }

  test('is unassigned hours later: thanks change nothing, other messages go to a person', async () => {
    const { by, handled } = await over()
    expect((await handled()).handover).toMatchObject({ state: 'answered' })
    expect((await handled()).handover?.teammate).toBeUndefined()
    const { id } = await say(by, 'Thank you!')
    await until(() => messagesOf(by).find((one) => one.id === id)?.answer.status === 'person')
    expect(receivedLines(by)).toEqual(['asked', 'joined', 'over'])
    await say(by, 'How much is a second keypad?')
    await until(() => receivedLines(by).at(-1) === 'asked')
    expect((await handled()).handover?.state).toBe('waiting')
  })

  test('can then be taken over by another teammate', async () => {
    const mine = asTeammate(world, admin.cookie)
    const { id } = await over()
    expect(await mine.open()).toEqual([])
    const before = Date.now()
    const taken = await mine.takeOver(id)
    expect(taken.status).toBe(200)
    expect(taken.body.handover.waitingSince, 'nobody waited').toBeGreaterThanOrEqual(before)
    expect((await mine.write(id, 'Wednesday, sorry.')).status).toBe(200)
  })

  test('stays with a teammate who is away but has the page open', async () => {
    const messages = world.store.collection('messages')
    async function saidAWhileAgo(text: string) {
      const chat = await told('One moment, I’ll look that up.')
      await say(chat.by, text)
      await longAgo(chat.id, 7)
      const at = new Date(Date.now() - 6 * 60_000)
      await messages.updateOne({ conversationId: chat.id, text }, { $set: { at } })
      return chat
    }
    const thanked = await saidAWhileAgo('Ok, thanks')
    const asking = await saidAWhileAgo('And my other gate?')
    await setAvailable(false)
    await isLost(asking.by)
    expect((await thanked.handled()).handover?.state).toBe('person')
  })

  test('goes back in line also when the visitor writes while nobody is available', async () => {
    const { by, handled } = await over()
    await setAvailable(false)
    await until(() => by.told.some(({ event, value }) => event === 'isTeamHere' && !value))
    await say(by, 'Not on Tuesday, please')
    await until(async () => (await handled()).handover?.state === 'waiting')
  })

  test('who was handed it after thanks keeps it; after a promise it goes back in line', async () => {
    const mine = asTeammate(world, admin.cookie)
    await world.admin(dana)
    const thanked = await told('We come on Tuesday.')
    await say(thanked.by, 'Thanks, bye')
    const promised = await told('Dana will tell you.')
    await longAgo(promised.id, 31)
    for (const { id, vanishes } of [thanked, promised]) {
      await until(async () => (await mine.handOver(id, 'dana')).status === 200)
      await vanishes({ id: 'mo', name: 'Mo' })
    }
    await isLost(promised.by)
    expect((await thanked.handled()).handover).toMatchObject({
      state: 'person',
      teammate: { id: 'mo' },
    })
  })

  test('goes back in line after a question, short silence, or more than thanks', async () => {
    const answered = await told('Is Tuesday all right?')
    await say(answered.by, 'Perfect, thanks')
    const silent = await told('One moment, I’ll look.')
    const asking = await told('We come on Tuesday.')
    await say(asking.by, 'Thanks. Ring at the side door please')
    for (const one of [answered, silent, asking]) await one.vanishes()
    for (const { by } of [answered, silent, asking]) await isLost(by)
  })

  test('returns to the left messages when its visitor had left one and wrote nothing since', async () => {
    const chat = await told('We come on Tuesday.')
    const contact = { name: 'Elena', to: 'elena@post.example' }
    await world.store
      .collection('conversations')
      .updateOne({ _id: chat.id }, { $set: { 'handover.contact': contact } })
    await longAgo(chat.id, 31)
    await world.store
      .collection('conversations')
      .updateOne(
        { _id: chat.id },
        { $set: { 'handover.since': new Date(Date.now() - 31 * 60_000) } },
      )
    await chat.vanishes()
    await until(() => receivedLines(chat.by).includes('put-back'))
    expect((await chat.handled()).handover).toMatchObject({ state: 'left', contact })
  })
})

/** As if all of a conversation had been written so long ago, in its order. */
async function longAgo(id: string, minutes: number): Promise<void> {
  const ago = new Date(Date.now() - minutes * 60_000)
  const before = new Date(ago.getTime() - 60_000)
  const { store } = world
  await store.collection('replies').updateOne({ conversationId: id }, { $set: { at: ago } })
  await store.collection('messages').updateOne({ conversationId: id }, { $set: { at: before } })
  await store
    .collection('conversations')
    .updateOne({ _id: id }, { $set: { 'handover.since': before, 'lines.$[].at': before } })
}

test('one visitor’s erasure request delays no other chat of the teammate', async () => {
  const { cookie } = await world.admin(await colleague(world))
  const { conversationId: erased } = await want(visitor)
  const { other, id } = await anotherWaits()
  for (const one of [erased, id]) await asTeammate(world, cookie).takeOver(one)
  await visitor.ask('erase', { conversationId: erased })
  const removed = await world.call('DELETE', '/api/team/members/dana', { cookie: admin.cookie })
  expect(removed.status).toBe(200)
  await until(() => receivedLines(other).includes('lost'))
  const mine = asTeammate(world, admin.cookie)
  expect(await mine.open()).toMatchObject([{ conversationId: id, handover: { state: 'waiting' } }])
  expect((await mine.takeOver(id)).status).toBe(200)
  await setAvailable(false)
  await until(() => other.told.some(({ event, value }) => event === 'isTeamHere' && !value))
})

test('an erasure requested at the same moment stops no other conversation', async () => {
  const conversations = world.store.collection('conversations')
  const now = new Date()
  const teammate = { id: 'admin', name: 'Admin' }
  for (const _id of ['first', 'second'])
    await conversations.insertOne({
      _id,
      visitorKey: _id,
      ordinal: 0,
      channel: 'chat',
      page: '/',
      startedAt: now,
      lastAt: now,
      handover: { state: 'person', since: now, waitingSince: now, teammate },
    })
  const erasure = { status: 'asked', askedAt: now } as const
  const messages = {
    assignToPerson: (_id: string) =>
      _id === 'first' && conversations.updateOne({ _id }, { $set: { erasure } }),
  }
  const replies = {
    hasReplySince: async () => false,
    isAnyDue: async () => false,
    latestTo: async () => null,
  }
  const absent = absentTeammates(messages, replies)
  await expect(absent.release({ timedOut: ['admin'], away: [], here: [] })).rejects.toThrow(
    '1 of 2',
  )
  expect(await conversations.findOne({ _id: 'second' })).toMatchObject({
    handover: { state: 'waiting' },
  })
})

test('a message left at the moment a chat would be closed stays left', async () => {
  const conversations = world.store.collection('conversations')
  const now = new Date()
  const ago = new Date(now.getTime() - 5 * 3_600_000)
  const teammate = { id: 'gone', name: 'Dana' }
  const joined = { id: 'line', at: ago, kind: 'joined', teammate } as const
  await conversations.insertOne({
    _id: 'over',
    visitorKey: 'over',
    ordinal: 0,
    channel: 'chat',
    page: '/',
    startedAt: ago,
    lastAt: now,
    lines: [joined],
    handover: { state: 'person', since: ago, waitingSince: ago, teammate },
  })
  const contact = { name: 'Elena', to: 'elena@post.example' }
  const messages = {
    latest: async () => [],
    assignToPerson: (_id: string) =>
      conversations.updateOne({ _id }, { $set: { 'handover.contact': contact } }),
  }
  const replies = {
    hasReplySince: async () => true,
    latestTo: async () => ({ at: ago, text: 'On Tuesday.', teammate }),
  }
  await absentTeammates(messages, replies).release({ timedOut: ['gone'], away: [], here: [] })
  expect((await conversations.findOne({ _id: 'over' }))?.handover).toMatchObject({
    state: 'left',
    contact,
  })
})

/** With stand-ins for what reads and writes the conversation's messages and replies. */
function absentTeammates(messages: object, replies: object): AbsentTeammates {
  const standIns = { messages: messages as Messages, replies: replies as Replies }
  const handovers = new HandoverStore(world.store, standIns.messages)
  const parts = { ...standIns, handovers, canBeTaken: () => true }
  return new AbsentTeammates({ ...parts, teammateActions: new TeammateActions(parts) })
}
