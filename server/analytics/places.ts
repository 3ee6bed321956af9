/** Which visit somebody is in, which comes next, and in which one a page was seen. */
import { addDays } from '#shared/analytics/ranges'
import type { Calendar } from './calendar'
import type { Visit } from './documents'
import type { Hits } from './hits'
import type { Person } from './person'
import { type Salts, visitorHash } from './salts'
import type { Visitors } from './visitors'
import { runningVisit } from './visits'

/** A visit, and whose. */
export interface Place {
  visitor: string
  day: string
  visit: number
}

interface PlacesParts {
  hits: Hits
  visitors: Visitors
  salts: Salts
  calendar: Calendar
  /** Whether other servers add to the same store. */
  shared: boolean
}

const viewsKept = 20_000

export class Places {
  private readonly views = new Map<string, Place>()

  constructor(private readonly parts: PlacesParts) {}

  /** Past midnight it goes on under the hash of the day before. */
  async running(person: Person, at: number): Promise<Place | null> {
    const { calendar, visitors, shared } = this.parts
    const today = calendar.dayOf(at)
    const yesterday = addDays(today, -1)
    const salts = [
      [today, () => this.parts.salts.find(today, at)],
      [yesterday, () => this.parts.salts.yesterday(yesterday, at)],
    ] as const
    for (const [day, findSalt] of salts) {
      const salt = await findSalt()
      if (!salt) continue
      const visitor = visitorHash(salt, person.digest)
      const isKnown = visitors.isKnown(visitor)
      let visit = runningVisit(await visitors.find(visitor, day, at), at)
      if (!visit && isKnown && shared) {
        await visitors.refresh(visitor)
        visit = runningVisit(await visitors.find(visitor, day, at), at)
      }
      if (visit) return { visitor, day, visit: visit.n }
    }
    return null
  }

  /** The one that begins now. */
  async next(person: Person, at: number): Promise<Place> {
    const { calendar, salts, visitors } = this.parts
    const day = calendar.dayOf(at)
    const visitor = visitorHash(await salts.today(day, at), person.digest)
    const found = await visitors.find(visitor, day, at)
    return { visitor, day, visit: (found?.visits.at(-1)?.n ?? -1) + 1 }
  }

  /** Where something was that was stored under this id. */
  async of(id: string): Promise<Place | null> {
    const known = this.views.get(id)
    if (known) return known
    const hit = await this.parts.hits.find(id)
    if (hit?.visitor === undefined || hit.visit === undefined) return null
    const place = { visitor: hit.visitor, day: hit.day, visit: hit.visit }
    this.remember(id, place)
    return place
  }

  async visit({ visitor, day, visit }: Place, at: number): Promise<Visit | undefined> {
    const found = await this.parts.visitors.find(visitor, day, at)
    return found?.visits.find(({ n }) => n === visit)
  }

  remember(view: string, place: Place): void {
    const [oldest] = this.views.keys()
    if (this.views.size >= viewsKept && oldest !== undefined) this.views.delete(oldest)
    this.views.set(view, place)
  }
}
