/** Retention and correctness of analytics: keys, expiry, the nightly job, two servers. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildApp } from '#server/app'
import { readSettings } from '#server/config/settings'
import { Refusal } from '#server/http/refusal'
import { collections } from '#server/store/collections'
import { openStore } from '#server/store/open'
import type { Collection, Store, Stored } from '#server/store/port'
import { messagesOf, until } from '../chat/world'
import { makeBuiltFolder } from '../site/builtFolder'
import { temporaryFolder } from '../store/stores'
import { browser, hour, minute, noon, openSite } from './site'

const dayMs = 24 * hour

test('a day’s key is destroyed after 48 hours, and the same browser then counts as a new visitor', async () => {
  const site = await openSite()
  const salts = site.world.store.collection('salts')
  await site.at('10.0.0.1').see('/')
  const [first] = await salts.find({}).toArray()
  site.clock.now += 47 * hour
  await site.analytics.maintain()
  expect(await salts.find({}).toArray()).toEqual([first])
  site.clock.now += 2 * hour
  await site.analytics.maintain()
  expect(await salts.find({}).toArray()).toEqual([])
  await site.at('10.0.0.1').see('/')
  await site.figures()
  const visitors = await site.world.store.collection('visitors').find({}).toArray()
  expect(new Set(visitors.map(({ _id }) => _id)).size).toBe(2)
  expect(await salts.findOne({ _id: first?._id ?? '' })).toBeNull()
  await site.close()
})

test('visitors present before a restart count as present until they time out', async () => {
  const dataDir = temporaryFolder()
  const before = await openSite({ dataDir })
  await before.at('10.0.0.1').see('/')
  expect((await before.figures()).now).toBe(1)
  before.clock.now += 2 * minute
  await before.at('10.0.0.2').see('/')
  await before.close()
  const site = await openSite({ dataDir }, before.clock.now)
  const now = async () => (await site.figures()).now
  expect(await now()).toBe(2)
  await site.at('10.0.0.3').see('/')
  expect(await now()).toBe(3)
  site.clock.now += 4 * minute
  expect(await now()).toBe(2)
  await site.analytics.maintain()
  await site.at('10.0.0.4').see('/')
  expect(await now()).toBe(3)
  site.clock.now += 6 * minute
  expect(await now()).toBe(0)
  await site.close()
})

test('hits and visits are deleted after 180 days, totals are kept', async () => {
  for (const name of ['hits', 'visitors', 'salts'] as const) {
    expect(collections[name].indexes).toContainEqual({
      key: { expiresAt: 1 },
      expireAfterSeconds: 0,
    })
  }
  const site = await openSite()
  const view = await site.at('10.0.0.1').see('/')
  site.clock.now += minute
  await site.at('10.0.0.1').use(view, 1_000)
  await site.figures()
  for (const [name, at] of [
    ['hits', noon],
    ['visitors', site.clock.now],
  ] as const) {
    const [stored] = (await site.world.store.collection(name).find({}).toArray()) as unknown as {
      expiresAt: Date
    }[]
    expect(stored?.expiresAt.getTime()).toBeGreaterThanOrEqual(at + 180 * dayMs)
    expect(stored?.expiresAt.getTime()).toBeLessThanOrEqual(at + 180 * dayMs + hour)
  }
  // What the store does when they expire.
  for (const name of ['hits', 'visitors'] as const)
    await site.world.store.collection(name).deleteMany({})
  site.clock.now += 200 * dayMs
  await site.analytics.maintain()
  const from = '2031-06-11'
  expect((await site.figures({ range: 'free', from, to: from })).sums.visits).toBe(1)
  const combined = { range: 'free', from, to: from, source: 'Direct', device: 'Desktop' }
  await expect(site.figures(combined)).rejects.toThrow(/combined back to/)
  await site.close()
})

test('the nightly job changes nothing in correct totals and repairs damaged ones', async () => {
  const site = await openSite()
  for (let n = 0; n < 20; n++) {
    const visitor = site.at(`10.0.0.${n}`)
    const view = await visitor.see('/', { referrer: 't.co' })
    site.clock.now += 5 * minute
    await visitor.use(view, 4 * minute)
    await visitor.act(view, 'demoPlayed')
  }
  await site.at('10.0.1.1', { dnt: '1' }).see('/')
  const before = await site.figures()
  const totals = site.world.store.collection('totals')
  const stored = await totals.find({}, { sort: { _id: 1 } }).toArray()
  site.clock.now = noon + 15 * hour + 10 * minute
  await site.analytics.maintain()
  expect(await totals.find({}, { sort: { _id: 1 } }).toArray()).toEqual(stored)

  const damaged = { sums: [9, 9, 9, 9, 9, 9] }
  await totals.deleteOne({ _id: '2031-06-11/page=/' })
  await totals.updateOne({ _id: '2031-06-11/all' }, { $set: damaged } as never)
  const [one] = await site.world.store.collection('visitors').find({}).toArray()
  await site.world.store.collection('visitors').deleteOne({ _id: one?._id ?? '' })
  await site.analytics.maintain()
  const yesterday = { range: 'free', from: '2031-06-11', to: '2031-06-11' }
  // Runs only once a night.
  expect(await totals.findOne({ _id: '2031-06-11/all' })).toMatchObject(damaged)
  site.clock.now += dayMs
  await site.analytics.maintain()
  expect((await site.figures(yesterday)).sums).toEqual(before.sums)
  expect((await site.figures({ ...yesterday, page: '/' })).sums).toEqual(before.sums)
  expect((await site.figures(yesterday)).apart).toEqual(before.apart)
  await site.close()
})

test('stored but uncounted actions are counted once, ten minutes later, in the right visit', async () => {
  const site = await openSite({ env: { TIME_ZONE: 'UTC' } }, Date.now())
  const form = { name: 'Sam', phone: '202-555-0100', propertyType: 'home', entrances: 1 }
  for (let n = 0; n < 3; n++)
    await site.world.call('POST', '/api/contact/requests', { body: { id: randomUUID(), ...form } })
  await site.at('10.0.0.1').see('/')
  const headers = { 'user-agent': browser, 'x-forwarded-for': '10.0.0.1' }
  const visitor = await site.world.visitor(undefined, headers)
  for (const text of ['How much?', 'How long?', 'Where?']) {
    const id = randomUUID()
    await visitor.ask('send', { id, text })
    await until(() => messagesOf(visitor).some((one) => one.id === id && one.answer.text !== ''))
    await visitor.ask('feedback', { id, helpful: true })
  }
  const counted = async () => {
    const { userEngagement, sums } = await site.figures({ range: '7d' })
    const counts = userEngagement.map(({ action, count }): [string, number] => [action, count])
    return new Map([...counts, ...Object.entries(sums)])
  }
  const isWhole = async () =>
    expect(Object.fromEntries(await counted())).toMatchObject({
      visits: 1,
      conversions: 1,
      quoteForm: 3,
      chatStarted: 1,
      message: 3,
      helpful: 3,
    })
  await until(async () => (await counted()).get('helpful') === 3)
  await isWhole()

  // As if killed before counting: without the last message's actions or a form's.
  const hits = site.world.store.collection('hits')
  const actions = (await hits
    .find({ kind: 'action' } as never, { sort: { at: 1 } })
    .toArray()) as unknown as {
    _id: string
    action?: string
    visitor?: string
  }[]
  const lost = ['quoteForm', 'message', 'helpful'].flatMap(
    (name) => actions.filter(({ action }) => action === name).at(-1) ?? [],
  )
  for (const { _id } of lost) await hits.deleteOne({ _id })
  // The next day, late enough for the nightly job, whatever the current time.
  site.clock.now = Math.ceil(site.clock.now / dayMs) * dayMs + 12 * hour
  await site.analytics.maintain()
  const offered = (await hits
    .find({ kind: 'action' } as never)
    .toArray()) as unknown as typeof actions
  for (const { _id, action, visitor } of lost)
    expect(offered.find((hit) => hit._id === _id)).toMatchObject({
      action,
      ...(visitor ? { visitor } : {}),
    })
  for (let turn = 0; turn < 2; turn++) {
    site.clock.now += 24 * hour
    await site.analytics.maintain()
    await isWhole()
  }
  await site.close()
})

test('a clock once 400 days ahead stops neither the nightly job nor late counting', async () => {
  const site = await openSite({ env: { TIME_ZONE: 'UTC' } }, Date.now())
  const right = site.clock.now
  const today = new Date(right).toISOString().slice(0, 10)
  site.clock.now += 400 * dayMs
  await site.analytics.maintain()
  site.clock.now = right
  await site.analytics.maintain()

  const body = { id: randomUUID(), name: 'Sam', phone: '202-555-0100', propertyType: 'home' }
  await site.world.call('POST', '/api/contact/requests', { body: { ...body, entrances: 1 } })
  const hits = site.world.store.collection('hits')
  const hit = await until(() => hits.findOne({ kind: 'action' } as never))
  const before = await site.figures()
  await hits.deleteOne({ _id: hit._id })
  const totals = site.world.store.collection('totals')
  await totals.updateOne({ _id: `${today}/all` }, { $set: { sums: [9, 9, 9, 9, 9, 9] } } as never)

  site.clock.now = Math.ceil(right / dayMs) * dayMs + 12 * hour
  await site.analytics.maintain()
  expect(await hits.findOne({ _id: hit._id })).not.toBeNull()
  expect((await site.figures({ range: 'free', from: today, to: today })).sums).toEqual(before.sums)
  await site.close()
})

test('a stored request that was never counted is still assigned to its visit', async () => {
  const site = await openSite({ env: { TIME_ZONE: 'UTC' } }, Date.now())
  const [notes, requests] = (['visitNotes', 'requests'] as const).map((name) =>
    site.world.store.collection<Stored>(name),
  ) as [Collection<Stored>, Collection<Stored>]
  await site.at('10.0.0.1').see('/')
  const person = site.analytics.personOf({ ip: '10.0.0.1', headers: { 'user-agent': browser } })
  const id = randomUUID()
  const storeWithNote = (store: () => Promise<unknown>) =>
    site.analytics.storeWithNote({ key: `request:${id}`, person }, store)

  // A refusal leaves no note; after a failure, nobody knows whether it was stored.
  const refusal = new Refusal('conflict', 'Sent before.')
  await expect(storeWithNote(() => Promise.reject(refusal))).rejects.toBe(refusal)
  expect(await notes.countDocuments({})).toBe(0)
  const failure = new Error('Full.')
  await expect(storeWithNote(() => Promise.reject(failure))).rejects.toBe(failure)
  expect(await notes.countDocuments({})).toBe(1)

  // One form without a visit, and one of a visit that is stored but counted only from its note.
  const form = { name: 'Sam', phone: '202-555-0100', propertyType: 'home', entrances: 1 }
  await site.world.call('POST', '/api/contact/requests', { body: { id: randomUUID(), ...form } })
  const [another] = await requests.find({}).toArray()
  await storeWithNote(async () => {
    const copy = { ...another, _id: id, reference: 'COPY' }
    await requests.insertOne(copy)
  })
  const counted = async () => {
    const { userEngagement, sums } = await site.figures({ range: '7d' })
    const forms = userEngagement.find(({ action }) => action === 'quoteForm')?.count
    return { forms, conversions: sums.conversions }
  }
  await until(async () => (await counted()).forms === 1)
  expect(await counted()).toEqual({ forms: 1, conversions: 0 })
  for (let turn = 0; turn < 2; turn++) {
    site.clock.now += 21 * minute
    await site.analytics.maintain()
    expect(await counted()).toEqual({ forms: 2, conversions: 1 })
  }
  expect(await notes.countDocuments({})).toBe(0)
  await site.close()
})

/** As if another server might also write to it. */
function shared(store: Store): Store {
  return Object.assign(Object.create(store), {
    kind: { ...store.kind, shared: true },
    close: async () => {},
  })
}

test('two servers on one store count together: each hit once, each visitor once', async () => {
  const dataDir = temporaryFolder()
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUST_PROXY: 'true' })
  const store = await openStore(settings)
  const pagesFolder = makeBuiltFolder()
  const clock = { now: noon }
  const maintains: (() => Promise<void>)[] = []
  const servers = await Promise.all(
    [1, 2].map(async () => {
      const app = await buildApp(settings, shared(store), {
        answerer: null,
        pagesFolder,
        now: () => clock.now,
        more: (context) => maintains.push(() => context.analytics.maintain()),
      })
      return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
    }),
  )
  const report = (server: number, address: string, ...hits: object[]) => {
    const { url } = servers[server % 2] as { url: string }
    return fetch(`${url}/api/visits`, {
      method: 'POST',
      headers: {
        origin: url,
        'content-type': 'application/json',
        'user-agent': browser,
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ hits }),
    })
  }
  const people = 12
  const views: string[] = []
  for (let turn = 0; turn < 6; turn++) {
    await Promise.all(
      Array.from({ length: people }, async (_, person) => {
        const view = { kind: 'view', id: randomUUID(), path: '/' }
        const used = { kind: 'engaged', id: randomUUID(), view: view.id, ms: 1_000 }
        views.push(view.id)
        // The same report to both at once; the rest to the other one.
        await Promise.all([0, 1].map((server) => report(server, `10.0.0.${person}`, view)))
        await report(turn + person, `10.0.0.${person}`, used)
      }),
    )
    clock.now += turn === 2 ? 40 * minute : minute
  }
  // Each stores the rest when it closes.
  for (const { app } of servers) await app.close()

  const again = await buildApp(settings, store, {
    answerer: null,
    pagesFolder,
    now: () => clock.now,
  })
  await again.ready()
  const total = (await store
    .collection('totals')
    .findOne({ _id: '2031-06-11/all' })) as unknown as {
    sums: number[]
  }
  // Visitors, visits, views, time in use, bounces, conversions.
  expect(total.sums).toEqual([
    people,
    2 * people,
    views.length,
    views.length * 1_000,
    2 * people,
    0,
  ])
  await again.close()
})
