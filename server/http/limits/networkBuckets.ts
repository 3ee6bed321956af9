/** A limit by address: for its network, and a multiple of it for the network's site. */
import { Buckets, type Limit } from './bucket'
import { networkOf, networksOfSite, siteOf } from './network'

export function limitOfSite({ burst, perSecond }: Limit): Limit {
  return { burst: networksOfSite * burst, perSecond: networksOfSite * perSecond }
}

export class NetworkBuckets {
  private readonly ofNetwork: Buckets
  private readonly ofSite: Buckets

  constructor(limit: Limit) {
    this.ofNetwork = new Buckets(limit)
    this.ofSite = new Buckets(limitOfSite(limit))
  }

  /** Throws a Refusal (too-many). What is refused for the network doesn't count for its site. */
  take(address: string | undefined, now = Date.now()): void {
    const network = networkOf(address)
    this.ofNetwork.take(network, now)
    this.ofSite.take(siteOf(network), now)
  }

  /** Takes a token, if there is one, for callers with an alternative. */
  tryTake(address: string | undefined, now = Date.now()): boolean {
    const network = networkOf(address)
    return this.ofNetwork.tryTake(network, now) && this.ofSite.tryTake(siteOf(network), now)
  }

  /** Takes tokens that may not be there (bucket.ts). */
  charge(address: string | undefined, cost: number, now = Date.now()): void {
    const network = networkOf(address)
    this.ofNetwork.charge(network, cost, now)
    this.ofSite.charge(siteOf(network), cost, now)
  }
}
