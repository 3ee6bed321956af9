/**
 * Merges the recent entries of all indexes to disk, many at once and in order, apart from the
 * writes that somebody waits for. Merged changes can leave the journal.
 */
import type { Index } from '../index/index'
import type { Journal } from './journal'
import type { Writer } from './writer'

/** More would save little and block the event loop while they are sorted. */
const many = 10_000
const waitMs = 10_000

interface Merger {
  /** Called when the changes up to this journal record are in their indexes. */
  noted(record: number): void
  merge(): Promise<void>
  close(): Promise<void>
}

export function createMerger(options: {
  indexes: readonly Index[]
  journal: Journal
  writer: Writer
  /** Number of changes that starts a merge at once; fewer wait a little. */
  mergeAt: number | undefined
  failed(error: unknown): void
}): Merger {
  const { indexes, journal, writer, mergeAt = many, failed } = options
  let newest = journal.newest()
  let merging: Promise<void> | undefined
  /** The last journal record whose changes are being merged. */
  let upTo: number | undefined

  const waiting = () => indexes.reduce((sum, { entries }) => sum + entries.waiting, 0)

  async function run() {
    upTo ??= newest
    for (const { entries } of indexes) await entries.merge()
    for (const { entries } of indexes) entries.merged()
    for (const key of journal.keysUpTo(upTo)) writer.remove(journal.table, key)
    upTo = undefined
    await writer.safe()
  }

  function merge(): Promise<void> {
    merging ??= run()
      .catch(failed)
      .finally(() => {
        merging = undefined
      })
    return merging
  }

  const timer = setInterval(() => {
    if (waiting() > 0 || upTo !== undefined) void merge()
  }, waitMs)
  timer.unref()

  return {
    noted(record) {
      newest = record
      if (waiting() >= mergeAt) void merge()
    },
    merge,
    async close() {
      clearInterval(timer)
      await merging
      await merge()
    },
  }
}
