/**
 * Fills a store as visits would have left it, evenly over twelve months and the twelve before: totals
 * of all days, single visits of the last 180. An event is what a page reports; half of them are pages
 * seen. Then tells that it is ready, and ends.
 */
import { addDays } from '#shared/analytics/ranges'
import { Calendar } from '../../server/analytics/calendar'
import type { StoredHit, StoredVisitor } from '../../server/analytics/documents'
import { type StoredTotal, toContent, totalId } from '../../server/analytics/storedSlice'
import { Totals } from '../../server/analytics/totals'
import { addHit, newVisitor } from '../../server/analytics/visits'
import { readSettings } from '../../server/settings'
import { openStore } from '../../server/store/open'
import type { BulkOperation } from '../../server/store/port'

const events = Number(process.argv[2])
const days = 2 * 365
const pagesAVisit = 2
const paths = ['/', '/system', '/about', '/for-you', '/resources', '/residential', '/privacy']
const openings = [
  { source: 'Direct', referrer: '' },
  { source: 'Organic Search', referrer: 'google.com' },
  { source: 'Social', referrer: 't.co' },
  { source: 'Referral', referrer: 'gates.example' },
] as const
const devices = ['Desktop', 'Phone', 'Tablet'] as const

const settings = readSettings()
const store = await openStore(settings)
const calendar = new Calendar(settings.timeZone)
const counter = new Totals(store, calendar)
const visitors = store.collection<StoredVisitor>('visitors')
const totals = store.collection<StoredTotal>('totals')
const hourOf = (at: Date) => `${calendar.dayOf(at.getTime())}/${calendar.hourOf(at.getTime())}`
const today = calendar.dayOf(Date.now())
const aDay = Math.max(1, Math.round(events / 365 / (2 * pagesAVisit)))

for (let back = 0; back < days; back++) {
  const day = addDays(today, -back)
  const slices = new Map()
  const made = Array.from({ length: aDay }, (_, n) => visitor(day, n))
  for (const { visits } of made) counter.addTo(slices, visits, 1)
  await totals.bulkWrite(
    [...slices].map(([slice, counted]) =>
      inserted<StoredTotal>({
        ...{ _id: totalId(day, slice), day, slice, version: 1 },
        ...toContent(counted),
      }),
    ),
    { ordered: false },
  )
  if (back <= 180) await visitors.bulkWrite(made.map(inserted), { ordered: false })
}
await store.close()
process.send?.({ ready: true })
process.disconnect?.()

function inserted<T extends { _id: string }>(document: T): BulkOperation<T> {
  return { insertOne: { document } } as BulkOperation<T>
}

function visitor(day: string, n: number): StoredVisitor {
  const id = `${day}-visitor-${n}`
  const made = newVisitor(id, day)
  const begins = calendar.startOf(day) + Math.floor(((n + 0.5) / aDay) * 23 * 3_600_000)
  const expiresAt = new Date(Date.now() + 180 * 86_400_000)
  for (let page = 0; page < pagesAVisit; page++) {
    const at = new Date(begins + page * 60_000)
    const base = { day, at, expiresAt, visitor: id, visit: 0 }
    const opening = {
      ...(openings[n % openings.length] ?? openings[0]),
      ...{ campaign: '', country: '', device: devices[n % devices.length] ?? 'Desktop' },
    }
    const path = paths[(n + page) % paths.length] ?? '/'
    const view: StoredHit = { ...base, _id: `${id}-${page}`, kind: 'view', path, opening }
    addHit(made, view, hourOf)
    addHit(made, { ...base, _id: `${id}-${page}-used`, kind: 'engaged', ms: 20_000 }, hourOf)
  }
  return { ...made, rev: 1 }
}
