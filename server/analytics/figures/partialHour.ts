/**
 * The figures of an hour up to a moment, for the comparison with an hour that isn't over. The
 * moment advances with every reading, so only visits that began since are added to the count.
 */
import type { Filters } from '#shared/analytics/dimensions'
import { addVisit, emptySlice, matches, type Slice } from '../counts/slice'
import type { StoredVisitor, Visit } from '../documents'

interface OpenVisit {
  at: number
  visit: Visit
  /** Its visitor's first matching visit. */
  isFirst: boolean
}

export class PartialHour {
  /** In the order in which they began. */
  private readonly begun: OpenVisit[]
  private slice = emptySlice()
  private counted = 0
  private until = Number.NEGATIVE_INFINITY

  constructor(
    visitors: readonly StoredVisitor[],
    filters: Filters,
    hour: number,
    private readonly hourOf: (at: Date) => number,
  ) {
    this.begun = visitors
      .flatMap(({ visits }) => {
        const matching = visits
          .filter((visit) => matches(visit, filters))
          .map((visit) => ({ visit, at: visit.startedAt.getTime() }))
          .sort((a, b) => a.at - b.at)
        return matching.map((one, index): OpenVisit => ({ ...one, isFirst: index === 0 }))
      })
      .filter(({ visit }) => hourOf(visit.startedAt) === hour)
      .sort((a, b) => a.at - b.at)
  }

  /** Visits that began before that moment. Don't modify the result. */
  before(until: number): Slice {
    if (until < this.until) {
      this.slice = emptySlice()
      this.counted = 0
    }
    this.until = until
    for (; ; this.counted++) {
      const next = this.begun[this.counted]
      if (!next || next.at >= until) return this.slice
      addVisit(this.slice, next.visit, this.hourOf, next)
    }
  }
}
