/** A limit by address: for its network, and a multiple of it for the block that is in. */
import { Buckets, type Limit } from './bucket'
import { blockFactor, blockOf, networkOf } from './network'

export class NetworkBuckets {
  private readonly ofNetwork: Buckets
  private readonly ofBlock: Buckets

  constructor(limit: Limit) {
    const { burst, perSecond } = limit
    this.ofNetwork = new Buckets(limit)
    this.ofBlock = new Buckets({ burst: blockFactor * burst, perSecond: blockFactor * perSecond })
  }

  /** Throws a Refusal (too-many). What is refused counts for neither. */
  take(address: string | undefined, now = Date.now()): void {
    const network = networkOf(address)
    this.ofNetwork.take(network, now)
    try {
      this.ofBlock.take(blockOf(network), now)
    } catch (refusal) {
      this.ofNetwork.charge(network, -1, now)
      throw refusal
    }
  }

  /** Takes a token, if there is one, for callers with an alternative. */
  tryTake(address: string | undefined, now = Date.now()): boolean {
    const network = networkOf(address)
    return this.ofNetwork.tryTake(network, now) && this.ofBlock.tryTake(blockOf(network), now)
  }

  /** Takes tokens that may not be there (bucket.ts). */
  charge(address: string | undefined, cost: number, now = Date.now()): void {
    const network = networkOf(address)
    this.ofNetwork.charge(network, cost, now)
    this.ofBlock.charge(blockOf(network), cost, now)
  }
}
