/**
 * Which time zone the stored days were counted in. After TIME_ZONE has changed, every day is counted
 * again: a day of one zone and its neighbor of another would both have the hours between.
 */
import { addDays } from '#shared/days'
import type { DirtyDays } from '../../jobs/dirtyDays'
import type { Store, Stored } from '../../store/port'
import type { CountedDays } from './countedDays'

interface CountedZone extends Stored {
  timeZone: string
}

const _id = 'daily-counts-zone'

/** At startup, before anything is written. */
export async function markDaysOfOtherZone(
  store: Store,
  days: CountedDays,
  dirtyDays: DirtyDays,
  timeZone: string,
): Promise<void> {
  const facts = store.collection<CountedZone>('facts')
  const known = await facts.findOne({ _id })
  if (known?.timeZone === timeZone) return
  if (known) {
    const all = new Set<string>()
    for await (const { _id: day } of days.each())
      for (const beside of [-1, 0, 1]) all.add(addDays(day, beside))
    await dirtyDays.abandon([...all])
  }
  await facts.updateOne({ _id }, { $set: { timeZone } }, { upsert: true })
}
