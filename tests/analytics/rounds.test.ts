/** What nobody waits for shares its writes, however much of it comes. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Rounds } from '#server/analytics/rounds'
import { openSite } from './site'

test('the first begins at once; all that come then begin together, later and in their order', async () => {
  const rounds = new Rounds()
  await rounds.next()
  const from = performance.now()
  const begun: number[] = []
  let turns = 0
  const asked = Array.from({ length: 100 }, async (_, n) => {
    await rounds.next()
    if (begun.push(n) === 1) setImmediate(() => turns++)
    expect(turns).toBe(0)
  })
  await Promise.all(asked)
  expect(begun).toEqual(asked.map((_, n) => n))
  // A timer may be a little early.
  expect(performance.now() - from).toBeGreaterThan(40)
})

test('reports that come one after the other share their writes, and are answered when they are stored', async () => {
  const site = await openSite()
  const hits = site.world.store.collection('hits')
  let writes = 0
  const { bulkWrite } = hits
  hits.bulkWrite = (...asked) => {
    writes += 1
    return bulkWrite(...asked)
  }
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
  expect(writes).toBeGreaterThan(0)
  // What is looked up for one of a round may take a little longer than for the others.
  expect(writes).toBeLessThanOrEqual(2 * rounds)
  expect((await site.figures()).sums.views).toBe(people)
  await site.close()
})
