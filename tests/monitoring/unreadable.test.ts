/** What can't be read is left out of a scrape; `ready` is then 0. */
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readAtScrape, scrape, startMetrics } from '#server/monitoring/metrics'
import { readPromText } from '../promText'

test('a gauge that can’t be read is no 0, but `ready` is', async () => {
  await startMetrics(Fastify(), '/no/such/folder')
  const fail = (): Promise<number> => Promise.reject(new Error('The store is away.'))
  readAtScrape('ready', fail)
  readAtScrape('open_panels', fail)
  const { samples } = readPromText((await scrape()).text)
  const values = (name: string) =>
    samples.filter((one) => one.name === `visitor_access_${name}`).map(({ value }) => value)
  expect(values('disk_free_bytes')).toEqual([])
  expect(values('open_panels')).toEqual([])
  expect(values('ready')).toEqual([0])
  readAtScrape('open_panels', () => 3)
  const again = readPromText((await scrape()).text)
  expect(again.sum('visitor_access_open_panels')).toBe(3)
})
