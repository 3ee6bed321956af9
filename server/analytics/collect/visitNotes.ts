/**
 * Notes whose visit a record will belong to, before it is stored, so that a crash in between loses
 * no conversion: it is counted from the record (reconcile.ts) in the noted visit. A note is removed
 * when the action is counted, and at the latest after two days, like the day's key.
 */
import { type Collection, isDuplicate, type Store } from '../../store/port'
import type { StoredNote } from '../documents'
import type { AssignedVisit } from './visitAssignment'

const keptMs = 48 * 3_600_000

export class VisitNotes {
  private readonly notes: Collection<StoredNote>

  constructor(store: Store) {
    this.notes = store.collection('visitNotes')
  }

  /** Resolves to whether it was made: the first note for a record stays. */
  async make(id: string, assigned: AssignedVisit, at: number): Promise<boolean> {
    try {
      await this.notes.insertOne({ _id: id, ...assigned, expiresAt: new Date(at + keptMs) })
      return true
    } catch (error) {
      if (!isDuplicate(error)) throw error
      return false
    }
  }

  async find(id: string): Promise<AssignedVisit | null> {
    const note = await this.notes.findOne({ _id: id })
    return note && { visitor: note.visitor, day: note.day, visit: note.visit }
  }

  async remove(id: string): Promise<void> {
    await this.notes.deleteOne({ _id: id })
  }
}
