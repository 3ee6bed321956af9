/** The previous period that figures are compared with, and cases that can't be compared. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays } from '#shared/days'
import { hour, minute, openSite, type Site } from './site'

let site: Site
beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

test('without visits in the earlier period no rate is compared', async () => {
  await site.at('10.0.0.1').see('/')
  site.clock.now += 25 * hour
  const { cards } = await site.figures()
  expect(cards.totalVisitors).toMatchObject({ value: 0, text: '0', change: -1 })
  expect(cards.bounceRate).toEqual({
    value: null,
    text: '–',
    change: null,
    before: { value: 1, text: '100.0%' },
  })
  expect(cards.avgSessionDuration).toMatchObject({ value: null, text: '–', change: null })
})

test('today is compared with the same weekday, up to the same minute', async () => {
  const come = async (...addresses: string[]) => {
    for (const address of addresses) await site.at(address).see('/')
  }
  const startsAt = site.clock.now
  await come('10.0.0.1', '10.0.0.2', '10.0.0.3')
  site.clock.now += 40 * minute
  await come('10.0.0.4', '10.0.0.5')
  site.clock.now = startsAt + 7 * 24 * hour
  await come('10.0.0.6')
  site.clock.now += 5 * minute
  const figures = await site.figures({ range: 'today', comparedWith: 'sameWeekdays' })
  const weekBefore = addDays(figures.to, -7)
  expect(figures.before).toMatchObject({ from: weekBefore, to: weekBefore, sums: { visitors: 3 } })
  expect(figures.sums.visitors).toBe(1)
  expect((await site.figures()).before.sums?.visitors).toBe(0)
})

test('after clocks went back, today is compared up to the same time of day', async () => {
  const env = { TIME_ZONE: 'America/New_York' }
  const there = await openSite({ env }, Date.parse('2031-10-26T14:30:00-04:00'))
  const before = async () => {
    const { sums } = (await there.figures({ range: 'today', comparedWith: 'sameWeekdays' })).before
    return sums?.visitors
  }
  await there.at('10.0.0.1').see('/')
  there.clock.now = Date.parse('2031-11-02T14:00:00-05:00')
  expect(await before()).toBe(0)
  there.clock.now += 40 * minute
  expect(await before()).toBe(1)
  await there.close()
})

test('combined filters compare only as far back as visits are kept', async () => {
  const { combinedFrom, to } = await site.figures()
  expect(combinedFrom).toBe(addDays(to, -179))
  const combined = { range: 'free', page: '/', device: 'Desktop' }
  const kept = { from: addDays(combinedFrom, 10), to: addDays(combinedFrom, 19) }
  const seen = await site.figures({ ...combined, ...kept })
  expect([seen.before.sums?.visits, seen.pointsBefore.length]).toEqual([0, 10])

  const older = { from: addDays(combinedFrom, 9), to: addDays(combinedFrom, 19) }
  const gone = await site.figures({ ...combined, ...older })
  expect([gone.before.sums, gone.pointsBefore, gone.points.length]).toEqual([null, [], 11])
  expect(gone.cards.totalVisitors).toMatchObject({ value: 0, before: null, change: null })
  const one = await site.figures({ range: 'free', page: '/', ...older })
  expect(one.before.sums?.visits).toBe(0)
})

test.each([
  ['a last day that is still to come', { from: '2031-06-11', to: '2031-06-12' }],
  ['a year of two digits', { from: '0026-11-01', to: '0026-11-23' }],
])('%s is refused with its field', async (_, days) => {
  const query = new URLSearchParams({ range: 'free', ...days })
  const { cookie, world } = site
  const reply = await world.call('GET', `/api/analytics?${query}`, { cookie })
  expect(reply.status).toBe(400)
  expect(Object.keys((await reply.json()).error.fields)).toContain('to')
})
