/**
 * The server is killed (SIGKILL) while forms and messages arrive. If it dies between storing and
 * counting one, it is counted later from its own record, once, and a form as its visit's
 * conversion. The visitors who chat have no visit.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { browser, minute, openSite } from '../analytics/site'
import { type RunningServer, startServer } from '../runningServer'
import { zoneAtNoon } from '../zoneAtNoon'
import { isLong } from './long'
import { Talker } from './talker'

vi.setConfig({ testTimeout: 600_000 })

const rounds = isLong ? 20 : 2
const people = 24
const latestKillMs = 300

/** Used by the server and by whoever counts its figures: both must mean the same days. */
const env = { TRUST_PROXY: 'true', TIME_ZONE: zoneAtNoon() }

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ env })
})
afterAll(() => server.remove())

async function post(path: string, address: string, body: object): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: {
      origin: server.url,
      'content-type': 'application/json',
      'user-agent': browser,
      'x-forwarded-for': address,
    },
    body: JSON.stringify(body),
  })
}

/** A visit that sends one form. */
async function sendForm(address: string): Promise<void> {
  const seen = { hits: [{ kind: 'view', id: randomUUID(), path: '/' }] }
  expect((await post('/api/visits', address, seen)).status).toBe(200)
  const form = { name: 'Sam', phone: '202-555-0100', propertyType: 'home', entrances: 1 }
  await post('/api/contact/requests', address, { id: randomUUID(), ...form })
}

test(`killed ${rounds} times, each stored form and message counts once, a form for its visit`, async () => {
  let missed = 0
  for (let round = 0; round < rounds; round++) {
    let isKilled = false
    const talkers = await Promise.all(
      Array.from({ length: 6 }, (_, one) => Talker.open(server.url, `${round}/${one}`)),
    )
    const comes = async (person: number) => {
      for (let n = 0; n < 200 && !isKilled; n++) await sendForm(`10.${round}.${n}.${person}`)
    }
    const coming = Promise.allSettled(Array.from({ length: people }, (_, one) => comes(one)))
    for (const talker of talkers) talker.talk(4, 30)
    await pause(Math.random() * latestKillMs)
    await server.kill()
    isKilled = true
    for (const talker of talkers) talker.hangUp()
    await coming

    const site = await openSite({ dataDir: server.dataDir, env }, Date.now())
    const counts = async () => {
      const { userEngagement, sums } = await site.figures({ range: '7d' })
      const counted = userEngagement.map(({ action, count }) => [action, count])
      return { ...Object.fromEntries(counted), conversions: sums.conversions }
    }
    const stored = async (name: 'requests' | 'messages') =>
      (await site.world.store.collection(name).find({}).toArray()).length
    const forms = await stored('requests')
    const isStored = { quoteForm: forms, message: await stored('messages'), conversions: forms }
    const before = await counts()
    missed +=
      isStored.quoteForm - (before.quoteForm ?? 0) + isStored.message - (before.message ?? 0)
    for (let turn = 0; turn < 2; turn++) {
      site.clock.now += 21 * minute
      await site.analytics.maintain()
      expect(await counts()).toMatchObject(isStored)
    }
    // The test's clock was ahead of the next server's.
    const until = { $set: { until: new Date() } } as never
    await site.world.store.collection('facts').updateOne({ _id: 'analytics-offered' }, until)
    await site.close()
    await server.start()
  }
  console.log(`${missed} were stored and not counted when the server was killed`)
})
