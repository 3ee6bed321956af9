/**
 * What changed lately. A page that was read before a change and arrives after it, or an older copy
 * that comes late, cannot bring back what has gone: whatever is known here to be newer is laid over.
 * Holds a bounded number of changes; nothing is let go of while a page is being read.
 */
import type { Change, ErasedTombstone } from '#shared/chat/records'

const maxKept = 2_000
const maxWhileReading = 20_000
const maxErased = 20_000

/** More changed while a page was read than can be held: the page has to be read again. */
export class TooManyChanges extends Error {
  override name = 'Outpaced'
}

export class RecentChanges {
  private readonly changes = new Map<string, Change>()
  private readonly erased = new Map<string, ErasedTombstone>()
  private reading = 0
  /** Raised whenever a change is forgotten that a page being read may lack. */
  private lost = 0

  /** Remembers a batch; returns those that are newer than what was known. */
  record(batch: readonly Change[]): Change[] {
    const news = batch.filter((change) => this.add(change))
    this.forget(this.reading > 0 ? maxWhileReading : maxKept)
    return news
  }

  /** All that is remembered, to be merged over what was read. */
  all(): Change[] {
    return [...this.erased.values(), ...this.changes.values()]
  }

  /**
   * The line was cut: what is known here may be out of date without anybody saying so. What is
   * erased stays erased.
   */
  clear(): void {
    this.changes.clear()
  }

  /** Reads a page while remembering everything that changes meanwhile. */
  async during<T>(read: () => Promise<T>): Promise<T> {
    const { lost } = this
    this.reading += 1
    try {
      const page = await read()
      if (this.lost !== lost) throw new TooManyChanges()
      return page
    } finally {
      this.reading -= 1
    }
  }

  private add(change: Change): boolean {
    const { id, rev } = change
    const known = this.erased.get(id) ?? this.changes.get(id)
    if (known !== undefined && known.rev >= rev) return false
    this.changes.delete(id)
    if ('erased' in change) this.erased.set(id, change)
    else this.changes.set(id, change)
    return true
  }

  private forget(most: number): void {
    while (this.changes.size > most) {
      dropFirst(this.changes)
      if (this.reading > 0) this.lost += 1
    }
    while (this.erased.size > maxErased) dropFirst(this.erased)
  }
}

function dropFirst(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    map.delete(key)
    return
  }
}
