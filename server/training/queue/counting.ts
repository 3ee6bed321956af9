/** How many questions wait, and why. Counted from what is stored, at most as often as that is cheap. */
import type { QueueCounts } from '#shared/training/queue/records'
import type { Groups } from './groups'

/** For each millisecond that counting took, so many until it is done again. */
const rest = 20

export class Counting {
  private known: Promise<QueueCounts> | undefined
  private freshUntil = 0
  private isChanged = true

  constructor(private readonly groups: Groups) {}

  changed(): void {
    this.isChanged = true
  }

  /** When counting is cheap, as things are now; else as they were a moment ago. */
  counts(): Promise<QueueCounts> {
    if (this.known && (!this.isChanged || performance.now() < this.freshUntil)) return this.known
    this.isChanged = false
    const startedAt = performance.now()
    this.freshUntil = Number.POSITIVE_INFINITY
    const counting = this.count()
    this.known = counting
    counting
      .catch(() => {
        this.known = undefined
      })
      .finally(() => {
        const now = performance.now()
        this.freshUntil = now + (now - startedAt) * rest
      })
    return counting
  }

  get isBehind(): boolean {
    return this.isChanged
  }

  /** How long until the next counting shows what has changed. */
  get waitMs(): number {
    return Math.max(0, this.freshUntil - performance.now())
  }

  private async count(): Promise<QueueCounts> {
    const { collection } = this.groups
    const counts = { questions: 0, times: 0, why: { unanswered: 0, unsure: 0, 'not-helpful': 0 } }
    const open = collection.find({ standing: 'open' }, { projection: { times: 1, reasons: 1 } })
    for await (const { times, reasons } of open) {
      counts.questions += 1
      counts.times += times
      for (const reason of reasons) counts.why[reason] += 1
    }
    const [later, dismissed, leftOut] = await Promise.all([
      collection.countDocuments({ standing: 'later' }),
      collection.countDocuments({ standing: 'dismissed' }),
      collection.countDocuments({ standing: 'left-out' }),
    ])
    return { ...counts, later, dismissed, leftOut }
  }
}
