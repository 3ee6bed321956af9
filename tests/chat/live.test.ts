import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Interaction } from '#shared/chat/records'
import { asTeammate, isTeamHere, say, want } from './handover/people'
import {
  type Admin,
  changesOf,
  messagesOf,
  startWorld,
  until,
  type Visitor,
  type World,
} from './world'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function asked(visitor: Visitor, text: string): Promise<string> {
  const id = randomUUID()
  await visitor.ask('send', { id, text })
  await until(() =>
    messagesOf(visitor).some((one) => one.id === id && one.answer.status === 'done'),
  )
  return id
}

function seen(admin: Admin, id: string): Interaction | undefined {
  return changesOf(admin).find(
    (change): change is Interaction => change.id === id && !('erased' in change),
  )
}

async function read<T>(path: string, cookie: string): Promise<T> {
  const reply = await world.call('GET', path, { cookie })
  expect(reply.status).toBe(200)
  return reply.json()
}

describe('every admin with the page open', () => {
  test('sees question, answer and feedback without refreshing', async () => {
    const admins = [await world.admin(), await world.admin()]
    const visitor = await world.visitor()
    const id = await asked(visitor, 'Is there a contract?')
    for (const admin of admins) {
      const interaction = await until(() => seen(admin, id)?.botResponse && seen(admin, id))
      expect(interaction).toMatchObject({
        userMessage: 'Is there a contract?',
        botResponse: 'You asked: Is there a contract?',
        answer: { status: 'done', confidence: 0.9 },
      })
    }
    await visitor.ask('feedback', { id, helpful: false, comment: '  Too short ' })
    for (const admin of admins) {
      await until(() => seen(admin, id)?.feedback)
      expect(seen(admin, id)?.feedback).toEqual({ helpful: false, comment: 'Too short' })
    }
    await visitor.ask('feedback', { id, helpful: true })
    for (const admin of admins) await until(() => seen(admin, id)?.feedback?.helpful === true)
    expect(seen(admins[0] as Admin, id)?.feedback).toEqual({ helpful: true })
  })

  test('can receive changes in bundles: each once, the first at once', async () => {
    const [admin, visitor] = [await world.admin(), await world.visitor()]
    await admin.ask('watch', { bundled: true })
    const texts = Array.from({ length: 10 }, (_, n) => `Together ${n}`)
    const asks = texts.map((text) => visitor.ask('send', { id: randomUUID(), text }))
    const ids = (await Promise.all(asks)).map(({ id }) => id)
    const bundles = () =>
      admin.told.flatMap(({ event, value }) => (event === 'changes' ? [value] : []))
    await until(() => {
      const done = bundles()
        .flat()
        .filter((one) => 'botResponse' in one && one.botResponse !== '')
      return ids.every((id) => done.some((one) => one.id === id))
    })
    expect(bundles().flat()).toHaveLength(20)
    expect(admin.told.some(({ event }) => event === 'change')).toBe(false)
  })

  test('sees the counts change live', async () => {
    const admin = await world.admin()
    const before = await read<{ all: number; negative: number }>('/api/chat/counts', admin.cookie)
    const visitor = await world.visitor()
    const id = await asked(visitor, 'Count me')
    await visitor.ask('feedback', { id, helpful: false })
    const expected = { all: before.all + 1, negative: before.negative + 1 }
    await until(() =>
      admin.told.some(
        ({ event, value }) =>
          event === 'counts' && value.all === expected.all && value.negative === expected.negative,
      ),
    )
    expect(await read('/api/chat/counts', admin.cookie)).toMatchObject(expected)
  })

  test('sees how many visitors are here and how many have the panel open', async () => {
    const admin = await world.admin()
    const start = await admin.ask('watch', {})
    const visitor = await world.visitor()
    const otherTab = await world.visitor(visitor.cookie)
    await visitor.ask('panel', { open: true })
    await otherTab.ask('panel', { open: true })
    const latest = () => admin.told.findLast(({ event }) => event === 'presence')?.value
    await until(async () => {
      const now = await admin.ask('watch', {})
      return now.visitors === start.visitors + 1 && now.panels === start.panels + 1
    })
    await until(
      () =>
        JSON.stringify(latest()) ===
        JSON.stringify({ visitors: start.visitors + 1, panels: start.panels + 1 }),
    )
    visitor.close()
    otherTab.close()
    await until(async () => (await admin.ask('watch', {})).panels === start.panels)
  })
})

test('an admin who was disconnected gets all missed messages, answers, feedback and erasures', async () => {
  const cookie = await world.signIn()
  const visitor = await world.visitor()
  const known = await asked(visitor, 'Before the outage')
  const { readAt } = await read<{ readAt: number }>('/api/chat/interactions', cookie)
  // Disconnected from here on.
  await visitor.ask('feedback', { id: known, helpful: false })
  const fresh = await asked(visitor, 'During the outage')
  const leaver = await world.visitor()
  const erased = await asked(leaver, 'To be erased')
  const { conversationId } = await leaver.ask('join', {})
  await leaver.ask('erase', { conversationId: conversationId ?? '' })
  await world.call('POST', `/api/chat/conversations/${conversationId}/erasure/approval`, { cookie })
  const { changes } = await read<{ changes: { id: string }[] }>(
    `/api/chat/changes?since=${readAt}`,
    cookie,
  )
  const byId = new Map(changes.map((change) => [change.id, change]))
  expect(byId.get(known)).toMatchObject({ feedback: { helpful: false } })
  expect(byId.get(fresh)).toMatchObject({ botResponse: 'You asked: During the outage' })
  expect(byId.get(erased)).toMatchObject({ erased: true })
})

describe('Whisper hidden by an admin', () => {
  test('takes no messages and says so in open panels, and still acknowledges repeats', async () => {
    const cookie = await world.signIn()
    const visitor = await world.visitor()
    const sent = { id: randomUUID(), text: 'Sent before' }
    await visitor.ask('send', sent)
    const hide = (isVisible: unknown) =>
      world.call('PUT', '/api/whisper/settings', { cookie, body: { isVisible } })
    expect((await hide({ $ne: true })).status).toBe(400)
    expect((await hide(false)).status).toBe(200)
    await until(() =>
      visitor.told.some(({ event, value }) => event === 'visibility' && !value.isVisible),
    )
    const refused = await visitor.attempt('send', { id: randomUUID(), text: 'Too late' })
    expect(refused).toMatchObject({ error: { code: 'forbidden' } })
    expect(await visitor.ask('send', sent)).toMatchObject({ id: sent.id, seq: 1 })
    expect(await (await world.call('GET', '/api/whisper/settings')).json()).toEqual({
      isVisible: false,
    })
    await hide(true)
    await visitor.ask('send', { id: randomUUID(), text: 'Back again' })
  })

  test('who speaks with a person goes on until that is over', async () => {
    const { cookie } = await world.admin()
    const teammate = asTeammate(world, cookie)
    const visitor = await world.visitor()
    await isTeamHere(visitor)
    const { conversationId } = await say(visitor, 'Is anyone there?')
    await want(visitor)
    const hide = (isVisible: boolean) =>
      world.call('PUT', '/api/whisper/settings', { cookie, body: { isVisible } })
    await hide(false)
    await say(visitor, 'I can wait.')
    await teammate.takeOver(conversationId)
    await say(visitor, 'Hello, a person?')
    await teammate.end(conversationId)
    const refused = await visitor.attempt('send', { id: randomUUID(), text: 'And Whisper?' })
    expect(refused).toMatchObject({ error: { code: 'forbidden' } })
    await hide(true)
  })

  test('who left a message adds to it, and Whisper doesn’t answer that', async () => {
    const { cookie } = await world.admin()
    const visitor = await world.visitor()
    const { conversationId } = await say(visitor, 'My gate is stuck.')
    const since = new Date()
    const contact = { name: 'Elena', to: 'elena@post.example' }
    const handover = { state: 'left' as const, since, waitingSince: since, contact }
    await world.store
      .collection('conversations')
      .updateOne({ _id: conversationId }, { $set: { handover } })
    const hide = (isVisible: boolean) =>
      world.call('PUT', '/api/whisper/settings', { cookie, body: { isVisible } })
    await hide(false)
    const { id } = await say(visitor, 'The one by the garage.')
    await until(() =>
      messagesOf(visitor).some((one) => one.id === id && one.answer.status === 'person'),
    )
    await hide(true)
  })
})
