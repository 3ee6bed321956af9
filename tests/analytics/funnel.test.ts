/** The funnel of visits: to the form, request, quote and acceptance, however late, each once. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Figures } from '#shared/analytics/records'
import type { Quote } from '#shared/quotes/records'
import { say } from '../chat/handover/people'
import { accept, draft, share } from '../quotes/adminAndCustomer'
import { call, type Users } from '../resources/adminAndDealer'
import { zoneAtNoon } from '../zoneAtNoon'
import { browser, hour, openSite, type Site } from './site'

let site: Site
let users: Users
beforeEach(async () => {
  site = await openSite({ env: { TIME_ZONE: zoneAtNoon() } }, Date.now())
  users = { url: site.world.url, admin: site.cookie, dealer: '' }
})
afterEach(() => site.close())

const day = 24 * hour
const nobody = { form: 0, request: 0, quote: 0, acceptance: 0, chat: 0, chatRequest: 0 }
const funnel = async (
  query: Record<string, string> = { range: '7d' },
): Promise<Figures['funnel']> => (await site.figures(query)).funnel

async function sendRequest(address: string): Promise<string> {
  const id = randomUUID()
  const reply = await site.world.call('POST', '/api/contact/requests', {
    body: {
      id,
      name: 'Sam Sample',
      phone: '202-555-0100',
      email: '',
      propertyType: 'home',
      entrances: 1,
      message: '',
      smsConsent: false,
      website: '',
    },
    headers: { 'user-agent': browser, 'x-forwarded-for': address },
  })
  expect(reply.status).toBe(200)
  return id
}

async function makeQuote(requestId: string | null): Promise<Quote> {
  const reply = await call(users, 'admin', 'POST /api/quotes', {
    id: randomUUID(),
    requestId,
    ...draft(),
  })
  expect(reply.status).toBe(200)
  return reply.json()
}

test('a quote and its acceptance count once for the visit that sent the request, even days later', async () => {
  await site.at('192.0.2.1').see('/residential')
  const requestId = await sendRequest('192.0.2.1')
  await site.at('192.0.2.2').see('/about')
  expect(await funnel()).toEqual({ ...nobody, visits: 2, form: 1, request: 1 })

  site.clock.now += 2 * day
  const made = await makeQuote(requestId)
  // The customer hasn't got a draft yet.
  expect((await funnel()).quote).toBe(0)
  const quote = await share(made, users)
  await makeQuote(null)
  expect(await funnel()).toEqual({ ...nobody, visits: 2, form: 1, request: 1, quote: 1 })

  site.clock.now += day
  expect((await accept(site.world.url, quote.token ?? '')).status).toBe(200)
  const all = { ...nobody, visits: 2, form: 1, request: 1, quote: 1, acceptance: 1 }
  await expect.poll(() => funnel()).toEqual(all)
  // Counted toward that visit's day, page and source; the office's work isn't a visitor's presence.
  expect(await funnel({ range: '7d', page: '/residential' })).toEqual({ ...all, visits: 1 })
  expect(await funnel({ range: '7d', page: '/about' })).toEqual({ ...nobody, visits: 1 })
  expect(await funnel({ range: 'today' })).toEqual({ ...nobody, visits: 0 })
  expect((await site.figures()).now).toBe(0)
})

test('quotes that a killed server left uncounted are counted from the stored quote', async () => {
  await site.at('192.0.2.1').see('/residential')
  const requestId = await sendRequest('192.0.2.1')
  const { id } = await share(await makeQuote(null), users)
  expect((await funnel()).quote).toBe(0)
  const quotes = site.world.store.collection('quotes')
  await quotes.updateOne({ _id: id }, { $set: { requestId } })
  site.clock.now += 20 * 60_000
  await site.analytics.maintain()
  expect(await funnel()).toEqual({ ...nobody, visits: 1, form: 1, request: 1, quote: 1 })
})

test('a request and its quote that were both left uncounted are counted for the visit', async () => {
  await site.at('192.0.2.1').see('/residential')
  const { record } = site.analytics
  site.analytics.record = () => {}
  const requestId = await sendRequest('192.0.2.1')
  const quote = await share(await makeQuote(requestId), users)
  expect((await accept(site.world.url, quote.token ?? '')).status).toBe(200)
  site.analytics.record = record
  expect(await funnel()).toEqual({ ...nobody, visits: 1 })
  site.clock.now += 20 * 60_000
  await site.analytics.maintain()
  const all = { form: 1, request: 1, quote: 1, acceptance: 1 }
  expect(await funnel()).toEqual({ ...nobody, visits: 1, ...all })
})

test('the funnel shows chats separately, and how many of them led to a request', async () => {
  for (const [index, sends] of [true, false].entries()) {
    const address = `192.0.2.${index + 1}`
    await site.at(address).see('/')
    const visitor = await site.world.visitor(undefined, {
      'user-agent': browser,
      'x-forwarded-for': address,
    })
    await say(visitor, 'How much does it cost?')
    if (sends) await sendRequest(address)
  }
  await expect
    .poll(() => funnel())
    .toEqual({ ...nobody, visits: 2, form: 1, request: 1, chat: 2, chatRequest: 1 })
})

test('a store from before the funnel gets its figures for all days whose hits are kept', async () => {
  const at = site.at('192.0.2.1')
  await at.see('/residential', { source: 'flyer', medium: 'print', content: 'gate' })
  await at.see('/about')
  const before = await site.figures({ range: '7d' })
  expect(before.entryPages).toMatchObject([{ path: '/residential', visits: 1 }])
  site.clock.now += day
  // As an older version left it.
  const { store } = site.world
  for await (const { _id, lists } of store.collection('totals').find({})) {
    const older = lists.filter(({ name }) => ['page', 'source', 'device'].includes(name))
    await store.collection('totals').updateOne({ _id }, { $set: { lists: older } })
  }
  await store.collection('facts').deleteOne({ _id: 'migration:days-have-all-lists' })
  await site.analytics.maintain()
  const after = await site.figures({ range: '7d' })
  expect(after).toMatchObject({ entryPages: before.entryPages, exitPages: before.exitPages })
  expect(after.funnel).toEqual(before.funnel)
})

test('when one report holds several pages, the last is the exit page', async () => {
  const paths = ['/', '/system', '/about']
  for (let n = 1; n <= 12; n++) {
    const views = paths.map((path) => ({ kind: 'view', id: randomUUID(), path }))
    await site.at(`192.0.2.${n}`).report(...views)
  }
  const { entryPages, exitPages } = await site.figures()
  expect(entryPages).toMatchObject([{ path: '/', visits: 12 }])
  expect(exitPages).toMatchObject([{ path: '/about', visits: 12 }])
})

test('a goal counts the visits that reached it; clicks on anything else leave no trace', async () => {
  const goals = [
    { id: randomUUID(), name: 'About us', on: { kind: 'page', path: '/about' } },
    { id: randomUUID(), name: 'Quote button', on: { kind: 'button', text: 'Get a Quote' } },
  ]
  const { cookie } = site
  const save = (body: object) => site.world.call('PUT', '/api/analytics/goals', { cookie, body })
  const at = site.at('192.0.2.1')
  await at.see('/about')
  const view = await at.see('/')
  expect(await (await save({ goals, rev: 0 })).json()).toEqual({ goals, rev: 1 })
  expect((await save({ goals: [], rev: 0 })).status).toBe(409)
  const press = (text: string) => at.report({ kind: 'press', id: randomUUID(), view, text })
  for (const text of ['Get a quote →', 'GET A QUOTE', 'Call Sam at 202-555-0100']) await press(text)
  // The page was viewed before it became a goal.
  const { goals: reached, cards } = await site.figures()
  expect(reached.map(({ name, visits }) => [name, visits])).toEqual([
    ['About us', 1],
    ['Quote button', 1],
  ])
  expect(cards.bounceRate.value).toBe(0)
  const hits = await site.world.store.collection('hits').find({}).toArray()
  expect(JSON.stringify(hits)).not.toContain('555-0100')
  expect((await save({ goals: [...goals, goals[0]], rev: 1 })).status).toBe(400)
  const nowhere = { id: randomUUID(), name: 'No page', on: { kind: 'page', path: '/admin' } }
  expect((await save({ goals: [nowhere], rev: 1 })).status).toBe(400)
  expect((await site.world.call('GET', '/api/analytics/goals')).status).toBe(401)
})
