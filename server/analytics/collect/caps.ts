/**
 * Limits the different values in a day's lists, since anybody can invent hosts and campaigns. One address
 * can add only a few, and well-known hosts fit into a full list, so that nobody can crowd them out.
 */
import { otherValue } from '#shared/analytics/dimensions'
import type { Buckets } from '../../http/limits/bucket'
import { blockOf } from '../../http/limits/network'
import type { Collection, Store } from '../../store/port'
import { allVisits } from '../counts/slice'
import { type StoredTotal, totalId } from '../counts/storedSlice'
import { isListed } from './source'

const most = {
  referrer: 200,
  campaign: 200,
  tags: 200,
  country: 60,
  region: 200,
  city: 400,
} as const
/** Set by the proxy. */
const places: readonly string[] = ['country', 'region', 'city']
const daysKept = 3

type Capped = keyof typeof most
type Day = Record<Capped, Set<string>>

export class Caps {
  private readonly totals: Collection<StoredTotal>
  private readonly days = new Map<string, Promise<Day>>()

  constructor(
    store: Store,
    private readonly newNames: Buckets,
  ) {
    this.totals = store.collection('totals')
  }

  /** The values, each replaced by '(other)' if the day's list is full or `network` has added too many. */
  async limited<T extends Partial<Record<Capped, string>>>(
    day: string,
    network: string,
    values: T,
  ): Promise<T> {
    const known = await this.of(day)
    const limited: T = { ...values }
    for (const name of Object.keys(most) as Capped[]) {
      const value = values[name]
      if (value === undefined || value === '' || known[name].has(value)) continue
      const isWellKnown = name === 'referrer' && isListed(value)
      const hasRoom = isWellKnown || known[name].size < most[name]
      const isFree = isWellKnown || places.includes(name)
      if (hasRoom && (isFree || this.newNames.tryTake(blockOf(network)))) known[name].add(value)
      else Object.assign(limited, { [name]: otherValue })
    }
    return limited
  }

  private of(day: string): Promise<Day> {
    let known = this.days.get(day)
    if (!known) {
      known = this.read(day)
      this.days.set(day, known)
      known.catch(() => this.days.delete(day))
      const [oldest] = this.days.keys()
      if (this.days.size > daysKept && oldest !== undefined) this.days.delete(oldest)
    }
    return known
  }

  private async read(day: string): Promise<Day> {
    const total = await this.totals.findOne({ _id: totalId(day, allVisits) })
    const values = (name: Capped) =>
      new Set(
        total?.lists.find((list) => list.name === name)?.counts.map(({ value }) => value) ?? [],
      )
    return {
      referrer: values('referrer'),
      campaign: values('campaign'),
      tags: values('tags'),
      country: values('country'),
      region: values('region'),
      city: values('city'),
    }
  }
}
