/** What other subjects know of the analytics. */
import type { Socket } from 'socket.io'
import type { FiguresQuery } from '#shared/analytics/calls'
import type { Figures } from '#shared/analytics/records'
import type { Known } from './collect/actionIntake'
import type { RequestSource, Person } from './collect/person'
import type { ActionsSince } from './collect/reconcile'

export type { StoredAction as Offered } from './collect/reconcile'
export type { RequestSource, Person } from './collect/person'

/** Under which a request is recorded, and by which what becomes of it is added. */
export function requestKey(id: string): string {
  return `request:${id}`
}

export interface Analytics {
  /** Who asks, for `record`: kept in memory only as long as somebody is connected. */
  personOf(asker: RequestSource): Person
  /** Stores what will be recorded: should it not come to that, it is known whose visit it belongs to. */
  noting<T>(known: Pick<Known, 'key' | 'person'>, store: () => Promise<T>): Promise<T>
  /** Something that is stored has happened. Counts once per key, however often it is recorded. */
  record(known: Omit<Known, 'at'>): void
  /** Where to find what was stored, so that a crash before `record` loses nothing. */
  offers(records: ActionsSince): void
  /** Of these days, both included. */
  figuresOf(days: { from: string; to: string }): Promise<Figures>
  watch(query: FiguresQuery, socket: Socket): Promise<Figures>
  unwatch(socket: Socket): Promise<void>
  /** What runs by the clock, now. For tests with a clock of their own. */
  maintain(): Promise<void>
}
