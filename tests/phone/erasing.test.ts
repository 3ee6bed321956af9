/** ERASE covers everything that is stored with a number. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredConversation } from '#server/chat/documents'
import { replies } from '#server/phone/wording'
import { until } from '../chat/world'
import { type PhoneWorld, startPhoneWorld, texts } from './phoneWorld'

let world: PhoneWorld
beforeAll(async () => {
  world = await startPhoneWorld()
})
afterAll(() => world.close())

const conversations = () => world.store.collection<StoredConversation>('conversations')

test('replies about an erasure keep nothing of the number', async () => {
  const me = '+12025550177'
  await world.text(me, 'How long is the warranty?')
  await texts(world, me, 1)
  await world.text(me, 'ERASE')
  await texts(world, me, 2)
  const { _id } = await until(() => conversations().findOne({ phone: me }))
  const path = `/api/chat/conversations/${_id}/erasure/approval`
  expect((await world.call('POST', path, { cookie: await world.signIn() })).status).toBe(200)
  await texts(world, me, 3)
  const stored = async () =>
    JSON.stringify(await world.store.collection('texts').find({}).toArray())
  await until(async () => !(await stored()).includes('0177'))
})

test('asking again while an erasure is pending or declined tells its state', async () => {
  const me = '+12025550188'
  await world.text(me, 'How long is the warranty?')
  await texts(world, me, 1)
  for (const count of [2, 3]) {
    await world.text(me, 'ERASE')
    expect((await texts(world, me, count)).at(-1)).toBe(replies.erase)
  }
  const { _id } = await until(() => conversations().findOne({ phone: me }))
  const cookie = await world.signIn()
  const decide = async (how: string, body: object) => {
    const path = `/api/chat/conversations/${_id}/erasure/${how}`
    expect((await world.call('POST', path, { cookie, body })).status).toBe(200)
  }
  const declined = (reason: string) => `Your conversation wasn't deleted. ${reason}`
  await decide('refusal', { reason: 'You have an open order.' })
  expect((await texts(world, me, 4)).at(-1)).toBe(declined('You have an open order.'))
  await world.text(me, 'ERASE')
  expect((await texts(world, me, 5)).at(-1)).toBe(replies.erase)
  expect((await conversations().findOne({ _id }))?.erasure?.status).toBe('asked')
  await decide('refusal', { reason: 'It is still open.' })
  expect((await texts(world, me, 6)).at(-1)).toBe(declined('It is still open.'))
  await world.text(me, 'ERASE')
  await texts(world, me, 7)
  await decide('approval', {})
  expect((await texts(world, me, 8)).at(-1)).toBe(replies.approved)
  // Nor is what was left on the site the number's: anybody may have typed it there.
  await world.text(me, 'ERASE')
  expect((await texts(world, me, 9)).at(-1)).toMatch(/^We have no texts or calls .* on our site/)
})

test('ERASE requests erasure of all conversations of the number', async () => {
  const me = '+12025550199'
  await world.text(me, 'The first')
  await texts(world, me, 1)
  const first = await until(() => conversations().findOne({ phone: me }))
  for (let ordinal = 1; ordinal <= 24; ordinal += 1)
    await conversations().insertOne({ ...first, _id: `copy-${ordinal}`, ordinal })
  await world.text(me, 'ERASE')
  await texts(world, me, 2)
  const all = await conversations().find({ visitorKey: first.visitorKey }).toArray()
  expect(all.map(({ erasure }) => erasure?.status)).toEqual(all.map(() => 'asked'))
  expect(all).toHaveLength(25)
  const approved = await world.call(
    'POST',
    `/api/chat/conversations/${first._id}/erasure/approval`,
    { cookie: await world.signIn() },
  )
  expect(approved.status).toBe(200)
  await until(async () => (await conversations().findOne({ _id: first._id }))?.phone === undefined)
})
