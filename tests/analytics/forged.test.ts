/** Anybody can forge reports: nothing implausible is believed, and nothing grows without limit. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultLimits } from '#server/http/limits/limits'
import { NetworkBuckets } from '#server/http/limits/networkBuckets'
import { browser, hour, minute, noon, openSite, type Site } from './site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Each test uses a day of its own. */
function nextDay(): void {
  site.clock.now += 24 * hour
}

/** Everything stored in the last day's list: dashboards only get the most frequent values. */
async function countsOf(list: string): Promise<{ value: string; count: number }[]> {
  await site.figures()
  const total = await site.world.store
    .collection('totals')
    .findOne({ slice: 'all' } as never, { sort: { day: -1 } })
  const { lists } = total as unknown as {
    lists: { name: string; counts: { value: string; count: number }[] }[]
  }
  return lists.find(({ name }) => name === list)?.counts ?? []
}

test.each([
  ['an unknown kind', { kind: 'paid', id: randomUUID() }],
  ['a time of its own', { kind: 'view', id: randomUUID(), path: '/', at: 1 }],
  ['an operator for an id', { kind: 'view', id: { $gt: '' }, path: '/' }],
  ['a conversion', { kind: 'action', id: randomUUID(), view: randomUUID(), action: 'quoteForm' }],
  ['less than no time', { kind: 'engaged', id: randomUUID(), view: randomUUID(), ms: -1 }],
  ['a path of 20 kB', { kind: 'view', id: randomUUID(), path: `/${'a'.repeat(20_000)}` }],
])('%s is refused', async (_, hit) => {
  expect((await site.at('10.1.0.1').report(hit)).status).toBe(400)
})

test('a report from another site is refused', async () => {
  const hit = { kind: 'view', id: randomUUID(), path: '/' }
  const foreign = site.at('10.1.0.1', { origin: 'https://evil.example' })
  expect((await foreign.report(hit)).status).toBe(403)
})

test('a report with an unreadable Host header is accepted without an error', async () => {
  const { hostname, port } = new URL(site.world.url)
  const asked = request({
    hostname,
    port,
    method: 'POST',
    path: '/api/visits',
    headers: { host: 'x:99999', 'content-type': 'application/json', 'sec-fetch-site': 'none' },
  })
  asked.end(JSON.stringify({ hits: [{ kind: 'view', id: randomUUID(), path: '/' }] }))
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  reply.resume()
  expect(reply.statusCode).toBe(200)
})

test('unknown paths are counted as one page, and private paths leave no trace', async () => {
  nextDay()
  const visitor = site.at('10.1.0.2')
  const token = 'z'.repeat(43)
  for (const path of [
    `/quote/${token}`,
    `/QUOTE/${token}`,
    `/request/${token}`,
    `/admin?${token}`,
    '/dealer/login',
  ])
    await visitor.see(path)
  for (const path of ['/no', `/${token}`, '/<script>', '/about#key', '/about/', '/about?token=x'])
    await visitor.see(path)
  expect((await site.figures()).topPages).toEqual([
    { path: '(not found)', title: 'Not Found', views: 3 },
    { path: '/about', title: 'About Us', views: 3 },
  ])
  for (const name of ['hits', 'visitors', 'totals'] as const) {
    const stored = await site.world.store.collection(name).find({}).toArray()
    expect(JSON.stringify(stored)).not.toMatch(/zzzz|token|<script|#key/)
    expect(JSON.stringify(stored)).not.toContain('10.1.0.2')
  }
})

test('without a trusted proxy, country headers are ignored', async () => {
  nextDay()
  await site.at('10.1.0.11', { 'cf-ipcountry': 'DE', 'x-country': 'DE' }).see('/')
  const seen = await site.figures()
  expect([seen.hasCountries, seen.countries, seen.sums.visits]).toEqual([false, [], 1])
  expect((await site.figures({ range: 'today', country: 'DE' })).sums.visits).toBe(0)
})

test('markup, control characters and 10 kB in a name are cut to a short text', async () => {
  nextDay()
  const source = `<img src=x>\u0000\u001b${'z'.repeat(10_000)}`
  await site.at('10.1.0.3').see('/', { source, referrer: 'x'.repeat(10_000) })
  const [{ value } = { value: '' }] = (await site.figures()).referrers
  expect(value).toMatch(/^<img src=x>z+$/)
  expect(value.length).toBeLessThanOrEqual(100)
})

test('time in use never exceeds the time that has passed', async () => {
  nextDay()
  const visitor = site.at('10.1.0.4')
  const view = await visitor.see('/')
  site.clock.now += 60_000
  await visitor.use(view, 1e12)
  await visitor.use(view, 1e12)
  expect((await site.figures()).sums.engagedMs).toBe(70_000)
})

test('time reported after a visit ended adds at most the idle timeout', async () => {
  nextDay()
  const visitor = site.at('10.1.0.12')
  const view = await visitor.see('/')
  const { to: day } = await site.figures()
  for (const later of [32 * hour, 17 * 24 * hour]) {
    site.clock.now += later
    await visitor.use(view, 1e12)
  }
  const seen = await site.figures({ range: 'free', from: day, to: day })
  expect(seen.sums).toMatchObject({ visits: 1, engagedMs: 30 * 60_000 + 10_000 })
})

test('use and actions of a page without a view count nothing', async () => {
  nextDay()
  const visitor = site.at('10.1.0.5')
  await visitor.use(randomUUID(), 5_000)
  await visitor.act(randomUUID(), 'demoPlayed')
  expect((await site.figures()).sums.visits).toBe(0)
})

test('made-up sources are grouped under (other) once the day’s list is full', async () => {
  nextDay()
  for (let n = 0; n < 260; n++) {
    const campaign = `campaign ${n}`
    await site.at(`10.2.0.${n}`).see('/', { referrer: `site${n}.example`, campaign })
  }
  const referrers = await countsOf('referrer')
  expect(referrers).toHaveLength(201)
  expect(await countsOf('campaign')).toHaveLength(201)
  expect(referrers.find(({ value }) => value === '(other)')).toMatchObject({ count: 60 })
})

test('a dozen addresses can’t fill a day’s campaign list', async () => {
  nextDay()
  const comeWith = async (count: number, what: string) => {
    for (let n = 0; n < 12 * count; n++)
      await site.at(`10.6.0.${n % 12}`).see('/', { campaign: `made up ${what} ${n}` })
  }
  await comeWith(9, 'at once')
  for (let hours = 3; hours < 24; hours += 3) {
    site.clock.now += 3 * hour - minute
    await comeWith(2, `after ${hours} hours`)
  }
  await site.at('10.7.0.1').see('/', { campaign: 'spring sale' })
  expect((await countsOf('campaign')).map(({ value }) => value)).toContain('spring sale')
})

test('one address can’t fill the day’s lists, and a full list still takes well-known sites', async () => {
  nextDay()
  const one = (n: number) => site.at('10.3.0.1', { 'user-agent': `${browser} ${n}` })
  for (let n = 0; n < 40; n++) await one(n).see('/', { referrer: `mine${n}.example` })
  const values = async () => (await countsOf('referrer')).map(({ value }) => value)
  expect((await values()).filter((value) => value.startsWith('mine'))).toHaveLength(8)
  await one(40).see('/', { referrer: 'www.bing.com' })
  expect(await values()).toContain('bing.com')
  for (let n = 0; n < 200; n++) {
    await site.at(`10.4.0.${n}`).see('/', { referrer: `site${n}.example` })
  }
  await site.at('10.5.0.1').see('/', { referrer: 'www.google.com' })
  await site.at('10.5.0.2').see('/', { referrer: 'late.example' })
  expect(await values()).toContain('google.com')
  expect(await values()).not.toContain('late.example')
})

test('bots and visitors who opt out are only counted, and nothing else about them is kept', async () => {
  nextDay()
  const visits = async () =>
    (await site.world.store.collection('visitors').find({}).toArray()).length
  const before = await visits()
  const bot = site.at('10.1.0.6', {
    'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)',
  })
  await bot.use(await bot.see('/'), 5_000)
  for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }]) {
    await site.at('10.1.0.7', headers).see('/', { source: 'secret' })
  }
  await site.at('10.1.0.7').report({ kind: 'declined', id: randomUUID() })
  const seen = await site.figures()
  expect(seen.apart).toEqual({ bots: 1, declined: 3 })
  expect(seen.sums.visits).toBe(0)
  expect(await visits()).toBe(before)
  const kept = await site.world.store
    .collection('hits')
    .find({ kind: 'declined' } as never)
    .toArray()
  expect(kept.map((hit) => Object.keys(hit).sort())).toEqual(
    Array(3).fill(['_id', 'at', 'day', 'expiresAt', 'kind']),
  )
})

test('a flood from one address is refused without affecting other addresses', async () => {
  nextDay()
  const hits = () => Array.from({ length: 40 }, () => ({ kind: 'declined', id: randomUUID() }))
  const flooding = Array.from({ length: 80 }, () => site.at('10.1.0.8').report(...hits()))
  const statuses = (await Promise.all(flooding)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(75)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect((await site.at('10.1.0.9').report(...hits())).status).toBe(200)
})

test('hundreds of visitors behind one address all count after a mailing', async () => {
  nextDay()
  const come = async (n: number) => {
    const view = randomUUID()
    const person = site.at('10.1.0.13', { 'user-agent': `${browser} ${n}` })
    const used = [1, 2, 3, 4].map((ms) => ({ kind: 'engaged', id: randomUUID(), view, ms }))
    return person.report({ kind: 'view', id: view, path: '/' }, ...used)
  }
  for (let n = 0; n < 300; n += 20)
    await Promise.all(Array.from({ length: 20 }, (_, more) => come(n + more)))
  expect((await site.figures()).sums.visits).toBe(300)
})

/** Number of hits accepted, by their arrival times in milliseconds. */
function taken(times: Iterable<number>): number {
  const reports = new NetworkBuckets(defaultLimits.reports)
  let count = 0
  for (const at of times)
    try {
      reports.take('10.1.0.14', noon + at)
      count += 1
    } catch {
      // Refused.
    }
  return count
}

test('a flood lasting a day stores only some megabytes', () => {
  const oneASecond = Array.from({ length: (24 * hour) / 1_000 }, (_, n) => n * 1_000)
  // A view by a new browser takes 1.2 kB.
  expect(taken(oneASecond) * 1.2).toBeLessThan(40_000)
})

test.each([
  ['hundreds in an office, all day', 500, 9 * hour],
  ['a hundred and more, after a mailing', 150, minute],
])('%s: no report from behind one address is lost', (_, people, within) => {
  // Five minutes on three pages: a report per page view, then one per half minute of use.
  const ofOne = Array.from({ length: 17 }, (_, n) => n * 18_000)
  const times = Array.from({ length: people }, (_, n) => (n / people) * within)
  const all = times.flatMap((from) => ofOne.map((later) => from + later)).sort((a, b) => a - b)
  expect(taken(all)).toBe(people * ofOne.length)
})
