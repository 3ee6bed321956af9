/**
 * Folds hits into visits. The same hits make the same visits in any order, so that concurrent
 * servers, retries and rebuilds agree.
 */
import { silenceMs } from '#shared/analytics/definitions'
import type { Opening, StoredHit, StoredVisitor, Visit } from '../documents'

const hitsKept = 100

const unopened: Opening & { openedBy: string } = {
  source: 'Direct',
  referrer: '',
  campaign: '',
  device: 'Desktop',
  country: '',
  openedBy: '',
}

export function newVisitor(id: string, day: string): StoredVisitor {
  const never = new Date(0)
  return { _id: id, day, rev: 0, visits: [], hits: [], lastAt: never, hours: [], expiresAt: never }
}

export function copyOf(visitor: StoredVisitor): StoredVisitor {
  return {
    ...visitor,
    hits: [...visitor.hits],
    visits: visitor.visits.map((visit) => ({
      ...visit,
      pages: visit.pages.map((page) => ({ ...page })),
      actions: visit.actions.map((action) => ({ ...action })),
    })),
  }
}

/** The visit that is going on at that moment. */
export function runningVisit(visitor: StoredVisitor | null, at: number): Visit | undefined {
  const last = visitor?.visits.at(-1)
  return last && at - last.lastAt.getTime() <= silenceMs ? last : undefined
}

/** Returns whether it was new. */
export function addHit(
  visitor: StoredVisitor,
  hit: StoredHit,
  hourOf: (at: Date) => string,
): boolean {
  if (visitor.hits.includes(hit._id)) return false
  visitor.hits.push(hit._id)
  if (visitor.hits.length > hitsKept) visitor.hits.shift()
  const known = visitor.visits.length
  const visit = visitOf(visitor, hit)
  const begins = visitor.visits.length > known || hit.at < visit.startedAt
  if (hit.at < visit.startedAt) visit.startedAt = hit.at
  if (!hit.late && hit.at > visit.lastAt) visit.lastAt = hit.at
  if (hit.kind === 'view') addView(visit, hit)
  else if (hit.kind === 'engaged') visit.engagedMs += hit.ms ?? 0
  else addAction(visit, hit)
  if (visit.lastAt > visitor.lastAt) visitor.lastAt = visit.lastAt
  if (hit.expiresAt > visitor.expiresAt) visitor.expiresAt = hit.expiresAt
  if (begins) visitor.hours = [...new Set(visitor.visits.map(({ startedAt }) => hourOf(startedAt)))]
  return true
}

function visitOf(visitor: StoredVisitor, hit: StoredHit): Visit {
  const n = hit.visit ?? 0
  const found = visitor.visits.find((visit) => visit.n === n)
  if (found) return found
  const visit: Visit = {
    n,
    startedAt: hit.at,
    lastAt: hit.at,
    ...unopened,
    pages: [],
    engagedMs: 0,
    actions: [],
    conversions: 0,
  }
  visitor.visits.push(visit)
  visitor.visits.sort((a, b) => a.n - b.n)
  return visit
}

function addView(visit: Visit, hit: StoredHit): void {
  const path = hit.path ?? ''
  const page = visit.pages.find((one) => one.path === path)
  if (page) page.views += 1
  else visit.pages = [...visit.pages, { path, views: 1 }].sort(by(({ path }) => path))
  const mark = `${hit.at.toISOString()} ${hit._id}`
  if (!visit.exit || mark > visit.exit.by) visit.exit = { path, by: mark }
  // Two servers may each have taken a page for the first one.
  if (!hit.opening) return
  if (visit.openedBy === '' || mark < visit.openedBy)
    Object.assign(visit, hit.opening, { entry: path, openedBy: mark })
}

function addAction(visit: Visit, { action, converts }: StoredHit): void {
  if (converts) visit.conversions += 1
  if (action === undefined) return
  const found = visit.actions.find((one) => one.action === action)
  if (found) found.count += 1
  else visit.actions = [...visit.actions, { action, count: 1 }].sort(by(({ action }) => action))
}

function by<T>(name: (one: T) => string): (a: T, b: T) => number {
  return (a, b) => (name(a) < name(b) ? -1 : 1)
}
