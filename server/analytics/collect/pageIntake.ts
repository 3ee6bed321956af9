/**
 * Takes in pages' reports: finds the person and the visit, stores each hit once, and adds it to the
 * visit. All times are this server's. One person's hits are processed one after another.
 */
import type { Action } from '#shared/analytics/actions'
import type { Hit } from '#shared/analytics/calls'
import { silenceMs } from '#shared/analytics/definitions'
import type { DirtyDays } from '../../jobs/dirtyDays'
import { KeyedMutex } from '../../jobs/keyedMutex'
import type { Calendar } from '../calendar'
import type { ReadWriteLock } from '../counts/readWriteLock'
import type { Totals } from '../counts/totals'
import type { Visitors } from '../counts/visitors'
import type { Opening, StoredHit, Visit } from '../documents'
import type { StoredGoalList } from '../goals'
import { expiryOf, type Hits } from '../hits'
import type { Caps } from './caps'
import { pageOf } from './countedPage'
import type { Person } from './person'
import { originOf } from './source'
import type { AssignedVisit, VisitAssignment } from './visitAssignment'

interface PageIntakeParts {
  hits: Hits
  visitors: Visitors
  totals: Totals
  assignment: VisitAssignment
  mutex: KeyedMutex
  caps: Caps
  calendar: Calendar
  dirtyDays: DirtyDays
  lock: ReadWriteLock
  goals: StoredGoalList
  onTaken: () => void
}

/** Tolerance, since a page is in use a little before the server hears of it. */
const slackMs = 10_000

interface Asked {
  person: Person
  ownHost: string
  at: number
}

export class PageIntake {
  private readonly reports = new KeyedMutex()

  constructor(private readonly parts: PageIntakeParts) {}

  report(person: Person, reported: readonly Hit[], ownHost: string, at: number): Promise<void> {
    return this.reports.runExclusive(person.digest, async () => {
      // Only the order of a report's pages is known, not their times: each counts a millisecond
      // after the previous.
      let later = -1
      for (const together of byView(reported)) {
        if (together[0]?.kind === 'view') later += 1
        const asked = { person, ownHost, at: at + Math.max(0, later) }
        // For each part anew: a first message of the person's waits for it, too.
        await this.parts.mutex.runExclusive(person.digest, () => this.part(asked, together))
      }
    })
  }

  /** Stores hits together if they don't depend on replies of the store in between. */
  private async part(asked: Asked, together: readonly Hit[]): Promise<void> {
    const known = together.length > 1 ? await this.parts.hits.known(together) : new Set()
    const made: StoredHit[] = []
    for (const hit of together) {
      const one = known.has(hit.id) ? null : await this.made(asked, hit, made)
      if (one) made.push(one)
    }
    const done = await Promise.allSettled(made.map((hit) => this.take(hit)))
    for (const [index, one] of done.entries()) {
      if (one.status === 'rejected') throw one.reason
      const hit = made[index]
      const assigned = hit?.kind === 'view' && assignedVisitOf(hit)
      if (assigned && one.value) this.parts.assignment.remember(hit._id, assigned)
    }
  }

  private async made(
    { person, ownHost, at }: Asked,
    hit: Hit,
    before: readonly StoredHit[],
  ): Promise<StoredHit | null> {
    if (hit.kind === 'declined') return this.hit(hit.id, 'declined', at, null)
    if (hit.kind !== 'view') return person.excludedAs ? null : this.followed(hit, at, before)
    const path = pageOf(hit.path)
    if (path === null) return null
    if (person.excludedAs) return this.hit(hit.id, person.excludedAs, at, null)
    const { assigned, begins } = await this.parts.assignment.currentOrNew(person, at)
    const view: StoredHit = { ...this.hit(hit.id, 'view', at, assigned), path }
    return begins
      ? { ...view, opening: await this.opening(person, hit, ownHost, assigned.day) }
      : view
  }

  private async followed(
    hit: Extract<Hit, { kind: 'engaged' | 'action' | 'press' }>,
    at: number,
    before: readonly StoredHit[],
  ): Promise<StoredHit | null> {
    if (hit.kind !== 'press') return this.follow(hit, at, before)
    const text = await this.parts.goals.pressed(hit.text)
    const action = `pressed ${text}` as const
    return text === null ? null : this.follow({ ...hit, kind: 'action', action }, at, before)
  }

  /** Anything on a page belongs to the visit of its view, however late it arrives. */
  private async follow(
    hit:
      | Extract<Hit, { kind: 'engaged' }>
      | { kind: 'action'; id: string; view: string; action: Action },
    at: number,
    before: readonly StoredHit[],
  ): Promise<StoredHit | null> {
    const { assignment } = this.parts
    const page = before.find(({ _id, kind }) => _id === hit.view && kind === 'view')
    const assigned = page ? assignedVisitOf(page) : await assignment.ofRecord(hit.view)
    if (!assigned) return null
    // Another server may have taken the view but not stored it yet: then the visit has just begun.
    const { startedAt, lastAt, engagedMs } = (await assignment.visit(assigned, at)) ?? begunAt(at)
    const late = at - lastAt.getTime() > silenceMs ? { late: true as const } : {}
    if (hit.kind === 'action')
      return { ...this.hit(hit.id, 'action', at, assigned), action: hit.action, ...late }
    const here = before.filter(
      (one) => one.visitor === assigned.visitor && one.visit === assigned.visit,
    )
    const counted = here.reduce((sum, { ms = 0 }) => sum + ms, engagedMs)
    const endsAt = Math.min(at, lastAt.getTime() + silenceMs)
    const possible = endsAt - startedAt.getTime() + slackMs - counted
    const ms = Math.round(Math.max(0, Math.min(hit.ms, possible)))
    return { ...this.hit(hit.id, 'engaged', at, assigned), ms, ...late }
  }

  /** Resolves, once it is stored, to whether it is new. */
  async take(hit: StoredHit): Promise<boolean> {
    const { lock, dirtyDays, hits, visitors, totals, onTaken } = this.parts
    return lock.read(async () => {
      await dirtyDays.mark(hit.day)
      let isNew = false
      try {
        isNew = await hits.add(hit)
      } catch (error) {
        totals.doubtful.add(hit.day)
        throw error
      }
      if (!isNew) return false
      if (hit.visitor === undefined) totals.addWithoutVisit(hit)
      else await visitors.add(hit, hit.at.getTime())
      onTaken()
      return true
    })
  }

  hit(id: string, kind: StoredHit['kind'], at: number, assigned: AssignedVisit | null): StoredHit {
    return {
      _id: id,
      kind,
      at: new Date(at),
      expiresAt: expiryOf(at),
      ...(assigned ?? { day: this.parts.calendar.dayOf(at) }),
    }
  }

  private async opening(
    { device, country, region, city, network }: Person,
    said: Extract<Hit, { kind: 'view' }>,
    ownHost: string,
    day: string,
  ): Promise<Opening> {
    const { source, ...named } = originOf(said, ownHost)
    const values = { ...named, country, region, city }
    return { source, device, ...(await this.parts.caps.limited(day, network, values)) }
  }
}

function begunAt(at: number): Pick<Visit, 'startedAt' | 'lastAt' | 'engagedMs'> {
  return { startedAt: new Date(at), lastAt: new Date(at), engagedMs: 0 }
}

/** Each part has at most one view, at its start: the next view may belong to the visit that it begins. */
function byView(reported: readonly Hit[]): Hit[][] {
  const parts: Hit[][] = []
  for (const hit of reported) {
    const last = parts.at(-1)
    if (last && hit.kind !== 'view') last.push(hit)
    else parts.push([hit])
  }
  return parts
}

function assignedVisitOf({ visitor, day, visit }: StoredHit): AssignedVisit | null {
  return visitor === undefined || visit === undefined ? null : { visitor, day, visit }
}
