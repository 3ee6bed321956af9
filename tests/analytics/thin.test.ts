import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Figures } from '#shared/analytics/records'
import { startWorld, type World } from '../chat/world'

let world: World
let cookie: string
beforeAll(async () => {
  world = await startWorld()
  cookie = await world.signIn()
})
afterAll(() => world.close())

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'
const report = (...hits: object[]) =>
  world.call('POST', '/api/visits', { body: { hits }, headers: { 'user-agent': browser } })
const figures = async (query = 'range=today'): Promise<Figures> =>
  (await world.call('GET', `/api/analytics?${query}`, { cookie })).json()

test('a page that is seen is in the figures', async () => {
  const view = randomUUID()
  const reply = await report({ kind: 'view', id: view, path: '/about', referrer: 'www.google.com' })
  expect(reply.status).toBe(200)
  await report({ kind: 'view', id: view, path: '/about' })
  await report({ kind: 'engaged', id: randomUUID(), view, ms: 4000 })
  const seen = await figures()
  expect(seen.sums).toMatchObject({ visitors: 1, visits: 1, views: 1, engagedMs: 4000, bounces: 1 })
  expect(seen.cards.totalVisitors).toEqual({ value: 1, text: '1', before: null, change: null })
  expect(seen.topPages).toEqual([{ path: '/about', title: 'About Us', views: 1 }])
  expect(seen.trafficSources[1]).toEqual({ source: 'Organic Search', percentage: 100, visits: 1 })
  expect(seen.now).toBe(1)
  expect((await figures('range=7d&source=Organic+Search&device=Desktop')).sums.visits).toBe(1)
  expect((await figures('range=7d&page=/about')).sums.visits).toBe(1)
})

test('an open dashboard moves by itself', async () => {
  const admin = await world.admin(cookie)
  const before = await admin.socket.timeout(5000).emitWithAck('watchAnalytics', { range: 'today' })
  expect(before.data.sums.views).toBe(1)
  const moved = new Promise<Figures>((resolve) => admin.socket.once('analytics', resolve))
  await report({ kind: 'view', id: randomUUID(), path: '/' })
  expect((await moved).sums.views).toBe(2)
})
