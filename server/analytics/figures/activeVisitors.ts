/**
 * Who is here now. Every open dashboard asks twice a second, so a server that is alone on its store keeps
 * them in mind: read once, then as it stores them. Otherwise the store is asked.
 */
import { nowMs } from '#shared/analytics/definitions'
import type { Collection, Store } from '../../store/port'
import type { StoredVisitor } from '../documents'

/** By visitor, the last sign of life. */
type LastSeen = Map<string, number>

const idleMs = 60_000

export class ActiveVisitors {
  private readonly visitors: Collection<StoredVisitor>
  private readonly isAlone: boolean
  private here: Promise<LastSeen> | undefined
  private askedAt = 0

  constructor(store: Store) {
    this.visitors = store.collection('visitors')
    this.isAlone = !store.kind.shared
  }

  async count(now: number): Promise<number> {
    const since = now - nowMs
    if (!this.isAlone) return this.visitors.countDocuments({ lastAt: { $gt: new Date(since) } })
    this.askedAt = now
    const here = await this.known(since)
    // Walked entry by entry it would make an object of each, for every reading of every dashboard.
    here.forEach((lastAt, id) => {
      if (lastAt <= since) here.delete(id)
    })
    return here.size
  }

  /** It is stored. */
  readonly onStored = ({ _id, lastAt }: StoredVisitor): void => {
    const add = (here: LastSeen) => here.set(_id, lastAt.getTime())
    this.here?.then(add, () => undefined)
  }

  /** Is read again when it is asked for. */
  clear(): void {
    this.here = undefined
  }

  forgetIdle(now: number): void {
    if (now - this.askedAt > idleMs) this.clear()
  }

  private known(since: number): Promise<LastSeen> {
    if (!this.here) {
      const reading = this.read(since)
      this.here = reading
      reading.catch(() => this.here === reading && this.clear())
    }
    return this.here
  }

  private async read(since: number): Promise<LastSeen> {
    const here: LastSeen = new Map()
    for await (const { _id, lastAt } of this.visitors.find({ lastAt: { $gt: new Date(since) } }))
      here.set(_id, lastAt.getTime())
    return here
  }
}
