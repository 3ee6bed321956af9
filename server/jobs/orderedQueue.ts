/**
 * A queue of stored jobs, each of which one server at a time takes with a lease. Those of one line
 * (a number's texts, an order's emails to a mailbox) go one by one, in the order in which they were
 * stored. Only the owner of its lease changes a job's state.
 */
import { randomUUID } from 'node:crypto'
import type { Collection, Filter, Stored } from '../store/port'
import { anyTime, type DueTime } from './due'
import { OrderedTimes } from './orderedTimes'
import type { SendingPace } from './sendingPace'

/** What a job has beside its contents. */
export interface Queued extends Stored {
  /** `waiting` for its next try, `sending` under a lease, or how it ended. */
  state: string
  at: Date
  /** When it is tried next, or when the lease on sending it ends. Absent once it is over. */
  nextAt?: Date
  /** The server that sends it. */
  by?: string
  tries: number
  /** A try ended without a response: nobody knows whether it went out. */
  mayHaveGone?: boolean
}

export class OrderedQueue<T extends Queued> {
  /** The same collection: here only the fields of Queued are read or changed. */
  private readonly jobs: Collection<Queued>
  private readonly by = randomUUID()
  private readonly times = new OrderedTimes()

  constructor(
    jobs: Collection<T>,
    /** Matches the jobs of its line. */
    private readonly lineOf: (job: T) => Filter<Queued>,
  ) {
    this.jobs = jobs as unknown as Collection<Queued>
  }

  /** The fields of a new job, due now. Jobs with the same ones have no order among them. */
  newJob(): { state: 'waiting'; at: Date; nextAt: Date; tries: number } {
    const at = this.times.next()
    return { state: 'waiting', at, nextAt: at, tries: 0 }
  }

  due(nextAt: DueTime, limit: number): Promise<T[]> {
    return this.jobs.find({ nextAt }, { sort: { nextAt: 1 }, limit }).toArray() as Promise<T[]>
  }

  /** How many have yet to be sent, now or later. */
  countDue(): Promise<number> {
    return this.jobs.countDocuments({ nextAt: anyTime })
  }

  /**
   * Null if another server has it, or an earlier one of its line must go first: then it is due no
   * sooner than after a sweep, and as soon as that one is over.
   */
  async claim(
    found: T,
    { sweepMs, leaseMs }: Pick<SendingPace, 'sweepMs' | 'leaseMs'>,
  ): Promise<T | null> {
    const { _id, nextAt, state } = found
    if (!nextAt) return null
    const same = { _id, state, nextAt }
    const first = await this.firstBefore(found)
    if (first) {
      await this.waitFor(first, found, same, sweepMs)
      return null
    }
    const isInterrupted = state === 'sending'
    const claimed = await this.jobs.findOneAndUpdate(
      same,
      {
        $set: {
          state: 'sending',
          by: this.by,
          nextAt: new Date(Date.now() + leaseMs),
          ...(isInterrupted && { mayHaveGone: true }),
        },
        $inc: { tries: 1 },
      },
      { returnDocument: 'after' },
    )
    return claimed as T | null
  }

  /** Matches a claimed job while it is ours: another may have ended it, or have the lease. */
  whileOurs({ _id, nextAt }: T) {
    return { _id, state: 'sending' as const, by: this.by, ...(nextAt && { nextAt }) }
  }

  /** Makes the next of its line due, which waited for it. */
  async proceed(over: T): Promise<void> {
    await this.jobs.findOneAndUpdate(
      { ...this.lineOf(over), ...mayHurry, at: { $gt: over.at }, nextAt: anyTime },
      { $set: { nextAt: new Date() } },
      { returnDocument: 'after', sort: { at: 1 } },
    )
  }

  /** Makes what other servers were sending due at once. */
  async takeOver(): Promise<void> {
    const left = { state: 'sending', by: { $ne: this.by } }
    for await (const { _id } of this.jobs.find(left)) {
      await this.jobs.updateOne({ _id, ...left }, { $set: { nextAt: new Date() } })
    }
  }

  /** The earliest of its line that isn't over. */
  private firstBefore(job: T): Promise<Queued | null> {
    const earlier = { ...this.lineOf(job), at: { $lt: job.at }, nextAt: anyTime }
    return this.jobs.findOne(earlier, { sort: { at: 1 } })
  }

  private async waitFor(
    first: Queued,
    found: T,
    same: Filter<Queued>,
    sweepMs: number,
  ): Promise<void> {
    const isNew = found.nextAt?.getTime() === found.at.getTime()
    // What failed may be back by now: the first is tried, instead of both waiting for its pause.
    if (isNew) {
      await this.jobs.updateOne({ _id: first._id, ...mayHurry }, { $set: { nextAt: new Date() } })
    }
    const after = isNew ? 0 : (first.nextAt?.getTime() ?? 0)
    const nextAt = new Date(Math.max(after, Date.now() + sweepMs))
    await this.jobs.updateOne(same, { $set: { nextAt } })
  }
}

/** One that may have gone keeps its pause: word of it may be on the way. */
const mayHurry = { state: 'waiting', mayHaveGone: { $ne: true } } as const
