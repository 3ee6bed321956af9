/**
 * Counts records that were stored but not counted, because the server was killed or the store
 * failed in between. Every ten minutes it offers the records since the last check again; each
 * counts once by its key. The last ten minutes are skipped: senders without a reply repeat, and
 * then the visit is known.
 */
import { insertIfNew } from '../../store/concurrentWrites'
import type { Collection, Store, Stored } from '../../store/port'
import type { RecordedAction } from './actionIntake'

interface ReconciledUntil extends Stored {
  /** Everything stored before this has been checked. */
  until: Date
}

/** An action read from its record, which knows the visit at most through an earlier record. */
export type StoredAction = Omit<RecordedAction, 'person'>
/** Records stored or changed since then; they may be older. */
export type ActionsSince = (since: Date) => AsyncIterable<StoredAction>

const id = 'analytics-offered'
const everyMs = 10 * 60_000
/** For differences between servers' clocks, and between a record's time and its storing. */
const overlapMs = 60_000

export class Reconciliation {
  private readonly reconciledUntil: Collection<ReconciledUntil>
  private readonly sources: ActionsSince[] = []
  private nextAt = Number.POSITIVE_INFINITY

  constructor(
    store: Store,
    private readonly recover: (action: StoredAction) => Promise<void>,
  ) {
    this.reconciledUntil = store.collection<ReconciledUntil>('facts')
  }

  addSource(records: ActionsSince): void {
    this.sources.push(records)
  }

  async start(now: number): Promise<void> {
    this.nextAt = now + everyMs
    await insertIfNew(this.reconciledUntil, { _id: id, until: new Date(now) })
  }

  async run(now: number): Promise<void> {
    // A check due further ahead than the interval comes from a clock that was ahead.
    if (now < this.nextAt && this.nextAt <= now + everyMs) return
    this.nextAt = now + everyMs
    const looked = await this.reconciledUntil.findOne({ _id: id })
    if (!looked) return
    const until = now - everyMs
    const from = Math.min(looked.until.getTime(), until) - overlapMs
    // They belong to the visit of another record, perhaps of a source that comes after theirs.
    const later: StoredAction[] = []
    for (const records of this.sources) {
      for await (const action of records(new Date(from))) {
        if (action.at < from || action.at >= until) continue
        if (action.isLater) later.push(action)
        else await this.recover(action)
      }
    }
    for (const action of later) await this.recover(action)
    await this.reconciledUntil.updateOne(
      { _id: id, until: looked.until },
      { $set: { until: new Date(until) } },
    )
  }
}
