/**
 * Counts visitors here now. Open dashboards ask twice a second, so a server alone on its store
 * keeps them in memory: read once, then updated as they are stored. Otherwise it asks the store.
 */
import { nowMs } from '#shared/analytics/definitions'
import type { Collection, Store } from '../../store/port'
import type { StoredVisitor } from '../documents'

/** The time of the last signal by visitor. */
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
    // `for…of` would create an array per entry, for every reading of every dashboard.
    here.forEach((lastAt, id) => {
      if (lastAt <= since) here.delete(id)
    })
    return here.size
  }

  /** Called once the visitor is stored. */
  readonly onStored = ({ _id, lastAt }: StoredVisitor): void => {
    const add = (here: LastSeen) => here.set(_id, lastAt.getTime())
    this.here?.then(add, () => undefined)
  }

  /** The next count reads the store again. */
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
