/**
 * Recent changes, merged over every page that is read, so that a page read before a change, or an
 * older copy arriving late, can't bring back outdated data. Bounded, but nothing is dropped while a
 * page is being read.
 */
import type { Change, ErasedTombstone } from '#shared/chat/records'

const maxKept = 2_000
const maxWhileReading = 20_000
const maxErased = 20_000

/** More changed during the read than can be kept: the page must be read again. */
export class TooManyChanges extends Error {
  override name = 'Outpaced'
}

export class RecentChanges {
  private readonly changes = new Map<string, Change>()
  private readonly erased = new Map<string, ErasedTombstone>()
  private reading = 0
  /** Incremented when a change is dropped that a page being read may lack. */
  private lost = 0

  /** Records a batch; returns the changes that are newer than those known. */
  record(batch: readonly Change[]): Change[] {
    const news = batch.filter((change) => this.add(change))
    this.forget(this.reading > 0 ? maxWhileReading : maxKept)
    return news
  }

  /** All recorded changes, to be merged over a page. */
  all(): Change[] {
    return [...this.erased.values(), ...this.changes.values()]
  }

  /** Called when the connection was lost: known changes may be outdated. Erased stays erased. */
  clear(): void {
    this.changes.clear()
  }

  /** Reads a page while recording everything that changes meanwhile. */
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
