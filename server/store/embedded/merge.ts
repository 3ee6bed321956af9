/**
 * Brings the recent entries of all indexes to disk, many at once and in order, away from the writes
 * that somebody waits for. What is merged may leave the journal.
 */
import type { Commit, Put } from './commit'
import type { Entries } from './entries'
import type { Index } from './index'
import type { Journal } from './journal'
import { bytesOf, type Code } from './key'
import type { Layer } from './layer'
import type { Writer } from './writer'

/** More would save a little and make the event loop wait for their sorting. */
const many = 10_000
const waitMs = 10_000
/** How many entries are handed over without a pause. */
const pieceSize = 200

export interface Merger {
  /** The changes up to this journal record have been noted in their indexes. */
  noted(record: number): void
  merge(): Promise<void>
  close(): Promise<void>
}

export function createMerger(options: {
  /** Writes to where the indexes are, which is not where the documents are. */
  commit: Commit
  indexes: readonly Index[]
  journal: Journal
  writer: Writer
  /** So many changes make it worth while at once; fewer wait a little. */
  mergeAt: number | undefined
  failed(error: unknown): void
}): Merger {
  const { commit, indexes, journal, writer, mergeAt = many, failed } = options
  let newest = journal.newest()
  let merging: Promise<void> | undefined
  /** What the changes that are being merged reach up to in the journal. */
  let upTo: number | undefined

  const waiting = () => indexes.reduce((sum, { entries }) => sum + entries.waiting, 0)

  async function run() {
    upTo ??= newest
    for (const { entries } of indexes) {
      const layer = entries.toMerge()
      const codes = layer.codes()
      for (let start = 0; start < codes.length; start += pieceSize)
        await commit(putsOf(entries, layer, codes.slice(start, start + pieceSize)))
    }
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

function putsOf({ table }: Entries, layer: Layer, codes: readonly Code[]): Put[] {
  return codes.map((code) => {
    const value = layer.isPresent(code) ? nothingElse : undefined
    return { table, key: bytesOf(code), value }
  })
}

const nothingElse = Buffer.alloc(0)
