/** What a teammate hasn't seen: their visitors' messages, and chats handed to them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenHandover } from '#shared/chat/handover/records'
import { type Admin, startWorld, type Visitor, type World } from '../world'
import { colleague, asTeammate, isTeamHere, say, want } from './people'

let world: World
let admin: Admin
let dana: string
beforeAll(async () => {
  world = await startWorld()
  admin = await world.admin()
  dana = await colleague(world)
  await world.admin(dana)
})
afterAll(() => world.close())

async function visitorWaits(): Promise<{ visitor: Visitor; id: string }> {
  const visitor = await world.visitor()
  await isTeamHere(visitor)
  return { visitor, id: (await want(visitor)).conversationId }
}

/** How much each teammate hasn't looked at. */
async function unread(id: string) {
  const counts = [admin.cookie, dana].map(async (cookie) => {
    const open: OpenHandover[] = await asTeammate(world, cookie).open()
    return open.find(({ conversationId }) => conversationId === id)?.unread?.count ?? 0
  })
  const [mine, danas] = await Promise.all(counts)
  return { mine, danas }
}

const look = (id: string, cookie: string, seq: number) =>
  world.call('POST', `/api/chat/conversations/${id}/read`, { cookie, body: { seq } })

test('a visitor’s messages are unread for their teammate until seen, and for nobody else', async () => {
  const { visitor, id } = await visitorWaits()
  await say(visitor, 'My gate stays open')
  await asTeammate(world, admin.cookie).takeOver(id)
  // What came before, they read as they took over.
  expect(await unread(id)).toEqual({ mine: 0, danas: 0 })
  await say(visitor, 'Are you still there?')
  const { seq } = await say(visitor, 'It has started to smoke')
  expect(await unread(id)).toEqual({ mine: 2, danas: 0 })
  await look(id, dana, seq)
  expect(await unread(id)).toEqual({ mine: 2, danas: 0 })
  await look(id, admin.cookie, seq)
  expect(await unread(id)).toEqual({ mine: 0, danas: 0 })
})

test.each([true, false])(
  'a chat handed over is unread for its new owner, even if seen before (has messages: %s)',
  async (isWritten) => {
    const { visitor, id } = await visitorWaits()
    const seq = isWritten ? (await say(visitor, 'My gate stays open')).seq : 0
    await look(id, dana, seq)
    await asTeammate(world, admin.cookie).takeOver(id)
    expect((await asTeammate(world, admin.cookie).handOver(id, 'dana')).status).toBe(200)
    expect(await unread(id)).toEqual({ mine: 0, danas: 1 })
    await say(visitor, 'It is the north gate')
    expect(await unread(id)).toEqual({ mine: 0, danas: 2 })
    await look(id, dana, seq)
    expect(await unread(id)).toEqual({ mine: 0, danas: 1 })
    await look(id, dana, seq + 1)
    expect(await unread(id)).toEqual({ mine: 0, danas: 0 })
  },
)
