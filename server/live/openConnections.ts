/**
 * The open socket connections, limited by address, by address block and in total. Where all places
 * are taken, whoever has the most gives one up, and nobody is refused for having little.
 */
import type { Limits } from '../http/limits/limits'
import { blockFactor, blockOf } from '../http/limits/network'

interface Connection {
  readonly load: { readonly network: string }
  close(discard: boolean): void
}

/** Looking for the block with the most connections takes a millisecond of many. */
const lookEveryMs = 100

export class OpenConnections {
  private readonly all = new Set<Connection>()
  /** Oldest first, by network and by block. */
  private readonly byKey = new Map<string, Set<Connection>>()
  /** Those of a block with many, when there was last no room, and when it was looked for. */
  private largest: ReadonlySet<Connection> = new Set()
  private lookedAt = Number.NEGATIVE_INFINITY

  constructor(private readonly limits: Pick<Limits, 'addressConnections' | 'allConnections'>) {}

  add(connection: Connection): void {
    this.all.add(connection)
    for (const key of keysOf(connection))
      this.byKey.set(key, (this.byKey.get(key) ?? new Set()).add(connection))
  }

  delete(connection: Connection): void {
    this.all.delete(connection)
    for (const key of keysOf(connection)) {
      const own = this.byKey.get(key)
      own?.delete(connection)
      if (own?.size === 0) this.byKey.delete(key)
    }
  }

  /** Whether a network and its block have fewer than they may. */
  mayOpen(network: string): boolean {
    const block = blockOf(network)
    const most = this.limits.addressConnections
    return (
      this.countOf(network) < most &&
      this.countOf(block) < most * (block === network ? 1 : blockFactor)
    )
  }

  /**
   * Whether a network may open another, at the cost of a larger block's oldest or, if its own block has
   * none, of the oldest of all.
   */
  makeRoom(network: string): boolean {
    if (this.all.size < this.limits.allConnections) return true
    const own = this.countOf(blockOf(network))
    const now = performance.now()
    if (this.largest.size <= own + 1 && now - this.lookedAt > lookEveryMs) {
      this.lookedAt = now
      for (const others of this.byKey.values())
        if (others.size > this.largest.size) this.largest = others
    }
    const isLarger = this.largest.size > own + 1
    const [oldest] = isLarger ? this.largest : this.all
    if (!oldest || (!isLarger && own > 0)) return false
    // It has done nothing wrong, so its address isn't charged as for a cut.
    oldest.close(true)
    return true
  }

  private countOf(key: string): number {
    return this.byKey.get(key)?.size ?? 0
  }
}

const keysOf = ({ load: { network } }: Connection) => new Set([network, blockOf(network)])
