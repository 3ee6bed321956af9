/** From a report to figures: visits, their day, conversions, and a live dashboard. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Figures } from '#shared/analytics/records'
import { messagesOf, until } from '../chat/world'
import { browser, hour, minute, noon, openSite, type Site } from './site'

let site: Site
beforeEach(async () => {
  site = await openSite({ env: { COUNTRY_HEADER: 'CF-IPCountry' } })
})
afterEach(() => site.close())

test('a page view reported repeatedly counts once', async () => {
  const visitor = site.at('10.0.0.1', { 'cf-ipcountry': 'us' })
  const view = { kind: 'view', id: randomUUID(), path: '/about', referrer: 'www.google.com' }
  expect((await visitor.report(view)).status).toBe(200)
  await visitor.report(view, view)
  await visitor.use(view.id, 4_000)
  const seen = await site.figures()
  expect(seen.sums).toMatchObject({
    visitors: 1,
    visits: 1,
    views: 1,
    engagedMs: 4_000,
    bounces: 1,
  })
  expect(seen.cards.totalVisitors).toEqual({ value: 1, text: '1', before: null, change: null })
  expect(seen.cards.avgSessionDuration.text).toBe('4s')
  expect(seen.topPages).toEqual([{ path: '/about', title: 'About Us', views: 1 }])
  expect(seen.trafficSources[1]).toEqual({ source: 'Organic Search', percentage: 100, visits: 1 })
  expect(seen.countries).toEqual([{ value: 'US', visits: 1 }])
  expect(seen.now).toBe(1)
  const combined = { range: '7d', source: 'Organic Search', device: 'Desktop', country: 'US' }
  expect((await site.figures(combined)).sums.visits).toBe(1)
  expect((await site.figures({ range: '7d', page: '/system' })).sums.visits).toBe(0)
})

test('an open dashboard updates live, also under a filter, and visitors who leave drop out of "now"', async () => {
  const admin = await site.world.admin(site.cookie)
  const before = await admin.ask('watchAnalytics' as never, { range: '7d', page: '/' } as never)
  expect(before).toMatchObject({ sums: { views: 0 }, now: 0 })
  const moved = new Promise<Figures>((resolve) => admin.socket.once('analytics', resolve))
  await site.at('10.0.0.1').see('/')
  expect(await moved).toMatchObject({ sums: { visits: 1, views: 1 }, now: 1 })
  site.clock.now += 6 * minute
  expect((await site.figures()).now).toBe(0)
})

test('a dashboard whose figures can no longer be read doesn’t stop updates to the others', async () => {
  const [one, other] = [await site.world.admin(site.cookie), await site.world.admin(site.cookie)]
  const { combinedFrom: from, to } = await site.figures()
  const combined = { range: 'free', from, to, source: 'Direct', device: 'Desktop' }
  await one.ask('watchAnalytics' as never, combined as never)
  await other.ask('watchAnalytics' as never, { range: '7d' } as never)
  site.clock.now += 24 * hour
  const moved = new Promise<Figures>((resolve) => other.socket.once('analytics', resolve))
  await site.at('10.0.0.1').see('/')
  expect(await moved).toMatchObject({ sums: { visits: 1 }, now: 1 })
})

test('a visit ends after 30 minutes without activity; time in use extends it', async () => {
  const visitor = site.at('10.0.0.1')
  const view = await visitor.see('/')
  for (let turn = 0; turn < 3; turn++) {
    site.clock.now += 29 * minute
    await visitor.use(view, minute)
  }
  await visitor.see('/system')
  expect((await site.figures()).sums).toMatchObject({ visits: 1, views: 2, visitors: 1 })
  site.clock.now += 31 * minute
  // A late report counts toward the visit it belongs to, without extending it.
  await visitor.use(view, minute)
  await visitor.see('/')
  expect((await site.figures()).sums).toMatchObject({ visits: 2, views: 3, visitors: 1 })
})

test('a visit past midnight is one visit, counted on the day it began', async () => {
  site.clock.now = noon + 11 * hour + 50 * minute
  const visitor = site.at('10.0.0.1')
  await visitor.see('/')
  site.clock.now += 20 * minute
  await visitor.see('/system')
  expect((await site.figures()).sums.visits).toBe(0)
  expect((await site.figures({ range: '7d' })).sums).toMatchObject({ visits: 1, views: 2 })
  site.clock.now += hour
  await visitor.see('/')
  expect((await site.figures()).sums).toMatchObject({ visits: 1, visitors: 1 })
  // Over several days, visitors are the sum of each day's.
  expect((await site.figures({ range: '7d' })).sums).toMatchObject({ visits: 2, visitors: 2 })
})

test('a stored request counts once as a conversion of the same browser’s visit', async () => {
  const headers = { 'user-agent': browser, 'x-forwarded-for': '10.0.0.1' }
  await site.at('10.0.0.1').see('/')
  await site.at('10.0.0.2').see('/')
  const form = { name: 'Sam', phone: '202-555-0100', propertyType: 'home', entrances: 1 }
  const body = { id: randomUUID(), ...form }
  for (let turn = 0; turn < 2; turn++) {
    await site.world.call('POST', '/api/contact/requests', { body, headers })
  }
  // From a visitor who isn't counted: the action counts, but belongs to no visit.
  const stray = { body: { ...body, id: randomUUID() }, headers: { ...headers, dnt: '1' } }
  await site.world.call('POST', '/api/contact/requests', stray)
  const seen = await site.figures()
  expect(seen.sums).toMatchObject({ visits: 2, conversions: 1 })
  expect(seen.userEngagement.find(({ action }) => action === 'quoteForm')?.count).toBe(2)
})

test('a chat is counted from its messages and converts with its first answer', async () => {
  await site.at('10.0.0.1').see('/')
  const headers = { 'user-agent': browser, 'x-forwarded-for': '10.0.0.1' }
  const visitor = await site.world.visitor(undefined, headers)
  for (const text of ['How much?', 'And how long?']) {
    const id = randomUUID()
    await visitor.ask('send', { id, text })
    await visitor.ask('send', { id, text })
    await until(() => messagesOf(visitor).some((one) => one.id === id && one.answer.text !== ''))
    await visitor.ask('feedback', { id, helpful: text === 'How much?' })
  }
  const counts = async () =>
    Object.fromEntries((await site.figures()).userEngagement.map((one) => [one.action, one.count]))
  await until(async () => (await counts()).notHelpful === 1)
  expect(await counts()).toMatchObject({ chatStarted: 1, message: 2, helpful: 1, notHelpful: 1 })
  expect((await site.figures()).sums).toMatchObject({ visits: 1, conversions: 1 })
})
