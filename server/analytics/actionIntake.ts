/**
 * Takes in what the server itself knows of, from other subjects' records: each once, by the record's key,
 * in the visit that goes on, was noted, or is that of what it names.
 */
import { createHash } from 'node:crypto'
import type { Action } from '#shared/analytics/actions'
import { silenceMs } from '#shared/analytics/definitions'
import type { Hits } from './hits'
import type { Intake } from './intake'
import type { Notes } from './notes'
import type { Person } from './person'
import type { Place, Places } from './places'
import type { Turns } from './turns'

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

interface ActionIntakeParts {
  intake: Intake
  hits: Hits
  places: Places
  notes: Notes
  turns: Turns
}

export class ActionIntake {
  constructor(private readonly parts: ActionIntakeParts) {}

  /** Notes whose visit it will belong to. Resolves to whether there is a note now that was not before. */
  async note({ key, person, at }: Pick<Known, 'key' | 'person' | 'at'>): Promise<boolean> {
    if (!person || person.apart) return false
    return this.parts.turns.take(person, async () => {
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
      await this.parts.turns.take(person, async () =>
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
    const { intake } = this.parts
    if (!place && action === undefined) return
    await intake.take({
      ...intake.hit(idOf(key), 'action', at, place),
      ...(action ? { action } : {}),
      ...(converts ? { converts } : {}),
    })
  }
}

/** Says nothing of the record to who does not have it. */
function idOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
