/** When the last visitor stopped waiting for a person, whatever ended the wait. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, startWorld, type Visitor, type World } from '../world'
import { asTeammate, isTeamHere, want } from './people'

let world: World
let admin: Admin
beforeAll(async () => {
  world = await startWorld()
  admin = await world.admin()
})
afterAll(() => world.close())

async function visitorWaits(): Promise<{ visitor: Visitor; id: string }> {
  const visitor = await world.visitor()
  await isTeamHere(visitor)
  return { visitor, id: (await want(visitor)).conversationId }
}

async function waitEndedAt(): Promise<number | null> {
  const reply = await world.call('GET', '/api/chat/handovers', { cookie: admin.cookie })
  return (await reply.json()).waitEndedAt
}

test('nobody has waited on a new server, nor has one who still waits stopped', async () => {
  expect(await waitEndedAt()).toBeNull()
  const { visitor, id } = await visitorWaits()
  expect(await waitEndedAt()).toBeNull()
  const startedAt = Date.now()
  await asTeammate(world, admin.cookie).takeOver(id)
  const endedAt = await waitEndedAt()
  expect(endedAt).toBeGreaterThanOrEqual(startedAt)
  await asTeammate(world, admin.cookie).end(id)
  expect(await waitEndedAt()).toBe(endedAt)
  visitor.close()
})

test('a visitor who goes back to Whisper has stopped waiting', async () => {
  const { visitor } = await visitorWaits()
  const startedAt = Date.now()
  await visitor.ask('person', { id: crypto.randomUUID(), wanted: false })
  expect(await waitEndedAt()).toBeGreaterThanOrEqual(startedAt)
  visitor.close()
})

test('so has one who has the conversation erased, also once that is done', async () => {
  const { visitor, id } = await visitorWaits()
  const startedAt = Date.now()
  await visitor.ask('erase', { conversationId: id })
  const endedAt = await waitEndedAt()
  expect(endedAt).toBeGreaterThanOrEqual(startedAt)
  await visitor.ask('erase', { conversationId: id })
  const { cookie } = admin
  const address = `/api/chat/conversations/${id}/erasure/approval`
  const reply = await world.call('POST', address, { cookie, body: {} })
  expect(reply.status).toBe(200)
  expect(await waitEndedAt()).toBe(endedAt)
  visitor.close()
})
