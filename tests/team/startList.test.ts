/** An admin hides the dashboard's list of first steps for all admins, also after a restart. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../chat/world'

let world: World
let admin: string
beforeAll(async () => {
  world = await startWorld()
  admin = await world.signIn()
})
afterAll(() => world.close())

const path = '/api/team/start-list'
const isHidden = async (cookie: string) =>
  (await (await world.call('GET', path, { cookie })).json()).isHidden
const hide = (cookie: string, isHidden: boolean) =>
  world.call('PUT', path, { cookie, body: { isHidden } })

test('what one admin hides, others see hidden, and may bring back', async () => {
  const other = await world.signIn()
  expect(await isHidden(other)).toBe(false)
  expect((await hide(admin, true)).status).toBe(200)
  expect((await hide(admin, true)).status).toBe(200)
  expect(await isHidden(other)).toBe(true)
  expect((await hide(other, false)).status).toBe(200)
  expect(await isHidden(admin)).toBe(false)
  const reply = await world.call('GET', '/api/activity', { cookie: admin })
  const { activities } = (await reply.json()) as { activities: { did: string }[] }
  expect(activities.map(({ did }) => did)).toEqual(['Showed the start list', 'Hid the start list'])
})

test('agents neither see the list nor hide it', async () => {
  const body = { name: 'Marcus', role: 'agent', email: '' }
  const added = await world.call('POST', '/api/team', { cookie: admin, body })
  const agent = await world.signIn('admin', (await added.json()).password)
  expect((await hide(agent, true)).status).toBe(403)
  expect(await isHidden(admin)).toBe(false)
})
