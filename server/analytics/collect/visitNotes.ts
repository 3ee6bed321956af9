/**
 * Notes whose visit a record will belong to, before it is stored, so that a crash in between loses
 * no conversion: it is counted from the record (reconcile.ts) in the noted visit. A note is removed
 * when the action is counted, and at the latest after two days, like the day's key.
 */
import { insertIfNew } from '../../store/concurrentWrites'
import type { Collection, Store } from '../../store/port'
import type { StoredNote } from '../documents'
import type { AssignedVisit } from './visitAssignment'

const keptMs = 48 * 3_600_000

export class VisitNotes {
  private readonly notes: Collection<StoredNote>

  constructor(store: Store) {
    this.notes = store.collection('visitNotes')
  }

  /** Resolves to whether it was made: the first note for a record stays. */
  make(id: string, assigned: AssignedVisit, at: number): Promise<boolean> {
    const expiresAt = new Date(at + keptMs)
    return insertIfNew(this.notes, { _id: id, ...assigned, expiresAt })
  }

  async find(id: string): Promise<AssignedVisit | null> {
    const note = await this.notes.findOne({ _id: id })
    return note && { visitor: note.visitor, day: note.day, visit: note.visit }
  }

  async remove(id: string): Promise<void> {
    await this.notes.deleteOne({ _id: id })
  }
}
