/** A run as the store holds it, with what was answered so far. */
import { type Against, Result, Run } from '#shared/training/records'
import type { Stored } from '../../store/port'

declare module '../../store/port' {
  interface Documents {
    regressionRuns: StoredRun
  }
}

export interface StoredRun extends Stored {
  /** Unique, and one more than the run before: of two that begin at once one is refused. */
  n: number
  against: Against
  at: Date
  /** When it last got on: a server that died says no more. */
  beatAt: Date
  /** The process that asks. */
  server: string
  by: Date
  state: Run['state']
  total: number
  asked: number
  failed: number
  index: number
  results: Result[]
}

/** Throws when the record does not fit. */
export function toRun({ _id, at, by, ...run }: Omit<StoredRun, 'results'>): Run {
  return Run.parse({ ...run, id: _id, at: at.getTime(), by: by.getTime() })
}

export function toResults({ results }: StoredRun): Result[] {
  return Result.array().parse(results)
}
