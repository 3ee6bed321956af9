/** Assigns hits to visits: the current one, a new one, or the one in which a page was viewed. */
import { addDays } from '#shared/days'
import type { Calendar } from '../calendar'
import type { Visitors } from '../counts/visitors'
import { runningVisit } from '../counts/visits'
import type { Visit } from '../documents'
import type { Hits } from '../hits'
import type { Person } from './person'
import { type Salts, visitorHash } from './salts'

/** A visit, with its visitor. */
export interface AssignedVisit {
  visitor: string
  day: string
  visit: number
}

interface VisitAssignmentParts {
  hits: Hits
  visitors: Visitors
  salts: Salts
  calendar: Calendar
  /** Whether other servers write to the same store. */
  shared: boolean
}

const viewsKept = 20_000

export class VisitAssignment {
  private readonly views = new Map<string, AssignedVisit>()

  constructor(private readonly parts: VisitAssignmentParts) {}

  /** The current visit. */
  async current(person: Person, at: number): Promise<AssignedVisit | null> {
    const { calendar, salts } = this.parts
    const day = calendar.dayOf(at)
    const salt = await salts.find(day, at)
    const today = salt && (await this.visitOf(visitorHash(salt, person.digest), day, at))
    return today ?? this.sinceYesterday(person, day, at)
  }

  /** The current visit, or a new one that begins now. */
  async currentOrNew(
    person: Person,
    at: number,
  ): Promise<{ assigned: AssignedVisit; begins: boolean }> {
    const { calendar, salts, visitors } = this.parts
    const day = calendar.dayOf(at)
    const visitor = visitorHash(await salts.today(day, at), person.digest)
    const running =
      (await this.visitOf(visitor, day, at)) ?? (await this.sinceYesterday(person, day, at))
    if (running) return { assigned: running, begins: false }
    const found = await visitors.load(visitor, day, at)
    return { assigned: { visitor, day, visit: (found.visits.at(-1)?.n ?? -1) + 1 }, begins: true }
  }

  /** After midnight, a visit continues under the previous day's hash. */
  private async sinceYesterday(
    person: Person,
    today: string,
    at: number,
  ): Promise<AssignedVisit | null> {
    const day = addDays(today, -1)
    const salt = await this.parts.salts.yesterday(day, at)
    return salt && this.visitOf(visitorHash(salt, person.digest), day, at)
  }

  private async visitOf(visitor: string, day: string, at: number): Promise<AssignedVisit | null> {
    const { visitors, calendar, shared } = this.parts
    const isKnown = visitors.isKnown(visitor)
    // Today's visitors will be needed again; there are few of yesterday's.
    const find = () =>
      day === calendar.dayOf(at) ? visitors.load(visitor, day, at) : visitors.find(visitor, day, at)
    let visit = runningVisit(await find(), at)
    if (!visit && isKnown && shared) {
      await visitors.refresh(visitor)
      visit = runningVisit(await find(), at)
    }
    return visit ? { visitor, day, visit: visit.n } : null
  }

  /** The visit of the record stored under this id. */
  async ofRecord(id: string): Promise<AssignedVisit | null> {
    const known = this.views.get(id)
    if (known) return known
    const hit = await this.parts.hits.find(id)
    if (hit?.visitor === undefined || hit.visit === undefined) return null
    const assigned = { visitor: hit.visitor, day: hit.day, visit: hit.visit }
    this.remember(id, assigned)
    return assigned
  }

  async visit({ visitor, day, visit }: AssignedVisit, at: number): Promise<Visit | undefined> {
    const found = await this.parts.visitors.find(visitor, day, at)
    return found?.visits.find(({ n }) => n === visit)
  }

  remember(view: string, assigned: AssignedVisit): void {
    const [oldest] = this.views.keys()
    if (this.views.size >= viewsKept && oldest !== undefined) this.views.delete(oldest)
    this.views.set(view, assigned)
  }
}
