/**
 * Takes in what happens: finds out whose it is and which visit it belongs to, stores it once, and adds
 * it to the visit. Times are this server's alone. One person's hits are taken one after the other.
 */
import { createHash } from 'node:crypto'
import type { Action } from '#shared/analytics/actions'
import type { Hit } from '#shared/analytics/calls'
import { silenceMs } from '#shared/analytics/definitions'
import type { DayMarks } from '../dayMarks'
import type { Calendar } from './calendar'
import type { Caps } from './caps'
import type { Opening, StoredHit, Visit } from './documents'
import type { Gate } from './gate'
import { expiryOf, type Hits } from './hits'
import type { Notes } from './notes'
import { pageOf } from './page'
import type { Person } from './person'
import type { Place, Places } from './places'
import { originOf } from './source'
import type { Totals } from './totals'
import type { Visitors } from './visitors'

export interface IntakeParts {
  hits: Hits
  visitors: Visitors
  totals: Totals
  places: Places
  notes: Notes
  caps: Caps
  calendar: Calendar
  marks: DayMarks
  gate: Gate
  onTaken: () => void
}

/** What the server itself knows of. */
export interface Known {
  /** Of the record that it stands for: counts once. */
  key: string
  action?: Action
  converts?: true
  at: number
  /** Whose visit it belongs to: theirs, or that of what was recorded under this key. */
  person: Person | null
  of?: string
}

/** A page was in use a little before the server heard of it. */
const slackMs = 10_000

export class Intake {
  private readonly turns = new Map<string, Promise<unknown>>()

  constructor(private readonly parts: IntakeParts) {}

  report(person: Person, reported: readonly Hit[], ownHost: string, at: number): Promise<void> {
    return this.inTurn(person, async () => {
      for (const hit of reported) {
        if (hit.kind === 'declined') await this.countApart(hit.id, 'declined', at)
        else if (hit.kind !== 'view') await this.follow(person, hit, at)
        else if (pageOf(hit.path) === null) continue
        else if (person.apart) await this.countApart(hit.id, person.apart, at)
        else await this.view(person, hit, ownHost, at)
      }
    })
  }

  /** Notes whose visit it will belong to. Resolves to whether there is a note now that was not before. */
  async note({ key, person, at }: Pick<Known, 'key' | 'person' | 'at'>): Promise<boolean> {
    if (!person || person.apart) return false
    return this.inTurn(person, async () => {
      const place = await this.parts.places.running(person, at)
      return place !== null && this.parts.notes.make(idOf(key), place, at)
    })
  }

  forgetNote(key: string): Promise<void> {
    return this.parts.notes.remove(idOf(key))
  }

  async record(known: Known): Promise<void> {
    const { of, person, at } = known
    if (of) await this.takeKnown(known, await this.parts.places.of(idOf(of)))
    else if (!person || person.apart) await this.takeKnown(known, null)
    else
      await this.inTurn(person, async () =>
        this.takeKnown(known, await this.parts.places.running(person, at)),
      )
  }

  /** What may have been missed: in the visit that was noted, or that of what it names, if that went on then. */
  async offer(offered: Omit<Known, 'person'>): Promise<void> {
    const { hits, notes } = this.parts
    const id = idOf(offered.key)
    if (await hits.find(id)) return
    const noted = await notes.find(id)
    await this.takeKnown({ ...offered, person: null }, noted ?? (await this.placeOf(offered)))
    if (noted) await notes.remove(id)
  }

  private async placeOf({ of, at }: Pick<Known, 'of' | 'at'>): Promise<Place | null> {
    const { places } = this.parts
    const place = of === undefined ? null : await places.of(idOf(of))
    const visit = place && (await places.visit(place, at))
    const wentOn =
      visit && at >= visit.startedAt.getTime() && at - visit.lastAt.getTime() <= silenceMs
    return wentOn ? place : null
  }

  private async takeKnown(
    { key, action, converts, at }: Known,
    place: Place | null,
  ): Promise<void> {
    if (!place && action === undefined) return
    await this.take({
      ...this.hit(idOf(key), 'action', at, place),
      ...(action ? { action } : {}),
      ...(converts ? { converts } : {}),
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

  private async take(hit: StoredHit): Promise<boolean> {
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

  private hit(id: string, kind: StoredHit['kind'], at: number, place: Place | null): StoredHit {
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

  private inTurn<T>({ digest }: Person, work: () => Promise<T>): Promise<T> {
    const done = (this.turns.get(digest) ?? Promise.resolve()).then(work)
    const settled = done.catch(() => undefined)
    this.turns.set(digest, settled)
    void settled.then(() => {
      if (this.turns.get(digest) === settled) this.turns.delete(digest)
    })
    return done
  }
}

function begunAt(at: number): Pick<Visit, 'startedAt' | 'lastAt' | 'engagedMs'> {
  return { startedAt: new Date(at), lastAt: new Date(at), engagedMs: 0 }
}

/** Says nothing of the record to who does not have it. */
function idOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
