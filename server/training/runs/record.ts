/** The stored form of a run, with its results so far. */
import { type Against, Result, Run } from '#shared/training/records'
import type { Stored } from '../../store/port'

declare module '../../store/port' {
  interface Documents {
    regressionRuns: StoredRun
  }
}

export interface StoredRun extends Stored {
  /** Unique, and one more than the previous run's: if two begin at once, one is refused. */
  n: number
  against: Against
  at: Date
  /** The last progress: a run without any belongs to a dead server. */
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

/** Throws if the record is malformed. */
export function toRun({ _id, at, by, ...run }: Omit<StoredRun, 'results'>): Run {
  return Run.parse({ ...run, id: _id, at: at.getTime(), by: by.getTime() })
}

export function toResults({ results }: StoredRun): Result[] {
  return Result.array().parse(results)
}
