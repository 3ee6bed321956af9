/** The bench fills its stores in bulk: the result must equal the same visits over HTTP. */
import { expect, test } from 'vitest'
import { Calendar } from '#server/analytics/calendar'
import { type StoredTotal, toContent } from '#server/analytics/counts/storedSlice'
import { Totals } from '#server/analytics/counts/totals'
import type { StoredVisitor } from '#server/analytics/documents'
import { planOf, usedMs, visitorOf } from '../../scripts/bench/filledVisits'
import { browser, openSite } from './site'

const day = '2031-06-11'
const count = 24
const browsers = {
  Desktop: browser,
  Phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  Tablet: 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15',
}

/** Without values that differ each time: ids of visitors and hits, and the number of writes. */
function plain({ _id, hits, rev, visits, ...rest }: StoredVisitor) {
  const told = visits.map(({ openedBy, exit, ...visit }) => ({ ...visit, exit: exit?.path }))
  return { ...rest, hits: hits.length, visits: told }
}

test('visitor counts and totals stay the same documents', async () => {
  const calendar = new Calendar('America/New_York')
  const site = await openSite({ env: { TIME_ZONE: calendar.timeZone } }, calendar.startOf(day))
  for (let n = 0; n < count; n++) {
    const { pages, referrer, device } = planOf(calendar, day, n, count)
    const visitor = site.at(`10.0.0.${n}`, { 'user-agent': browsers[device] })
    for (const { path, at } of pages) {
      site.clock.now = at
      const view = await visitor.see(path, referrer === '' ? {} : { referrer })
      site.clock.now = at + usedMs
      await visitor.use(view, usedMs)
    }
  }
  await site.figures()
  const { store } = site.world
  const stored = await store.collection<StoredVisitor>('visitors').find({ day }).toArray()
  const made = Array.from({ length: count }, (_, n) => visitorOf(calendar, day, n, count))
  const begun = (one: StoredVisitor) => one.visits[0]?.startedAt.getTime() ?? 0
  stored.sort((a, b) => begun(a) - begun(b))
  expect(stored.map(plain)).toEqual(made.map(plain))

  const slices = new Map()
  const totals = new Totals(store, calendar)
  for (const { visits } of made) totals.addTo(slices, visits, 1)
  const found = await store.collection<StoredTotal>('totals').find({ day }).toArray()
  expect(
    new Map(found.map(({ slice, sums, hours, lists }) => [slice, { sums, hours, lists }])),
  ).toEqual(new Map([...slices].map(([name, slice]) => [name, toContent(slice)])))
  await site.close()
})
