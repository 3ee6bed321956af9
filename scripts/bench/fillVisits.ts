/**
 * Fills a store as visits would leave it, evenly over twelve months and the twelve before: totals
 * for all days, individual visits for the last 180. An event is one report of a page; half of them
 * are page views. It reports when it is ready, and exits.
 */
import { nowMs } from '#shared/analytics/definitions'
import { addDays } from '#shared/days'
import { Calendar } from '../../server/analytics/calendar'
import { type Night, nightId } from '../../server/analytics/counts/nightly'
import type { Slice } from '../../server/analytics/counts/slice'
import { type StoredTotal, toContent, totalId } from '../../server/analytics/counts/storedSlice'
import { Totals } from '../../server/analytics/counts/totals'
import type { StoredVisitor } from '../../server/analytics/documents'
import { readSettings } from '../../server/config/settings'
import { openStore } from '../../server/store/open'
import type { BulkOperation } from '../../server/store/port'
import { eventsAVisit, visitorOf } from './filledVisits'

const events = Number(process.argv[2])
const days = 2 * 365
const singleDays = 180

const settings = readSettings()
const store = await openStore(settings)
const calendar = new Calendar(settings.timeZone)
const counter = new Totals(store, calendar)
const visitors = store.collection<StoredVisitor>('visitors')
const totals = store.collection<StoredTotal>('totals')
const today = calendar.dayOf(Date.now())
const aDay = Math.max(1, Math.round(events / 365 / eventsAVisit))

for (let back = 0; back <= singleDays; back++) {
  const day = addDays(today, -back)
  const made = Array.from({ length: aDay }, (_, n) => visitorOf(calendar, day, n, aDay))
  // No visit is still running, and none is in the future.
  const over = made.filter(({ lastAt }) => lastAt.getTime() < Date.now() - nowMs)
  await visitors.bulkWrite(over.map(inserted), { ordered: false })
  await insertTotals(day, sliced(over))
}
// All days are alike: older ones, without individual visits, only have totals.
const whole = addDays(today, -1)
const same = sliced(Array.from({ length: aDay }, (_, n) => visitorOf(calendar, whole, n, aDay)))
for (let back = singleDays + 1; back < days; back++) await insertTotals(addDays(today, -back), same)
// There are no hits from which the nightly job could rebuild the last days.
const night: Night = { _id: nightId, day: today, by: 'bench', dueAt: new Date(), isDone: true }
await store.collection<Night>('facts').insertOne(night)
await store.close()
process.send?.({ ready: true })
process.disconnect?.()

function sliced(made: readonly StoredVisitor[]): Map<string, Slice> {
  const slices = new Map<string, Slice>()
  for (const { visits } of made) counter.addTo(slices, visits, 1)
  return slices
}

async function insertTotals(day: string, slices: Map<string, Slice>): Promise<void> {
  const documents = [...slices].map(([slice, counted]): StoredTotal => ({
    _id: totalId(day, slice),
    day,
    slice,
    version: 1,
    ...toContent(counted),
  }))
  await totals.bulkWrite(documents.map(inserted), { ordered: false })
}

function inserted<T extends { _id: string }>(document: T): BulkOperation<T> {
  return { insertOne: { document } } as BulkOperation<T>
}
