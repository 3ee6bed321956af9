/** Finds the group of what asks the same, or says which one it begins. Bounded: a few index look-ups. */
import type { Collection, Store } from '../../store/port'
import type { Asking, StoredGroup } from './documents'
import { keyOf, keysOf, nearEnough, nearness } from './nearness'

const mostCompared = 100

export class Grouping {
  private readonly askings: Collection<Asking>
  private readonly groups: Collection<StoredGroup>

  constructor(store: Store) {
    this.askings = store.collection<Asking>('askings')
    this.groups = store.collection<StoredGroup>('questionGroups')
  }

  /** The same terms are always one group; else the nearest one, if it is near enough. */
  async groupFor(terms: readonly string[]): Promise<string> {
    const key = keyOf(terms)
    const same = await this.askings.findOne({ key }, { projection: { groupId: 1 } })
    if (same) return same.groupId
    const near = await this.nearest(terms)
    return near ?? (await this.idFor(key))
  }

  /** The group of what has just been written by somebody else, for an entry that teaches it. */
  async existing(terms: readonly string[]): Promise<string | undefined> {
    const same = await this.askings.findOne({ key: keyOf(terms) }, { projection: { groupId: 1 } })
    return same?.groupId ?? (await this.nearest(terms))
  }

  private async nearest(terms: readonly string[]): Promise<string | undefined> {
    const found = await this.groups
      .find(
        { keys: { $in: keysOf(terms) } },
        { limit: mostCompared, projection: { terms: 1, lastAt: 1 } },
      )
      .toArray()
    const [best] = found
      .map((group) => ({ id: group._id, near: nearness(terms, group.terms) }))
      .filter(({ near }) => near >= nearEnough)
      .sort((a, b) => b.near - a.near || (a.id < b.id ? -1 : 1))
    return best?.id
  }

  /** Derived, so that two servers begin the same group; not where another has grown from these terms. */
  private async idFor(key: string): Promise<string> {
    const taken = await this.groups.findOne({ _id: key }, { projection: { terms: 1 } })
    return taken && keyOf(taken.terms) !== key ? `${key}-${taken.terms.length}` : key
  }
}
