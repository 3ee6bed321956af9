/**
 * Texts that came in: stored first, then processed, one at a time for each number, and once however
 * often they are delivered. Another server finishes what a crash cut off. The provider's id alone
 * stays forever: a signature carries no time, so a signed request could be replayed.
 */
import type { FastifyBaseLogger } from 'fastify'
import { type DueTime, findDue } from '../../jobs/due'
import { KeyedMutex } from '../../jobs/keyedMutex'
import { PeriodicTask } from '../../jobs/periodicTask'
import { insertIfNew } from '../../store/concurrentWrites'
import type { Collection, Store } from '../../store/port'
import type { Arrival, Due } from '../documents'

type Taken = 'new' | 'repeat' | 'replay'

/** The provider retries within minutes; anything later comes from someone else. */
const repeatMs = 15 * 60_000
const leaseMs = 20_000
/** No lease ends later than this, not even one from a server whose clock differs. */
const longestMs = leaseMs + 60_000
/** The provider ends a call after four hours. */
const longestCallMs = 4 * 3_600_000
const sweepMs = 5_000

export class InboundQueue {
  private readonly arrivals: Collection<Arrival>
  private readonly mutex = new KeyedMutex()
  private readonly sweeping: PeriodicTask

  constructor(
    store: Store,
    /** May be called twice for the same text. */
    private readonly apply: (arrival: Due) => Promise<void>,
    private readonly log: FastifyBaseLogger,
  ) {
    this.arrivals = store.collection('arrivals')
    this.sweeping = new PeriodicTask(
      sweepMs,
      () => this.sweep(),
      (err) => log.warn({ err }, 'finding inbound texts failed, retrying'),
    )
  }

  /**
   * Resolves once it is stored and, unless that fails for now, processed; with pictures, once it is
   * stored, because the provider waits 15 seconds at most for our reply.
   */
  async take(arrival: Omit<Due, 'due'>): Promise<Taken> {
    const known = await this.arrivals.findOne({ _id: arrival._id })
    if (known) return this.again(known)
    const due = new Date(Date.now() + leaseMs)
    if (!(await insertIfNew(this.arrivals, { ...arrival, due }))) return 'repeat'
    const finishing = this.finish({ ...arrival, due })
    if (!arrival.media) await finishing
    return 'new'
  }

  async known(id: string): Promise<Taken | null> {
    const known = await this.arrivals.findOne({ _id: id })
    return known ? this.again(known) : null
  }

  /** Whether the call is running since its first webhook; `mayBegin` for that one. */
  async runs(id: string, mayBegin: boolean): Promise<boolean> {
    const at = new Date()
    if (mayBegin) await insertIfNew(this.arrivals, { _id: id, at })
    const known = await this.arrivals.findOne({ _id: id })
    const longest = mayBegin ? repeatMs : longestCallMs
    return known !== null && at.getTime() - known.at.getTime() < longest
  }

  /** Processes what was left over; if no other server uses the store, regardless of leases. */
  async sweep({ isAlone = false } = {}): Promise<void> {
    const find = (due: DueTime) =>
      this.arrivals.find({ due }, { sort: { due: 1 }, limit: 200 }).toArray()
    const left = await findDue(longestMs, find, { isAlone })
    await Promise.all(left.map((arrival) => this.finish(arrival)))
  }

  async close(): Promise<void> {
    await this.sweeping.stop()
    await this.mutex.settled()
  }

  private again({ at }: Arrival): Taken {
    return Date.now() - at.getTime() > repeatMs ? 'replay' : 'repeat'
  }

  private finish({ _id, key = _id }: Arrival): Promise<void> {
    return this.mutex.runExclusive(key, () => this.finishNow(_id))
  }

  private async finishNow(id: string): Promise<void> {
    try {
      const arrival = await this.arrivals.findOne({ _id: id })
      if (!isDue(arrival)) return
      // Fetching takes time: no sweep repeats it meanwhile, nor right after it failed.
      if (arrival.media)
        await this.arrivals.updateOne(
          { _id: id },
          { $set: { due: new Date(Date.now() + leaseMs) } },
        )
      await this.apply(arrival)
      await this.arrivals.updateOne(
        { _id: id },
        { $unset: { due: '', from: '', body: '', media: '', key: '', kind: '' } },
      )
    } catch (err) {
      this.log.warn({ err, arrival: id }, 'processing an inbound text failed, retrying')
    }
  }
}

function isDue(arrival: Arrival | null): arrival is Due {
  return arrival?.due !== undefined
}
