/**
 * Takes in actions that the server knows from other subjects' records, each once by the record's key. An
 * action belongs to the current visit, a noted one, or the one of the record that `of` names.
 */
import { createHash } from 'node:crypto'
import { type Action, conversions } from '#shared/analytics/actions'
import { silenceMs } from '#shared/analytics/definitions'
import type { KeyedMutex } from '../../jobs/keyedMutex'
import type { Hits } from '../hits'
import type { PageIntake } from './pageIntake'
import type { Person } from './person'
import type { AssignedVisit, VisitAssignment } from './visitAssignment'
import type { VisitNotes } from './visitNotes'

/** An action that the server knows of. */
export interface RecordedAction {
  /** The record's key: the action counts once per key. */
  key: string
  action?: Action
  at: number
  /** Whose visit it belongs to: this person's, or the one of the record with the key `of`. */
  person: Person | null
  of?: string
  /** It belongs to that visit however much later it comes, and to none if there is no such visit. */
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

  /** Notes whose visit it will belong to. Resolves to whether a new note was made. */
  async note({ key, person, at }: Pick<RecordedAction, 'key' | 'person' | 'at'>): Promise<boolean> {
    if (!person || person.excludedAs) return false
    return this.parts.mutex.runExclusive(person.digest, async () => {
      const assigned = await this.parts.assignment.current(person, at)
      return assigned !== null && this.parts.notes.make(idOf(key), assigned, at)
    })
  }

  forgetNote(key: string): Promise<void> {
    return this.parts.notes.remove(idOf(key))
  }

  async record(recorded: RecordedAction): Promise<void> {
    const { of, person, at } = recorded
    if (of) await this.takeRecorded(recorded, await this.assigned(of))
    else if (!person || person.excludedAs) await this.takeRecorded(recorded, null)
    else
      await this.parts.mutex.runExclusive(person.digest, async () =>
        this.takeRecorded(recorded, await this.parts.assignment.current(person, at)),
      )
  }

  /**
   * Counts a record that may have been missed: in the noted visit, or if it was going on that of `of`.
   */
  async recover(missed: Omit<RecordedAction, 'person'>): Promise<void> {
    const { hits, notes } = this.parts
    const id = idOf(missed.key)
    if (await hits.find(id)) return
    const noted = await notes.find(id)
    await this.takeRecorded(
      { ...missed, person: null },
      noted ?? (await this.assignedVisitOf(missed)),
    )
    if (noted) await notes.remove(id)
  }

  private async assignedVisitOf({
    of,
    at,
    isLater,
  }: Pick<RecordedAction, 'of' | 'at' | 'isLater'>): Promise<AssignedVisit | null> {
    const { assignment } = this.parts
    const assigned = of === undefined ? null : await this.assigned(of)
    if (isLater) return assigned
    const visit = assigned && (await assignment.visit(assigned, at))
    const wentOn =
      visit && at >= visit.startedAt.getTime() && at - visit.lastAt.getTime() <= silenceMs
    return wentOn ? assigned : null
  }

  private async takeRecorded(
    { key, action, at, of, isLater }: RecordedAction,
    assigned: AssignedVisit | null,
  ): Promise<void> {
    const { intake } = this.parts
    if (!assigned && (action === undefined || isLater)) return
    await intake.take({
      ...intake.hit(idOf(key), 'action', at, assigned),
      ...(action ? { action } : {}),
      ...(action && conversions.has(action) ? { converts: true } : {}),
      ...(assigned && of !== undefined && (await this.isOver(assigned, at)) ? { late: true } : {}),
    })
  }

  private assigned(of: string): Promise<AssignedVisit | null> {
    return this.parts.assignment.ofRecord(idOf(of))
  }

  /** What others do as a result of a visit doesn't bring the visitor back. */
  private async isOver(assigned: AssignedVisit, at: number): Promise<boolean> {
    const visit = await this.parts.assignment.visit(assigned, at)
    return visit !== undefined && at - visit.lastAt.getTime() > silenceMs
  }
}

/** Reveals nothing about the record to anyone who doesn't have it. */
function idOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
