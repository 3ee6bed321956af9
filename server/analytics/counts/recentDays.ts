/**
 * Caches a slice's recent days: an open dashboard reads the same ones twice a second, and most
 * haven't changed. A server alone on its store knows when a day changes; otherwise every reading
 * asks the store.
 */
import { daysBetween } from '#shared/days'
import type { Days, Slice } from './slice'
import { totalId } from './storedSlice'

const most = 2_000

export class RecentDays {
  /** Null for a day without visits. Don't modify the slices. */
  private readonly known = new Map<string, Slice | null>()
  private changes = 0

  constructor(private readonly isAlone: boolean) {}

  /** `read` is called for days that aren't cached. */
  async of(
    slice: string,
    from: string,
    to: string,
    read: (from: string, to: string) => Promise<Days>,
  ): Promise<Days> {
    if (!this.isAlone) return read(from, to)
    const days: Days = new Map()
    const missing: string[] = []
    for (const day of daysBetween(from, to)) {
      const known = this.known.get(totalId(day, slice))
      if (known === undefined) missing.push(day)
      else if (known) days.set(day, known)
    }
    const [first, last] = [missing[0], missing.at(-1)]
    if (first === undefined || last === undefined) return days
    const { changes } = this
    const found = await read(first, last)
    // Otherwise the result may be from before the change.
    const isNewest = changes === this.changes
    if (isNewest && this.known.size >= most) this.known.clear()
    for (const day of daysBetween(first, last)) {
      const one = found.get(day)
      if (one) days.set(day, one)
      if (isNewest) this.known.set(totalId(day, slice), one ?? null)
    }
    return days
  }

  /** Called when a change is stored, or may be. */
  changed(day: string, slice: string): void {
    this.changes += 1
    this.known.delete(totalId(day, slice))
  }
}
