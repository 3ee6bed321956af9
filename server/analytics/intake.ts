/**
 * Takes in what pages report: finds out whose it is and which visit it belongs to, stores it once, and
 * adds it to the visit. Times are this server's alone. One person's hits are taken one after the other.
 */
import type { Hit } from '#shared/analytics/calls'
import { silenceMs } from '#shared/analytics/definitions'
import type { DayMarks } from '../dayMarks'
import type { Calendar } from './calendar'
import type { Caps } from './caps'
import type { Opening, StoredHit, Visit } from './documents'
import type { Gate } from './gate'
import { expiryOf, type Hits } from './hits'
import { pageOf } from './page'
import type { Person } from './person'
import type { Place, Places } from './places'
import { originOf } from './source'
import type { Totals } from './totals'
import type { Turns } from './turns'
import type { Visitors } from './visitors'

export interface IntakeParts {
  hits: Hits
  visitors: Visitors
  totals: Totals
  places: Places
  turns: Turns
  caps: Caps
  calendar: Calendar
  marks: DayMarks
  gate: Gate
  onTaken: () => void
}

/** A page was in use a little before the server heard of it. */
const slackMs = 10_000

export class Intake {
  constructor(private readonly parts: IntakeParts) {}

  report(person: Person, reported: readonly Hit[], ownHost: string, at: number): Promise<void> {
    return this.parts.turns.take(person, async () => {
      for (const hit of reported) {
        if (hit.kind === 'declined') await this.countApart(hit.id, 'declined', at)
        else if (hit.kind !== 'view') await this.follow(person, hit, at)
        else if (pageOf(hit.path) === null) continue
        else if (person.apart) await this.countApart(hit.id, person.apart, at)
        else await this.view(person, hit, ownHost, at)
      }
    })
  }

  private async view(
    person: Person,
    hit: Extract<Hit, { kind: 'view' }>,
    ownHost: string,
    at: number,
  ): Promise<void> {
    const { place, begins } = await this.parts.places.here(person, at)
    const view: StoredHit = { ...this.hit(hit.id, 'view', at, place), path: pageOf(hit.path) ?? '' }
    if (begins) view.opening = await this.opening(person, hit, ownHost, place.day)
    if (await this.take(view)) this.parts.places.remember(hit.id, place)
  }

  /** What happens on a page belongs to the visit in which it was seen, however late it comes. */
  private async follow(
    person: Person,
    hit: Extract<Hit, { kind: 'engaged' | 'action' }>,
    at: number,
  ): Promise<void> {
    const place = person.apart ? null : await this.parts.places.of(hit.view)
    if (!place) return
    // Another server may have seen it open and not stored it yet: then it has just begun.
    const { startedAt, lastAt, engagedMs } =
      (await this.parts.places.visit(place, at)) ?? begunAt(at)
    const late = at - lastAt.getTime() > silenceMs ? { late: true as const } : {}
    if (hit.kind === 'action') {
      await this.take({ ...this.hit(hit.id, 'action', at, place), action: hit.action, ...late })
      return
    }
    const possible = at - startedAt.getTime() + slackMs - engagedMs
    const ms = Math.round(Math.max(0, Math.min(hit.ms, possible)))
    await this.take({ ...this.hit(hit.id, 'engaged', at, place), ms, ...late })
  }

  private countApart(id: string, kind: 'bot' | 'declined', at: number): Promise<boolean> {
    return this.take(this.hit(id, kind, at, null))
  }

  /** Resolves, once it is stored, to whether it is new. */
  async take(hit: StoredHit): Promise<boolean> {
    const { gate, marks, hits, visitors, totals, onTaken } = this.parts
    return gate.pass(async () => {
      await marks.mark(hit.day)
      let isNew = false
      try {
        isNew = await hits.add(hit)
      } catch (error) {
        totals.doubtful.add(hit.day)
        throw error
      }
      if (!isNew) return false
      if (hit.visitor === undefined) totals.apart(hit)
      else await visitors.add(hit, hit.at.getTime())
      onTaken()
      return true
    })
  }

  hit(id: string, kind: StoredHit['kind'], at: number, place: Place | null): StoredHit {
    return {
      _id: id,
      kind,
      at: new Date(at),
      expiresAt: expiryOf(at),
      ...(place ?? { day: this.parts.calendar.dayOf(at) }),
    }
  }

  private async opening(
    { device, country }: Person,
    said: Extract<Hit, { kind: 'view' }>,
    ownHost: string,
    day: string,
  ): Promise<Opening> {
    const { source, referrer, campaign } = originOf(said, ownHost)
    const limited = await this.parts.caps.limited(day, { referrer, campaign, country })
    return { source, device, ...limited }
  }
}

function begunAt(at: number): Pick<Visit, 'startedAt' | 'lastAt' | 'engagedMs'> {
  return { startedAt: new Date(at), lastAt: new Date(at), engagedMs: 0 }
}
