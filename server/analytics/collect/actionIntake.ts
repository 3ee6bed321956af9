/**
 * Takes in what the server itself knows of, from other subjects' records: each once, by the record's key,
 * in the visit that goes on, was noted, or is that of what it names.
 */
import { createHash } from 'node:crypto'
import type { Action } from '#shared/analytics/actions'
import { silenceMs } from '#shared/analytics/definitions'
import type { KeyedMutex } from '../../jobs/keyedMutex'
import type { Hits } from './hits'
import type { PageIntake } from './pageIntake'
import type { Person } from './person'
import type { AssignedVisit, VisitAssignment } from './visitAssignment'
import type { VisitNotes } from './visitNotes'

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
  /** It belongs to that visit however much later it comes, and to none where there is no such visit. */
  isLater?: true
}

interface ActionIntakeParts {
  intake: PageIntake
  hits: Hits
  assignment: VisitAssignment
  notes: VisitNotes
  mutex: KeyedMutex
}

export class ActionIntake {
  constructor(private readonly parts: ActionIntakeParts) {}

  /** Notes whose visit it will belong to. Resolves to whether there is a note now that was not before. */
  async note({ key, person, at }: Pick<Known, 'key' | 'person' | 'at'>): Promise<boolean> {
    if (!person || person.excludedAs) return false
    return this.parts.mutex.runExclusive(person.digest, async () => {
      const assigned = await this.parts.assignment.current(person, at)
      return assigned !== null && this.parts.notes.make(idOf(key), assigned, at)
    })
  }

  forgetNote(key: string): Promise<void> {
    return this.parts.notes.remove(idOf(key))
  }

  async record(known: Known): Promise<void> {
    const { of, person, at } = known
    if (of) await this.takeKnown(known, await this.assigned(of))
    else if (!person || person.excludedAs) await this.takeKnown(known, null)
    else
      await this.parts.mutex.runExclusive(person.digest, async () =>
        this.takeKnown(known, await this.parts.assignment.current(person, at)),
      )
  }

  /** What may have been missed: in the visit that was noted, or that of what it names, if that went on then. */
  async offer(offered: Omit<Known, 'person'>): Promise<void> {
    const { hits, notes } = this.parts
    const id = idOf(offered.key)
    if (await hits.find(id)) return
    const noted = await notes.find(id)
    await this.takeKnown(
      { ...offered, person: null },
      noted ?? (await this.assignedVisitOf(offered)),
    )
    if (noted) await notes.remove(id)
  }

  private async assignedVisitOf({
    of,
    at,
    isLater,
  }: Pick<Known, 'of' | 'at' | 'isLater'>): Promise<AssignedVisit | null> {
    const { assignment } = this.parts
    const assigned = of === undefined ? null : await this.assigned(of)
    if (isLater) return assigned
    const visit = assigned && (await assignment.visit(assigned, at))
    const wentOn =
      visit && at >= visit.startedAt.getTime() && at - visit.lastAt.getTime() <= silenceMs
    return wentOn ? assigned : null
  }

  private async takeKnown(
    { key, action, converts, at, of, isLater }: Known,
    assigned: AssignedVisit | null,
  ): Promise<void> {
    const { intake } = this.parts
    if (!assigned && (action === undefined || isLater)) return
    await intake.take({
      ...intake.hit(idOf(key), 'action', at, assigned),
      ...(action ? { action } : {}),
      ...(converts ? { converts } : {}),
      ...(assigned && of !== undefined && (await this.isOver(assigned, at)) ? { late: true } : {}),
    })
  }

  private assigned(of: string): Promise<AssignedVisit | null> {
    return this.parts.assignment.ofRecord(idOf(of))
  }

  /** What others do with what came of a visit doesn't bring the visitor back. */
  private async isOver(assigned: AssignedVisit, at: number): Promise<boolean> {
    const visit = await this.parts.assignment.visit(assigned, at)
    return visit !== undefined && at - visit.lastAt.getTime() > silenceMs
  }
}

/** Says nothing of the record to who does not have it. */
function idOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
