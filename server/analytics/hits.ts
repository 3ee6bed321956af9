/** Hits as they are stored: once per id, for 180 days. */
import { visitDays } from '#shared/analytics/definitions'
import { type Collection, isDuplicate, type Store } from '../store/port'
import type { StoredHit } from './documents'

const keptMs = visitDays * 86_400_000

export class Hits {
  private readonly hits: Collection<StoredHit>

  constructor(store: Store) {
    this.hits = store.collection<StoredHit>('hits')
  }

  /** Resolves, once it is stored, to whether it is new. */
  async add(hit: StoredHit): Promise<boolean> {
    try {
      await this.hits.insertOne(hit)
      return true
    } catch (error) {
      if (isDuplicate(error)) return false
      throw error
    }
  }

  find(id: string): Promise<StoredHit | null> {
    return this.hits.findOne({ _id: id })
  }

  ofDay(day: string) {
    return this.hits.find({ day })
  }
}

export function expiryOf(at: number): Date {
  return new Date(at + keptMs)
}
