/** The interface of analytics for other subjects. */
import type { Socket } from 'socket.io'
import type { FiguresQuery } from '#shared/analytics/calls'
import type { Figures } from '#shared/analytics/records'
import type { RecordedAction } from './collect/actionIntake'
import type { RequestSource, Person } from './collect/person'
import type { ActionsSince } from './collect/reconcile'

export type { StoredAction } from './collect/reconcile'
export type { RequestSource, Person } from './collect/person'

/** The key under which a request is recorded, and its outcomes are added. */
export function requestKey(id: string): string {
  return `request:${id}`
}

export interface Analytics {
  /** The person asking, for `record`: kept in memory only while somebody is connected. */
  personOf(asker: RequestSource): Person
  /** Stores what `record` will report, after noting its visit in case `record` is never reached. */
  storeWithNote<T>(
    recorded: Pick<RecordedAction, 'key' | 'person'>,
    store: () => Promise<T>,
  ): Promise<T>
  /** Records something that is stored. Counts once per key, however often it is recorded. */
  record(recorded: Omit<RecordedAction, 'at'>): void
  /** Where to find stored records, so that a crash before `record` loses nothing. */
  addSource(records: ActionsSince): void
  /** For these days, both included. */
  figuresOf(days: { from: string; to: string }): Promise<Figures>
  watch(query: FiguresQuery, socket: Socket): Promise<Figures>
  unwatch(socket: Socket): Promise<void>
  /** Runs the scheduled work now. For tests with a clock of their own. */
  maintain(): Promise<void>
}
