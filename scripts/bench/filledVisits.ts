/**
 * The visits that a store is filled with, spread over a day, in the product's format: folded by its
 * own code, but without HTTP. A test checks that both produce the same documents.
 */
import type { Calendar } from '../../server/analytics/calendar'
import { addHit, newVisitor } from '../../server/analytics/counts/visits'
import type { StoredHit, StoredVisitor } from '../../server/analytics/documents'
import { expiryOf } from '../../server/analytics/hits'

/** An event is one report of a page: it is viewed, and later it was in use. */
export const eventsAVisit = 4
export const usedMs = 20_000

const pagesAVisit = 2
const paths = ['/', '/system', '/about', '/for-you', '/resources', '/residential', '/privacy']
const openings = [
  { source: 'Direct', referrer: '' },
  { source: 'Organic Search', referrer: 'google.com' },
  { source: 'Social', referrer: 't.co' },
  { source: 'Referral', referrer: 'gates.example' },
] as const
const devices = ['Desktop', 'Phone', 'Tablet'] as const

/** The nth of a day's `of` visits. */
export function planOf(calendar: Calendar, day: string, n: number, of: number) {
  const begins = calendar.startOf(day) + Math.floor(((n + 0.5) / of) * 23 * 3_600_000)
  return {
    ...(openings[n % openings.length] ?? openings[0]),
    device: devices[n % devices.length] ?? 'Desktop',
    pages: Array.from({ length: pagesAVisit }, (_, page) => ({
      path: paths[(n + page) % paths.length] ?? '/',
      at: begins + page * 60_000,
    })),
  }
}

export function visitorOf(calendar: Calendar, day: string, n: number, of: number): StoredVisitor {
  const { pages, ...said } = planOf(calendar, day, n, of)
  const id = `${day}-visitor-${n}`
  const made = newVisitor(id, day)
  const hourOf = (at: Date) => `${calendar.dayOf(at.getTime())}/${calendar.hourOf(at.getTime())}`
  for (const [index, { path, at }] of pages.entries()) {
    const hit = (name: string, at: number) => ({
      _id: `${id}-${index}${name}`,
      day,
      visitor: id,
      visit: 0,
      at: new Date(at),
      expiresAt: expiryOf(at),
    })
    const opening = { ...said, campaign: '', country: '', region: '', city: '', tags: '' }
    const view: StoredHit = { ...hit('', at), kind: 'view', path }
    addHit(made, index === 0 ? { ...view, opening } : view, hourOf)
    addHit(made, { ...hit('-used', at + usedMs), kind: 'engaged', ms: usedMs }, hourOf)
  }
  return { ...made, rev: 1 }
}
