/** Teammates who vanish, or are away for too long: each of their visitors waits again, whatever is up with another. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Handovers } from '#server/chat/handover/handovers'
import type { Replies } from '#server/chat/handover/replies'
import type { Messages } from '#server/chat/messages/messages'
import { type Admin, messagesOf, startWorld, until, type Visitor, type World } from '../world'
import { colleague, desk, isTeamHere, receivedLines, say, want } from './desk'

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
  'who writes to a teammate %s waits again after five minutes without an answer',
  async (_, go) => {
    const mine = desk(world, admin.cookie)
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

describe('a chat that is over in words, but was not ended', () => {
  /** As if the teammate who has it had closed the page long ago. */
  const vanish = (id: string) =>
    world.store
      .collection('conversations')
      .updateOne({ _id: id }, { $set: { 'handover.teammate': { id: 'nobody', name: 'Dana' } } })
  /** A visitor to whom the admin has written this. */
  async function told(text: string) {
    const mine = desk(world, admin.cookie)
    const { conversationId: id } = await want(visitor)
    await mine.takeOver(id)
    await say(visitor, 'My keypad is broken')
    await mine.write(id, text)
    return { id, handled: () => mine.handled(id) }
  }
  const statuses = () => messagesOf(visitor).map(({ answer }) => answer.status)

  test('goes back to Whisper, without a wait, and Whisper answers what comes next', async () => {
    const { id, handled } = await told('We come on Tuesday.')
    await say(visitor, 'Great')
    await say(visitor, 'Thanks, bye')
    await vanish(id)
    await until(() => receivedLines(visitor).includes('over'))
    expect(await handled()).toMatchObject({ handover: null })
    expect(receivedLines(visitor)).toEqual(['asked', 'joined', 'over'])
    await say(visitor, 'How much is a second keypad?')
    await until(() => statuses()[3] === 'done')
    expect(statuses().slice(0, 3), 'was for the teammate').toEqual(['person', 'person', 'person'])
  })

  test('is a person’s again with the next message where a message was left before', async () => {
    const { id, handled } = await told('We come on Tuesday.')
    const contact = { name: 'Elena', to: 'elena@post.example' }
    await world.store
      .collection('conversations')
      .updateOne({ _id: id }, { $set: { 'handover.contact': contact } })
    await say(visitor, 'Thank you!')
    await vanish(id)
    await until(() => receivedLines(visitor).includes('over'))
    expect((await handled()).handover).toMatchObject({ state: 'answered', contact })
  })

  test('by a teammate’s last word is over once it has stood for a while', async () => {
    const { id, handled } = await told('We come on Tuesday.')
    const ago = new Date(Date.now() - 6 * 60_000)
    const { store } = world
    await store.collection('replies').updateOne({ conversationId: id }, { $set: { at: ago } })
    await store.collection('messages').updateOne({ conversationId: id }, { $set: { at: ago } })
    const since = new Date(ago.getTime() - 60_000)
    await store.collection('conversations').updateOne(
      { _id: id },
      {
        $set: {
          ...{ 'handover.since': since, 'handover.teammate': { id: 'nobody', name: 'Dana' } },
          'lines.$[].at': since,
        },
      },
    )
    await until(() => receivedLines(visitor).includes('over'))
    expect((await handled()).handover).toBeNull()
  })

  test.each([
    ['what it leaves is a question of the teammate’s', 'Which keypad is it?', undefined],
    ['the teammate had only just spoken', 'One moment, I’ll look.', undefined],
    ['more is said than thanks', 'We come on Tuesday.', 'Thanks. Ring at the side door please'],
  ])('is not where %s: the visitor waits again', async (_, text, answer) => {
    const { id, handled } = await told(text)
    if (answer) await say(visitor, answer)
    await vanish(id)
    await until(() => receivedLines(visitor).includes('lost'))
    expect((await handled()).handover?.state).toBe('waiting')
  })

  test('is over at the end of the day, whatever was said how long ago', async () => {
    const { id, handled } = await told('We come on Tuesday.')
    await closeForToday()
    await until(() => visitor.told.some(({ event, value }) => event === 'isTeamHere' && !value))
    await vanish(id)
    await until(() => receivedLines(visitor).includes('over'))
    expect((await handled()).handover).toBeNull()
  })
})

test('an erasure that one visitor asks for holds up none of the teammate’s others', async () => {
  const { cookie } = await world.admin(await colleague(world))
  const { conversationId: erased } = await want(visitor)
  const { other, id } = await anotherWaits()
  for (const one of [erased, id]) await desk(world, cookie).takeOver(one)
  await visitor.ask('erase', { conversationId: erased })
  const removed = await world.call('DELETE', '/api/team/members/dana', { cookie: admin.cookie })
  expect(removed.status).toBe(200)
  await until(() => receivedLines(other).includes('lost'))
  const mine = desk(world, admin.cookie)
  expect(await mine.open()).toMatchObject([{ conversationId: id, handover: { state: 'waiting' } }])
  expect((await mine.takeOver(id)).status).toBe(200)
  await setAvailable(false)
  await until(() => other.told.some(({ event, value }) => event === 'isTeamHere' && !value))
})

test('an erasure asked for at the very moment stops no other conversation', async () => {
  const conversations = world.store.collection('conversations')
  const now = new Date()
  const teammate = { id: 'admin', name: 'Admin' }
  for (const _id of ['first', 'second'])
    await conversations.insertOne({
      ...{
        _id,
        visitorKey: _id,
        ordinal: 0,
        channel: 'chat',
        page: '/',
        startedAt: now,
        lastAt: now,
      },
      handover: { state: 'person', since: now, waitingSince: now, teammate },
    })
  const erasure = { status: 'asked', askedAt: now } as const
  const messages = {
    leaveToPerson: (_id: string) =>
      _id === 'first' && conversations.updateOne({ _id }, { $set: { erasure } }),
  }
  const handovers = new Handovers(
    ...[world.store, messages as unknown as Messages, {} as Replies, () => true],
  )
  await expect(handovers.release(['admin'])).rejects.toThrow('1 of 2')
  expect(await conversations.findOne({ _id: 'second' })).toMatchObject({
    handover: { state: 'waiting' },
  })
})
