/** Handover: who has a conversation, what is said in it, and that Whisper doesn't interrupt. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StoredConversation } from '#server/chat/documents'
import { HandoverStore } from '#server/chat/handover/handoverStore'
import type { Answerer } from '#server/whisper/answerer'
import { onTwoServers } from '../../nodes/onTwoServers'
import {
  type Admin,
  changesOf,
  echo,
  messagesOf,
  startWorld,
  until,
  type Visitor,
  type World,
} from '../world'
import {
  colleague,
  asTeammate,
  isTeamHere,
  receivedLines,
  receivedReplies,
  say,
  want,
} from './people'

/** Answers only once released. */
function heldBack(): Answerer & { asked: number; letGo: () => void } {
  const waiting: (() => void)[] = []
  const held = {
    ...echo,
    asked: 0,
    letGo: () => waiting.splice(0).forEach((go) => go()),
    answer: async (...given: Parameters<Answerer['answer']>) => {
      held.asked += 1
      await new Promise<void>((go) => waiting.push(go))
      return echo.answer(...given)
    },
  }
  return held
}

describe('a handover on one server', () => {
  let world: World
  let admin: Admin
  let visitor: Visitor
  let mine: ReturnType<typeof asTeammate>
  beforeEach(async () => {
    world = await startWorld()
    admin = await world.admin()
    await admin.ask('watch', {})
    visitor = await world.visitor()
    mine = asTeammate(world, admin.cookie)
    await isTeamHere(visitor)
  })
  afterEach(() => world.close())

  test('runs from request to takeover, answers and return, with each event shown once to both sides', async () => {
    const { conversationId: id } = await say(visitor, 'Can two families share one gate?')
    await until(() => messagesOf(visitor)[0]?.answer.status === 'done')
    const waiting = await want(visitor)
    expect(waiting).toMatchObject({ conversationId: id, place: 1, handover: { state: 'waiting' } })
    expect(await mine.open()).toMatchObject([
      {
        conversationId: id,
        text: 'Can two families share one gate?',
        handover: { state: 'waiting' },
        answer: { confidence: 0.9 },
      },
    ])
    expect(await mine.takeOver(id)).toMatchObject({
      status: 200,
      body: { handover: { state: 'person', teammate: { name: 'Admin' } } },
    })
    await say(visitor, 'And each its own calls?')
    expect(await mine.write(id, 'Yes.')).toMatchObject({ status: 200, body: { text: 'Yes.' } })
    expect(await mine.write(id, 'Same as quote 1042.', { kind: 'note' })).toMatchObject({
      status: 200,
    })
    await until(() => receivedReplies(visitor).length === 1 && receivedReplies(admin).length === 2)
    await until(() => messagesOf(visitor)[1]?.answer.status === 'person')
    expect((await mine.handBack(id)).status).toBe(200)
    await say(visitor, 'Thanks, Whisper')
    await until(() => messagesOf(visitor)[2]?.answer.status === 'done')
    const lines = ['asked', 'joined', 'handed-back']
    await until(() => receivedLines(admin).length === 3 && receivedLines(visitor).length === 3)
    expect([receivedLines(visitor), receivedLines(admin)]).toEqual([lines, lines])

    const joined = await visitor.ask('join', {})
    expect(joined.handled.lines.map(({ kind }) => kind)).toEqual(lines)
    expect(
      joined.handled.replies.map(({ text }) => text),
      'no note',
    ).toEqual(['Yes.'])
    expect(receivedReplies(visitor)).toEqual(['Yes.'])
    const all = await mine.handled(id)
    expect(all.replies.map(({ kind }) => kind)).toEqual(['reply', 'note'])
    expect(await mine.open()).toEqual([])
  })

  test('is not requested again by a repeat of a request that was already handled', async () => {
    await say(visitor, 'Hello')
    const wish = randomUUID()
    const { conversationId: id } = await want(visitor, wish)
    await mine.takeOver(id)
    await mine.handBack(id)
    expect((await want(visitor, wish)).handover).toBeNull()
    expect((await want(visitor)).handover).toMatchObject({ state: 'waiting' })
  })

  test('can be requested before the first message, and canceled', async () => {
    const { conversationId: id } = await want(visitor)
    expect(await mine.open()).toMatchObject([{ conversationId: id, text: '' }])
    const back = await visitor.ask('person', { id: randomUUID(), wanted: false })
    expect(back.lines.map(({ kind }) => kind)).toEqual(['asked', 'withdrew'])
    await say(visitor, 'Then Whisper')
    await until(() => messagesOf(visitor)[0]?.answer.text === 'You asked: Then Whisper')
  })

  test('survives a repeat of an earlier cancellation', async () => {
    const { conversationId: id } = await want(visitor)
    const stop = { id: randomUUID(), wanted: false }
    await visitor.ask('person', stop)
    await mine.takeOver(id)
    expect(await visitor.ask('person', stop)).toMatchObject({
      handover: { state: 'person', teammate: { name: 'Admin' } },
    })
    expect((await mine.write(id, 'May I still help?')).status).toBe(200)
    const back = await visitor.ask('person', { id: randomUUID(), wanted: false })
    expect(back.lines.map(({ kind }) => kind)).toEqual(['asked', 'withdrew', 'joined', 'returned'])
  })

  test('stores a repeated reply once and refuses other text under its id', async () => {
    const { conversationId: id } = await want(visitor)
    await mine.takeOver(id)
    const as = randomUUID()
    const twice = await Promise.all([
      mine.write(id, 'Once', { as }),
      mine.write(id, 'Once', { as }),
    ])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await mine.write(id, 'Twice', { as })).status).toBe(409)
    expect((await mine.handled(id)).replies).toHaveLength(1)
    await until(() => receivedReplies(visitor).length > 0)
    expect(receivedReplies(visitor)).toEqual(['Once'])
  })

  test('goes to one of two teammates taking over at once, and the other is told who has it', async () => {
    const { conversationId: id } = await want(visitor)
    const others = asTeammate(world, await colleague(world, { seenAt: new Date() }))
    const ends = await Promise.all([mine.takeOver(id), others.takeOver(id)])
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = (await mine.handled(id)).handover?.teammate
    const lost = ends.find(({ status }) => status === 409)
    expect(lost?.body.error.message).toBe(`${winner?.name} has this conversation.`)
    const loser = ends[0]?.status === 200 ? others : mine
    for (const refused of [
      await loser.write(id, 'Me too'),
      await loser.handBack(id),
      await loser.end(id),
    ])
      expect(refused.status).toBe(409)
    expect((await loser.write(id, 'Seen this before.', { kind: 'note' })).status).toBe(200)
    expect((await mine.handled(id)).lines.map(({ kind }) => kind)).toEqual(['asked', 'joined'])
  })

  test('is taken from a teammate on purpose, by one of two at once, and the visitor is told', async () => {
    const { conversationId: id } = await want(visitor)
    const dana = asTeammate(world, await colleague(world, { seenAt: new Date() }))
    await dana.takeOver(id)
    expect((await mine.takeOver(id)).status).toBe(409)
    const taken = await mine.takeFrom(id, 'dana')
    expect(taken.status).toBe(200)
    expect(taken.body.handover.teammate.id).toBe('admin')
    expect(taken.body.lines.at(-1)).toMatchObject({
      kind: 'joined',
      teammate: { id: 'admin' },
      from: { id: 'dana', name: 'Dana' },
    })
    await until(() => receivedLines(visitor).filter((kind) => kind === 'joined').length === 2)
    const late = await dana.write(id, 'Still typing')
    expect([late.status, late.body.error.message]).toEqual([409, 'Admin has this conversation.'])
    // A repeat, and a request that names somebody who no longer has it.
    expect((await mine.takeFrom(id, 'dana')).status).toBe(200)
    expect((await dana.takeFrom(id, 'somebody')).status).toBe(409)
    expect((await mine.handled(id)).lines).toHaveLength(3)
    expect((await mine.handBack(id)).status).toBe(200)
    expect((await dana.takeFrom(id, 'admin')).body.handover.teammate.id).toBe('dana')
  })

  test('is requeued first in line after its teammate has been offline for two minutes', async () => {
    const { conversationId: id } = await want(visitor)
    const dana = asTeammate(world, await colleague(world))
    await dana.takeOver(id)
    const next = await world.visitor()
    await want(next)
    // Dana has no page open, so she was last seen more than two minutes ago.
    await until(() => receivedLines(visitor).includes('lost'))
    expect(
      (await mine.open()).map((one: { conversationId: string }) => one.conversationId)[0],
    ).toBe(id)
    expect((await visitor.ask('join', {})).handled.place).toBe(1)
  })

  test('alerts the team again when a visitor is back in line days later', async () => {
    const { conversationId: id } = await want(visitor)
    const conversations = world.store.collection('conversations')
    const waitingSince = new Date(Date.now() - 3 * 86_400_000)
    await conversations.updateOne({ _id: id }, { $set: { 'handover.waitingSince': waitingSince } })
    // Dana isn't here, and so loses it.
    await asTeammate(world, await colleague(world)).takeOver(id)
    await until(() => receivedLines(visitor).includes('lost'))
    const { handover } = (await conversations.findOne({ _id: id })) ?? {}
    expect(handover).toMatchObject({ state: 'waiting', waitingSince })
    // Absent once teammates were alerted.
    expect(handover?.alertDue ?? handover?.since).toEqual(handover?.since)
  })

  test('shows the typical wait of the last hour', async () => {
    const conversations = world.store.collection('conversations')
    const handovers = new HandoverStore(world.store, { assignToPerson: async () => {} })
    const taken = async (minutes: number) =>
      conversations.insertOne({
        _id: randomUUID(),
        takenAt: new Date(),
        waitedMs: minutes * 60_000,
      } as unknown as StoredConversation)
    for (let n = 0; n < 9; n += 1) await taken(3 * 24 * 60)
    for (const minutes of [2, 2, 2]) await taken(minutes)
    expect(await handovers.usualWait()).toBeLessThanOrEqual(2 * 60_000)
    await conversations.deleteMany({ visitorKey: { $exists: false } })
  })

  test('loses its place in line when its visitor requests erasure, even if that is declined', async () => {
    const { conversationId: id } = await want(visitor)
    const next = await world.visitor()
    expect(await want(next)).toMatchObject({ place: 2 })
    const toldPlace = (place: number) =>
      until(() => next.told.some(({ event, value }) => event === 'place' && value === place))
    await toldPlace(2)
    await visitor.ask('erase', { conversationId: id })
    await toldPlace(1)
    const { cookie } = admin
    const declined = await world.call('POST', `/api/chat/conversations/${id}/erasure/refusal`, {
      cookie,
      body: { reason: 'An open contract' },
    })
    expect(declined.status).toBe(200)
    expect((await next.ask('join', {})).handled.place).toBe(1)
    const { conversations } = await (
      await world.call('GET', '/api/chat/conversations', { cookie })
    ).json()
    expect(conversations).toContainEqual(
      expect.objectContaining({ id, state: { kind: 'whisper' } }),
    )
  })

  test('still alerts the team to left messages, however many visitors request erasure', async () => {
    const conversations = world.store.collection('conversations')
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const insert = (_id: string, at: Date, isErased: boolean) =>
      conversations.insertOne({
        _id,
        visitorKey: _id,
        ordinal: 0,
        channel: 'chat',
        page: '/',
        startedAt: at,
        lastAt: at,
        handover: { state: 'left', since: at, waitingSince: at, alertDue: at },
        ...(isErased && { erasure: { status: 'asked', askedAt: at } }),
      })
    for (let n = 0; n < 60; n += 1) await insert(`erased ${n}`, minutesAgo(30), true)
    await insert('real', minutesAgo(1), false)
    const isTold = async () => !(await conversations.findOne({ _id: 'real' }))?.handover?.alertDue
    await until(isTold)
  })

  test('doesn’t start when no teammate is available', async () => {
    const away = await world.call('PATCH', '/api/team/me', {
      cookie: admin.cookie,
      body: { isAvailable: false },
    })
    expect(away.status).toBe(200)
    await until(() => visitor.told.some((told) => told.event === 'isTeamHere' && !told.value))
    expect(await visitor.attempt('person', { id: randomUUID(), wanted: true })).toMatchObject({
      error: { code: 'unavailable' },
    })
    expect(await mine.open()).toEqual([])
  })

  test('passes to another teammate, and both sides see who passed it on', async () => {
    const { conversationId: id } = await want(visitor)
    await mine.takeOver(id)
    const dana = asTeammate(world, await colleague(world))
    expect(await mine.handOver(id, 'dana')).toMatchObject({
      status: 409,
      body: { error: { message: 'Dana isn’t here.' } },
    })
    await world.store
      .collection('teammates')
      .updateOne({ _id: 'dana' }, { $set: { seenAt: new Date() } })
    expect((await dana.handOver(id, 'dana')).status, 'not hers to give').toBe(409)
    expect(await mine.handOver(id, 'dana')).toMatchObject({
      body: { handover: { state: 'person', teammate: { name: 'Dana' } } },
    })
    expect((await mine.handOver(id, 'dana')).status, 'again, after a lost reply').toBe(200)
    expect((await mine.write(id, 'Still me')).status).toBe(409)
    expect((await dana.write(id, 'Now me')).status).toBe(200)
    const [last] = (await visitor.ask('join', {})).handled.lines.slice(-1)
    expect(last).toMatchObject({
      kind: 'joined',
      teammate: { name: 'Dana' },
      by: { name: 'Admin' },
    })
  })

  test('stays ended or returned when a lost reply is repeated; other teammates can’t do either', async () => {
    const dana = asTeammate(world, await colleague(world))
    for (const how of ['end', 'handBack'] as const) {
      const { conversationId: id } = await want(visitor)
      await mine.takeOver(id)
      const done = await mine[how](id)
      expect(await mine[how](id)).toEqual(done)
      expect((await dana[how](id)).status).toBe(409)
    }
    const lines = (await visitor.ask('join', {})).handled.lines.map(({ kind }) => kind)
    expect(lines).toEqual(['asked', 'joined', 'ended', 'asked', 'joined', 'handed-back'])
  })

  test('doesn’t start outside opening hours, and visitors see when the team is back', async () => {
    const { cookie } = admin
    const set = async (hours: object | null) => {
      const { rev } = await (await world.call('GET', '/api/team/hours', { cookie })).json()
      return world.call('PUT', '/api/team/hours', { cookie, body: { hours, rev } })
    }
    // A minute that is hours away in any time zone.
    const hour = (new Date().getUTCHours() + 12) % 24
    const closed = {
      from: `${String(hour).padStart(2, '0')}:00`,
      to: `${String(hour).padStart(2, '0')}:01`,
    }
    expect((await set({ days: Array(7).fill(closed), holidays: [] })).status).toBe(200)
    await until(() => visitor.told.some((told) => told.event === 'isTeamHere' && !told.value))
    expect(await (await world.call('GET', '/api/chat/contact')).json()).toMatchObject({
      ways: [],
      hours: expect.stringContaining('Monday to Sunday, '),
      back: expect.any(String),
    })
    expect((await set({ days: [], holidays: [] })).status).toBe(400)
    const backwards = { from: '12:00', to: '08:00' }
    expect((await set({ days: Array(7).fill(backwards), holidays: [] })).status).toBe(400)
    expect((await set(null)).status).toBe(200)
    await isTeamHere(visitor)
  })

  test('never gives Whisper messages to a teammate who ended the chat, even after a crash', async () => {
    const { conversationId: id } = await say(visitor, 'First')
    await want(visitor)
    await mine.takeOver(id)
    const { id: message } = await say(visitor, 'For a person')
    const messages = world.store.collection('messages')
    const status = async () => (await messages.findOne({ _id: message }))?.answer.status
    await until(async () => (await status()) === 'person')
    const answer = { status: 'waiting', text: '', sources: [], by: 'a dead server' }
    const answerDue = new Date(Date.now() + 60_000)
    await messages.updateOne({ _id: message }, { $set: { answer, answerDue } } as object)
    await mine.end(id)
    expect(await status()).toBe('person')
  })

  test('gives Whisper the unanswered messages once the teammate or the visitor returns it', async () => {
    const returns = () => visitor.ask('person', { id: randomUUID(), wanted: false })
    for (const goes of [async (id: string) => mine.handBack(id), returns]) {
      const [before, answered, after] = [randomUUID(), randomUUID(), randomUUID()]
      const statusOf = (text: string) =>
        messagesOf(visitor).findLast((one) => one.text === text)?.answer.status
      const sayToPerson = async (text: string) => {
        await say(visitor, text)
        await until(() => statusOf(text) === 'person')
      }
      const { conversationId: id } = await want(visitor)
      await sayToPerson(before)
      await mine.takeOver(id)
      await goes(id)
      await until(() => statusOf(before) === 'done')
      await want(visitor)
      await mine.takeOver(id)
      await sayToPerson(answered)
      await mine.write(id, 'Yes.')
      await sayToPerson(after)
      await goes(id)
      await until(() => statusOf(after) === 'done')
      expect(statusOf(answered)).toBe('person')
    }
  })

  test('can’t be changed or read by visitors or dealers', async () => {
    const { conversationId: id } = await want(visitor)
    await mine.takeOver(id)
    await mine.write(id, 'A secret', { kind: 'note' })
    for (const cookie of [visitor.cookie, await world.signIn('dealer'), '']) {
      const stranger = asTeammate(world, cookie)
      expect((await stranger.write(id, 'Hello')).status).toBe(401)
      expect((await stranger.takeOver(id)).status).toBe(401)
      expect(
        (await world.call('GET', `/api/chat/conversations/${id}/handover`, { cookie })).status,
      ).toBe(401)
    }
    const transcript = await world.call('GET', '/api/chat/transcript', { cookie: visitor.cookie })
    expect(await transcript.text()).not.toContain('A secret')
    expect(JSON.stringify([visitor.told, await visitor.ask('join', {})])).not.toContain('A secret')
  })

  test('keeps a note in a Whisper-only chat for all teammates and no visitor', async () => {
    const { conversationId: id } = await say(visitor, 'How much is it for 40 doors?')
    expect((await mine.write(id, 'His boss called.', { kind: 'note' })).status).toBe(200)
    const dana = asTeammate(world, await colleague(world))
    for (const one of [mine, dana])
      expect((await one.handled(id)).replies.map(({ text }) => text)).toEqual(['His boss called.'])
    const transcript = await world.call('GET', '/api/chat/transcript', { cookie: visitor.cookie })
    const seen = [visitor.told, await visitor.ask('join', {}), await transcript.text()]
    expect(JSON.stringify(seen)).not.toContain('His boss called.')
    expect((await want(visitor)).replies).toEqual([])
  })

  test('loses teammates’ messages on erasure too', async () => {
    const { conversationId: id } = await say(visitor, 'My name is Elena')
    await want(visitor)
    await mine.takeOver(id)
    await mine.write(id, 'Hello Elena')
    await visitor.ask('erase', { conversationId: id })
    expect(await mine.open()).toEqual([])
    expect((await mine.write(id, 'Elena?')).status).toBe(410)
    await world.call('POST', `/api/chat/conversations/${id}/erasure/approval`, {
      cookie: admin.cookie,
    })
    expect(await world.store.collection('replies').countDocuments({})).toBe(0)
    expect(await world.store.collection('conversations').findOne({ _id: id })).not.toHaveProperty(
      'lines',
    )
  })
})

test('an answer in progress is dropped when a person takes over, however late it finishes', async () => {
  const answerer = heldBack()
  const world = await startWorld({ answerer })
  const admin = await world.admin()
  await admin.ask('watch', {})
  const visitor = await world.visitor()
  await isTeamHere(visitor)
  const { conversationId: id } = await say(visitor, 'Slow one')
  await until(() => answerer.asked === 1)
  await asTeammate(world, admin.cookie).takeOver(id)
  await until(() => receivedLines(visitor).includes('joined'))
  expect(messagesOf(visitor).at(-1)?.answer.status, 'before the line').toBe('person')
  answerer.letGo()
  await say(visitor, 'Another')
  await until(
    () => messagesOf(visitor).length === 2 && messagesOf(visitor)[1]?.answer.status === 'person',
  )
  expect(answerer.asked, 'the second was never asked for').toBe(1)
  await asTeammate(world, admin.cookie).end(id)
  await say(visitor, 'Third')
  await until(() => answerer.asked === 2)
  answerer.letGo()
  await until(() => messagesOf(visitor)[2]?.answer.status === 'done')
  expect(
    changesOf(admin).filter((one) => 'botResponse' in one && one.botResponse !== ''),
  ).toHaveLength(1)
  await world.close()
})

onTwoServers((env) => startWorld({ env }), {
  'one of both teammates has it, and Whisper is silent on both': async (one, other) => {
    const admin = await one.admin()
    await admin.ask('watch', {})
    const visitor = await other.visitor()
    await isTeamHere(visitor)
    const { conversationId: id } = await want(visitor)
    // With a page open: whoever isn't here loses what they took over.
    const { cookie } = await other.admin(await colleague(other))
    const dana = asTeammate(other, cookie)
    const ends = await Promise.all([asTeammate(one, admin.cookie).takeOver(id), dana.takeOver(id)])
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409])
    await say(visitor, 'Are you there?')
    await until(async () => {
      const { messages } = await visitor.ask('join', {})
      return messages[0]?.answer.status === 'person'
    })
    const { lines } = await dana.handled(id)
    expect(lines.map(({ kind }) => kind)).toEqual(['asked', 'joined'])
  },
})
