/**
 * Stores hits: once per id, for 180 days. Hits at nearly the same moment share a write, since
 * nobody waits for the reply to a report.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { visitDays } from '#shared/analytics/definitions'
import { hourMs } from '#shared/days'
import { type Collection, duplicatesIn, type Store } from '../store/port'
import type { StoredHit } from './documents'

const keptMs = visitDays * 24 * hourMs
/** How long a write waits for more: a batch's hits arrive over several turns of the event loop. */
const gatherMs = 10

interface Group {
  hits: StoredHit[]
  /** Indices of the hits that were already stored. */
  known: Promise<Set<number>>
}

export class Hits {
  private readonly hits: Collection<StoredHit>
  private gathering: Group | undefined
  /** Ids of hits added while their day is recounted without them. */
  private excluded: Set<string> | null = null

  constructor(store: Store) {
    this.hits = store.collection('hits')
  }

  /** Resolves, once it is stored, to whether it is new. */
  async add(hit: StoredHit): Promise<boolean> {
    const { excluded } = this
    if (excluded && !excluded.has(hit._id)) {
      // A hit stored earlier is included in the recount of its day.
      if (await this.find(hit._id)) return false
      excluded.add(hit._id)
    }
    this.gathering ??= this.gather()
    const { hits, known } = this.gathering
    const index = hits.push(hit) - 1
    return !(await known).has(index)
  }

  /** Which of these are already stored. */
  async known(hits: readonly { id: string }[]): Promise<Set<string>> {
    const found = await Promise.all(hits.map(({ id }) => this.find(id)))
    return new Set(found.flatMap((hit) => hit?._id ?? []))
  }

  find(id: string): Promise<StoredHit | null> {
    return this.hits.findOne({ _id: id })
  }

  /** Without those excluded. */
  async *ofDay(day: string): AsyncGenerator<StoredHit> {
    for await (const hit of this.hits.find({ day })) if (!this.excluded?.has(hit._id)) yield hit
  }

  /** From now on; to be called while no hit is being stored. */
  startExcluding(): void {
    this.excluded = new Set()
  }

  stopExcluding(): void {
    this.excluded = null
  }

  private gather(): Group {
    const hits: StoredHit[] = []
    const known = pause(gatherMs).then(() => {
      this.gathering = undefined
      return this.store(hits)
    })
    return { hits, known }
  }

  private async store(hits: readonly StoredHit[]): Promise<Set<number>> {
    const inserts = hits.map((document) => ({ insertOne: { document } }))
    try {
      await this.hits.bulkWrite(inserts, { ordered: false })
      return new Set()
    } catch (error) {
      const known = duplicatesIn(error)
      if (known) return known
      throw error
    }
  }
}

/** Rounded up to a full hour: otherwise a visitor's entry in the index would move with every hit. */
export function expiryOf(at: number): Date {
  return new Date(Math.ceil((at + keptMs) / hourMs) * hourMs)
}
