/**
 * The visitors of the last days, including hits that this server hasn't stored yet. A write checks
 * `rev`; if another server was first, the visitor is read again and the missing hits are added.
 * Each change written is reported once, as the visitor before and after it.
 */

import { yieldToEventLoop } from '../../jobs/yieldToEventLoop'
import { insertIfNew, retryIfChanged } from '../../store/concurrentWrites'
import type { Collection, Store } from '../../store/port'
import type { Calendar } from '../calendar'
import type { StoredHit, StoredVisitor } from '../documents'
import { addHit, copyOf, newVisitor } from './visits'

interface Entry {
  /** As stored, as far as this server knows; null if not stored. */
  stored: StoredVisitor | null
  /** With the hits in `pending`. */
  now: StoredVisitor
  pending: StoredHit[]
  usedAt: number
  isForgotten: boolean
}

interface VisitorNews {
  /** A visitor's change is stored. */
  changed(before: StoredVisitor | null, after: StoredVisitor): void
  /** It isn't known whether a change to this day was reported. */
  doubted(day: string): void
}

const most = 50_000
const idleMs = 40 * 60_000

export class Visitors {
  private readonly visitors: Collection<StoredVisitor>
  private readonly entries = new Map<string, Promise<Entry>>()
  private readonly dirty = new Map<string, Entry>()

  constructor(
    store: Store,
    private readonly calendar: Calendar,
    private readonly news: VisitorNews,
  ) {
    this.visitors = store.collection('visitors')
  }

  /** Includes hits not stored yet; null for an unknown visitor. */
  async find(id: string, day: string, now: number): Promise<StoredVisitor | null> {
    if (!this.entries.has(id)) {
      const stored = await this.visitors.findOne({ _id: id })
      if (!stored) return null
      if (!this.entries.has(id))
        this.entries.set(id, Promise.resolve(entryOf(stored, id, day, now)))
    }
    const entry = await this.entry(id, day, now)
    return entry.now.visits.length > 0 ? entry.now : null
  }

  /** Includes hits not stored yet; keeps the visitor in memory. */
  async load(id: string, day: string, now: number): Promise<StoredVisitor> {
    return (await this.entry(id, day, now)).now
  }

  isKnown(id: string): boolean {
    return this.entries.has(id)
  }

  /** Reads the store again, since another server may know more. */
  async refresh(id: string): Promise<void> {
    const entry = await this.entries.get(id)
    if (!entry) return
    let known: StoredVisitor | null
    let found: StoredVisitor | null
    // A write from here may meanwhile be newer than what was found.
    do {
      known = entry.stored
      found = await this.visitors.findOne({ _id: id })
    } while (entry.stored !== known)
    this.rebase(entry, found)
  }

  /** Stored with the next flush. */
  async add(hit: StoredHit, now: number): Promise<void> {
    const { visitor: id, day } = hit
    if (id === undefined) return
    let entry = await this.entry(id, day, now)
    // If just forgotten: hits added to it would be lost to whoever loads it again.
    while (entry.isForgotten) entry = await this.entry(id, day, now)
    if (!addHit(entry.now, hit, this.hourOf)) return
    entry.pending.push(hit)
    this.dirty.set(id, entry)
  }

  get isClean(): boolean {
    return this.dirty.size === 0
  }

  async flush(): Promise<void> {
    const pause = yieldToEventLoop()
    const storing: Promise<void>[] = []
    const failures: unknown[] = []
    for (const [id, entry] of [...this.dirty]) {
      await pause()
      this.dirty.delete(id)
      const failed = (error: unknown) => {
        this.dirty.set(id, entry)
        failures.push(error)
      }
      storing.push(this.store(entry).catch(failed))
    }
    await Promise.all(storing)
    if (failures.length > 0) throw failures[0]
  }

  forgetIdle(now: number): void {
    if (this.entries.size === 0) return
    const isFull = this.entries.size > most
    for (const [id, loading] of this.entries) {
      const forget = (entry: Entry) => {
        if (entry.pending.length > 0 || this.dirty.has(id)) return
        if (!isFull && now - entry.usedAt <= idleMs) return
        entry.isForgotten = true
        this.entries.delete(id)
      }
      // Whoever waits for it gets the error.
      loading.then(forget, () => {})
    }
  }

  private async store(entry: Entry): Promise<void> {
    await retryIfChanged(async () => {
      const { stored, pending } = entry
      const adding = [...pending]
      const next: StoredVisitor = { ...copyOf(entry.now), rev: (stored?.rev ?? 0) + 1 }
      if (await this.write(stored, next).catch((error) => this.doubt(next.day, error))) {
        entry.stored = next
        entry.now = { ...entry.now, rev: next.rev }
        entry.pending = entry.pending.filter((hit) => !adding.includes(hit))
        this.news.changed(stored, next)
        return true
      }
      this.rebase(entry, await this.visitors.findOne({ _id: next._id }))
      if (entry.pending.length < adding.length) this.news.doubted(next.day)
      return entry.pending.length === 0 || undefined
    })
  }

  private doubt(day: string, error: unknown): never {
    this.news.doubted(day)
    throw error
  }

  private async write(stored: StoredVisitor | null, next: StoredVisitor): Promise<boolean> {
    if (stored) {
      const { _id, ...fields } = next
      const done = await this.visitors.updateOne({ _id, rev: stored.rev }, { $set: fields })
      return done.matchedCount === 1
    }
    return insertIfNew(this.visitors, next)
  }

  private rebase(entry: Entry, stored: StoredVisitor | null): void {
    const now = stored ? copyOf(stored) : newVisitor(entry.now._id, entry.now.day)
    entry.pending = entry.pending.filter((hit) => addHit(now, hit, this.hourOf))
    entry.stored = stored
    entry.now = now
  }

  private async entry(id: string, day: string, now: number): Promise<Entry> {
    let loading = this.entries.get(id)
    if (!loading) {
      loading = this.read(id, day, now)
      this.entries.set(id, loading)
      loading.catch(() => this.entries.delete(id))
    }
    const entry = await loading
    entry.usedAt = now
    return entry
  }

  private async read(id: string, day: string, now: number): Promise<Entry> {
    return entryOf(await this.visitors.findOne({ _id: id }), id, day, now)
  }

  private readonly hourOf = (at: Date): string =>
    `${this.calendar.dayOf(at.getTime())}/${this.calendar.hourOf(at.getTime())}`
}

function entryOf(stored: StoredVisitor | null, id: string, day: string, now: number): Entry {
  return {
    stored,
    pending: [],
    usedAt: now,
    isForgotten: false,
    now: stored ? copyOf(stored) : newVisitor(id, day),
  }
}
