/** Visit reports share their writes, however many arrive. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { IntakeBatcher } from '#server/analytics/collect/intakeBatcher'
import { openSite, type Site } from './site'

test('the first task starts at once; later ones start with the next batch, in order', async () => {
  const rounds = new IntakeBatcher()
  await rounds.nextBatch()
  const from = performance.now()
  const begun: number[] = []
  const ask = async (n: number) => {
    await rounds.nextBatch()
    begun.push(n)
    return performance.now() - from
  }
  const asked = Array.from({ length: 100 }, (_, n) => ask(n))
  const [first = 0] = await Promise.all(asked.slice(0, 1))
  // Arrives while the others of its round are still waiting.
  const late = ask(100)
  // Timers may fire slightly early.
  expect(first).toBeGreaterThan(40)
  expect(await late).toBeGreaterThan(80)
  expect(begun).toEqual(Array.from({ length: 101 }, (_, n) => n))
})

test('other events are handled between two tasks of a batch', async () => {
  const rounds = new IntakeBatcher()
  let turns = 0
  const asked = Array.from({ length: 20 }, async () => {
    await rounds.nextBatch()
    const before = turns
    setImmediate(() => turns++)
    return before
  })
  // The last one may have its turn after the round's own.
  expect(Math.max(...(await Promise.all(asked)))).toBeGreaterThan(asked.length / 2)
})

test('queued tasks settle once they have run, also when one fails', async () => {
  const rounds = new IntakeBatcher()
  const taken: number[] = []
  const all = [1, 2, 3].map((n) =>
    rounds.runInNextBatch(async () => {
      await pause(20)
      if (n === 2) throw new Error('full')
      taken.push(n)
    }),
  )
  const seen = Promise.allSettled(all)
  await rounds.settled()
  expect(taken).toEqual([1, 3])
  expect((await seen).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('one report is one write, once, for the visit in which the page was viewed', async () => {
  const site = await openSite()
  const writes = writesOf(site)
  const id = randomUUID()
  const view = { kind: 'view', id, path: '/', referrer: 'www.google.com' }
  const used = (ms: number) => ({ kind: 'engaged', id: randomUUID(), view: id, ms })
  const [first, second] = [used(6_000), used(6_000)]
  const asked = { kind: 'action', id: randomUUID(), view: id, action: 'demoPlayed' }
  await site.at('10.0.0.1').report(view, first, asked, second)
  expect(writes.count).toBe(1)
  // Capped at the time since the page was opened plus the usual grace.
  expect((await site.figures()).sums).toMatchObject({ visits: 1, views: 1, engagedMs: 10_000 })
  site.clock.now += 10_000
  // No reply arrived, and the browser's address has changed meanwhile.
  await site.at('10.0.0.2').report(view, first, asked, second, used(500))
  const { sums, trafficSources } = await site.figures()
  expect(sums).toMatchObject({ visitors: 1, visits: 1, views: 1, engagedMs: 10_500 })
  expect(trafficSources.find(({ visits }) => visits > 0)?.source).toBe('Organic Search')
  await site.close()
})

test('two pages in one report are one visit, started by the first page', async () => {
  const site = await openSite()
  const seen = (path: string, referrer: string) => ({
    kind: 'view',
    id: randomUUID(),
    path,
    referrer,
  })
  await site.at('10.0.0.1').report(seen('/', 'www.google.com'), seen('/system', 'example.org'))
  const { sums, trafficSources } = await site.figures()
  expect(sums).toMatchObject({ visitors: 1, visits: 1, views: 2 })
  expect(trafficSources.find(({ visits }) => visits > 0)?.source).toBe('Organic Search')
  await site.close()
})

test('consecutive reports share writes and are acknowledged once stored', async () => {
  const site = await openSite()
  const hits = site.world.store.collection('hits')
  const writes = writesOf(site)
  const report = async (address: string) => {
    const id = randomUUID()
    await site.at(address).report({ kind: 'view', id, path: '/' })
    return hits.findOne({ _id: id })
  }
  const people = 100
  const from = performance.now()
  const reports: ReturnType<typeof report>[] = []
  for (let n = 0; n < people; n++) {
    reports.push(report(`10.0.1.${n}`))
    await site.world.call('GET', '/api/health')
  }
  const stored = await Promise.all(reports)
  const rounds = 1 + (performance.now() - from) / 40
  expect(stored.every((hit) => hit !== null)).toBe(true)
  expect(writes.count).toBeGreaterThan(0)
  // A lookup for one of a round may take longer than for the others.
  expect(writes.count).toBeLessThanOrEqual(2 * rounds)
  expect((await site.figures()).sums.views).toBe(people)
  await site.close()
})

/** Counts how often hits are stored from now on. */
function writesOf(site: Site): { count: number } {
  const hits = site.world.store.collection('hits')
  const writes = { count: 0 }
  const { bulkWrite } = hits
  hits.bulkWrite = (...asked) => {
    writes.count += 1
    return bulkWrite(...asked)
  }
  return writes
}
