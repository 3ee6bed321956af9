/** Counts how many questions wait, and why. Counts from the store, at most as often as that is cheap. */
import type { QueueCounts } from '#shared/training/queue/records'
import type { Groups } from './groups'

/** A count that takes longer than `cheapMs` is followed by a pause of `rest` times its duration. */
const cheapMs = 20
const rest = 20

export class QueueCounter {
  private last: Promise<QueueCounts> | undefined
  private restsUntil = 0

  constructor(private readonly groups: Groups) {}

  /** The current counts; while counting is costly, those of a moment ago. */
  counts(): Promise<QueueCounts> {
    if (this.last && this.restsMs > 0) return this.last
    const before = this.last ?? Promise.resolve()
    this.last = before.then(
      () => this.timed(),
      () => this.timed(),
    )
    return this.last
  }

  /** Time until the next count; 0 if it can start now. */
  get restsMs(): number {
    return Math.max(0, this.restsUntil - performance.now())
  }

  private async timed(): Promise<QueueCounts> {
    const startedAt = performance.now()
    const counts = await this.count()
    const now = performance.now()
    this.restsUntil = now - startedAt > cheapMs ? now + (now - startedAt) * rest : 0
    return counts
  }

  private async count(): Promise<QueueCounts> {
    const { collection } = this.groups
    const counts = { questions: 0, times: 0, why: { unanswered: 0, unsure: 0, 'not-helpful': 0 } }
    let oldest = Number.POSITIVE_INFINITY
    const projection = { times: 1, reasons: 1, firstAt: 1 } as const
    for await (const { times, reasons, firstAt } of collection.find(
      { status: 'open' },
      { projection },
    )) {
      counts.questions += 1
      oldest = Math.min(oldest, firstAt.getTime())
      counts.times += times
      for (const reason of reasons) counts.why[reason] += 1
    }
    const [later, dismissed, leftOut] = await Promise.all([
      collection.countDocuments({ status: 'later' }),
      collection.countDocuments({ status: 'dismissed' }),
      collection.countDocuments({ status: 'left-out' }),
    ])
    const oldestAt = Number.isFinite(oldest) ? oldest : null
    return { ...counts, oldestAt, later, dismissed, leftOut }
  }
}
