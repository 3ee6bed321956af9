/** However many invented visitors ask for a person, real ones stay visible in every list. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredConversation } from '#server/chat/documents'
import { asTeammate, isTeamHere, say, want } from '../chat/handover/people'
import { startWorld, type Visitor, type World } from '../chat/world'

let world: World
let people: ReturnType<typeof asTeammate>
beforeAll(async () => {
  world = await startWorld({ env: { TRUST_PROXY: 'true' } })
  const cookie = await world.signIn()
  people = asTeammate(world, cookie)
  await world.admin(cookie)
})
afterAll(() => world.close())

async function visitorAt(address: string): Promise<Visitor> {
  const visitor = await world.visitor(undefined, { 'x-forwarded-for': address })
  await isTeamHere(visitor)
  return visitor
}

test('700 invented visitors in line and 700 invented messages hide no real visitor', async () => {
  const held = await visitorAt('192.0.2.1')
  const { conversationId: heldId } = await say(held, 'Hello')
  await people.takeOver(heldId)
  const invented = (state: 'waiting' | 'left') =>
    world.store.collection('conversations').bulkWrite(
      Array.from({ length: 700 }, (_, n) => {
        const at = new Date(Date.now() - n)
        const document: StoredConversation = {
          _id: randomUUID(),
          visitorKey: `${state} ${n}`,
          ordinal: 0,
          channel: 'chat',
          page: '/',
          startedAt: at,
          lastAt: at,
          handover: { state, since: at, waitingSince: at },
        }
        return { insertOne: { document } }
      }),
    )
  await invented('waiting')
  await invented('left')
  const real = await visitorAt('192.0.2.2')
  const { conversationId: id } = await say(real, 'Is anybody there?')
  await want(real)
  const open: { conversationId: string }[] = await people.open()
  const places = [heldId, id].map((one) => open.findIndex((row) => row.conversationId === one))
  for (const place of places) expect(place).toBeGreaterThanOrEqual(0)
})

test('an address may have thirty requests for a person; a repeated request counts once', async () => {
  const first = await visitorAt('192.0.2.7')
  const wish = randomUUID()
  for (let n = 0; n < 5; n++) await want(first, wish)
  const outcomes: string[] = []
  for (let n = 0; n < 31; n++) {
    const one = await visitorAt('192.0.2.7')
    const outcome = await one.attempt('person', { id: randomUUID(), wanted: true })
    outcomes.push('error' in outcome ? outcome.error.code : 'waits')
    one.close()
  }
  expect(outcomes.slice(0, 29)).toEqual(Array(29).fill('waits'))
  expect(outcomes.slice(29)).toEqual(['too-many', 'too-many'])
  expect((await want(await visitorAt('192.0.2.8'))).handover).toMatchObject({ state: 'waiting' })
})
