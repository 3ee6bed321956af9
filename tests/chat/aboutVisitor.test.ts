/** What admins see about a visitor beside a conversation: device and other conversations. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation } from '#shared/chat/records'
import { asTeammate, isTeamHere, say, want } from './handover/people'
import { startWorld, until, type World } from './world'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'

let world: World
let admin: string
beforeAll(async () => {
  world = await startWorld()
  admin = await world.signIn()
  await world.admin(admin)
})
afterAll(() => world.close())

async function conversation(id: string): Promise<Conversation> {
  const path = `/api/chat/conversations/${id}`
  return (await world.call('GET', path, { cookie: admin })).json()
}

test('the visitor’s device is kept with the conversation until erasure, in each of their conversations', async () => {
  const visitor = await world.visitor(undefined, { 'user-agent': phone })
  await isTeamHere(visitor)
  const first = (await say(visitor, 'Does it work in the rain?')).conversationId
  await want(visitor)
  await asTeammate(world, admin).takeOver(first)
  expect(await conversation(first)).toMatchObject({ device: 'Phone', others: [] })

  await visitor.ask('erase', { conversationId: first })
  const second = (await say(visitor, 'What does it cost?')).conversationId
  const [told] = (await conversation(second)).others
  expect(told).toMatchObject({ id: first, teammate: 'Admin' })
  const stranger = await world.visitor()
  const foreign = (await say(stranger, 'Hello')).conversationId
  expect((await conversation(foreign)).others).toEqual([])

  await world.call('POST', `/api/chat/conversations/${first}/erasure/approval`, { cookie: admin })
  await until(async () => {
    const [erased] = (await conversation(second)).others
    return erased?.text === '' && erased.teammate === undefined
  })
  expect(await conversation(first)).not.toHaveProperty('device')
  const all = await world.store.collection('conversations').find({ _id: first }).toArray()
  expect(JSON.stringify(all)).not.toContain('Phone')
})

test('a conversation that starts with a request for a person also has its device', async () => {
  const visitor = await world.visitor(undefined, { 'user-agent': phone })
  await isTeamHere(visitor)
  const asked = await visitor.ask('person', { id: randomUUID(), wanted: true })
  expect(await conversation(asked.conversationId)).toMatchObject({ device: 'Phone', others: [] })
})
