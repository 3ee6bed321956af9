/**
 * What was stored and then not counted, because the server was killed or the store failed in between, is
 * counted from its own record: every ten minutes those of the time since the last look are offered again,
 * and each counts once, by its key. The last ten minutes wait: whoever got no answer sends again, and then
 * it is known whose visit it belongs to.
 */
import { type Collection, isDuplicate, type Store, type Stored } from '../../store/port'
import type { Known } from './actionIntake'

interface ReconciledUntil extends Stored {
  /** What was stored before it has been offered. */
  until: Date
}

/** As its record tells it: of whose visit, it can say at most by what was recorded before. */
export type StoredAction = Omit<Known, 'person'>
/** What was stored since then, or changed and perhaps older. */
export type ActionsSince = (since: Date) => AsyncIterable<StoredAction>

const id = 'analytics-offered'
const everyMs = 10 * 60_000
/** Servers' clocks, and a record's time of a little before it was stored. */
const overlapMs = 60_000

export class Reconciliation {
  private readonly reconciledUntil: Collection<ReconciledUntil>
  private readonly sources: ActionsSince[] = []
  private nextAt = Number.POSITIVE_INFINITY

  constructor(
    store: Store,
    private readonly offer: (offered: StoredAction) => Promise<void>,
  ) {
    this.reconciledUntil = store.collection<ReconciledUntil>('facts')
  }

  add(records: ActionsSince): void {
    this.sources.push(records)
  }

  async start(now: number): Promise<void> {
    this.nextAt = now + everyMs
    try {
      await this.reconciledUntil.insertOne({ _id: id, until: new Date(now) })
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
  }

  async run(now: number): Promise<void> {
    // Further ahead than a look is put off: the clock was, then.
    if (now < this.nextAt && this.nextAt <= now + everyMs) return
    this.nextAt = now + everyMs
    const looked = await this.reconciledUntil.findOne({ _id: id })
    if (!looked) return
    const until = now - everyMs
    const from = Math.min(looked.until.getTime(), until) - overlapMs
    for (const records of this.sources) {
      for await (const offered of records(new Date(from))) {
        if (offered.at >= from && offered.at < until) await this.offer(offered)
      }
    }
    await this.reconciledUntil.updateOne(
      { _id: id, until: looked.until },
      { $set: { until: new Date(until) } },
    )
  }
}
