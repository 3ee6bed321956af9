/** Recounts, once, all days with stored hits if the store is older than some of the lists. */
import { visitDays } from '#shared/analytics/definitions'
import { addDays } from '#shared/days'
import { migrateOnce } from '../../store/migrations'
import type { Store } from '../../store/port'
import type { HitCounter } from './hitCounter'
import { allVisits } from './slice'
import type { Totals } from './totals'

export class RecountDays {
  private running: Promise<void> | undefined

  constructor(
    private readonly store: Store,
    private readonly totals: Pick<Totals, 'read'>,
    private readonly counter: Pick<HitCounter, 'rebuild'>,
  ) {}

  /** If a day can't be counted now, or the server stops, the rest is left to the next call. */
  run(today: string): Promise<void> {
    this.running ??= this.recount(today).finally(() => {
      this.running = undefined
    })
    return this.running
  }

  private recount(today: string): Promise<void> {
    return migrateOnce(this.store, 'days-have-all-lists', async () => {
      // The earliest day may have lost hits already; today is recounted with the next nights.
      const [first, last] = [addDays(today, 2 - visitDays), addDays(today, -1)]
      const days = (await this.totals.read(allVisits, first, last)).map(({ day }) => day)
      for (const day of days.reverse()) if (!(await this.counter.rebuild(day))) return false
      return true
    })
  }
}
