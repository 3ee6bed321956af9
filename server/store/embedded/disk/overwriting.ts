/**
 * Removes erased data from the disk. LMDB leaves old bytes in freed pages, and in the unused rest of
 * others, until it writes there again, perhaps never. So every value is put again, which copies only the
 * used part of each page, and then all free pages are overwritten. This reads and writes the whole store,
 * in small commits between those that somebody waits for, then pauses for a hundred times as long as it
 * took. The request is noted in the store, so that it survives a restart.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { asBinary } from 'lmdb'
import type { Put } from './commit'
import type { Environment } from './environment'
import type { Table } from './table'

const tableName = 'overwriting'
const wanted = Buffer.from('wanted')

/** Two of them fill a page. */
const filler = Buffer.alloc(1_900)
const fillersPerCommit = 256
/** Commits for 2 GiB of free pages; the next run overwrites the rest. */
const maxCommits = 4_096
const bytesPerCommit = 512 * 1024
const pauseMs = 10

/** By then, the writes that belong to an erasure are done. */
const settleMs = 10_000
const rest = 100
/**
 * Commits leave about this many lists of free pages; more while a reader such as a backup holds pages.
 */
const fewLists = 16

interface Overwriting {
  /** Requests a run: soon, and as often as the store's size allows. */
  want(): void
  close(): Promise<void>
}

interface Options {
  /** The request is noted in the first one. */
  environments: readonly [Environment, ...Environment[]]
  /** Merges the indexes to disk, so that entries they have removed are gone there. */
  merge(): Promise<void>
  /** Whether another process has taken over the folder. */
  isLost(): boolean
  failed(error: unknown): void
  /** Replaceable in tests. */
  settleMs?: number | undefined
}

export function createOverwriting(options: Options): Overwriting {
  const { environments, merge, isLost, failed } = options
  const settle = options.settleMs ?? settleMs
  const [first] = environments
  const note = first.table(tableName)
  for (const environment of environments) environment.table(tableName)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  let isClosed = false
  let notBefore = 0
  const isOver = () => isClosed || isLost()

  async function run(): Promise<void> {
    const startedAt = Date.now()
    isWanted = false
    await merge()
    let isDone = true
    for (const environment of environments) {
      await clear(environment)
      await rewrite(environment, isOver)
      isDone = (await overwriteFree(environment, isOver)) && isDone
    }
    const endedAt = Date.now()
    notBefore = endedAt + (endedAt - startedAt) * rest
    if (isOver()) return
    if (isDone && !isWanted) await first.commit([{ table: note, key: wanted, value: undefined }])
    else isWanted = true
  }

  function schedule(): void {
    if (timer || running || isOver()) return
    timer = setTimeout(
      () => {
        timer = undefined
        running = run()
          .catch((error: unknown) => {
            isWanted = true
            notBefore = Date.now() + 60_000
            if (!isOver()) failed(error)
          })
          .finally(() => {
            running = undefined
            if (isWanted) schedule()
          })
      },
      Math.max(settle, notBefore - Date.now()),
    ).unref()
  }

  const isLeft = environments.some((environment) => !isEmpty(environment.table(tableName)))
  for (const { root } of environments) root.resetReadTxn()
  if (isLeft) {
    isWanted = true
    schedule()
  }
  return {
    want() {
      if (!isWanted && !isOver())
        first.commit([{ table: note, key: wanted, value: wanted }]).catch(failed)
      isWanted = true
      schedule()
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}

function isEmpty(table: Table): boolean {
  for (const _ of table.getKeys({ limit: 1 })) return false
  return true
}

/** Puts every value again. */
async function rewrite(environment: Environment, isOver: () => boolean): Promise<void> {
  const { root } = environment
  const names = [...root.getKeys()].map(String)
  for (const name of names) {
    const table = environment.table(name)
    let start: Buffer | undefined
    for (let isMore = !isEmpty(table); isMore && !isOver();) {
      root.resetReadTxn()
      // Reads within the transaction, so that no concurrent write is undone.
      await root.transaction(() => {
        let bytes = 0
        isMore = false
        for (const { key, value } of table.getRange(start ? { start } : {})) {
          if (bytes > bytesPerCommit) {
            start = Buffer.from(key)
            isMore = true
            return
          }
          void table.put(key, asBinary(value) as unknown as Buffer)
          bytes += value.length
        }
      })
      await pause(pauseMs)
    }
  }
  root.resetReadTxn()
}

/** Fills the free pages and frees them again. Resolves to whether that was all of them. */
async function overwriteFree(environment: Environment, isOver: () => boolean): Promise<boolean> {
  const { commit } = environment
  const table = environment.table(tableName)
  let n = 0
  const fill = async (count: number) => {
    const puts: Put[] = []
    for (let at = 0; at < count; at += 1) puts.push({ table, key: keyOf(n++), value: filler })
    await commit(puts)
  }
  // Pages freed by the last commits only become usable in later ones.
  try {
    for (let commits = 0; commits < 3; commits += 1) await fill(1)
    const { lastPage } = stateOf(environment)
    for (let commits = 0; commits < maxCommits && !isOver(); commits += 1) {
      await fill(fillersPerCommit)
      const now = stateOf(environment)
      // The file grows once no page in it may be reused.
      if (now.lastPage > lastPage) return now.lists <= fewLists
      await pause(pauseMs)
    }
    return false
  } finally {
    await clear(environment)
  }
}

/** Also removes what an interrupted run left. */
async function clear(environment: Environment): Promise<void> {
  const table = environment.table(tableName)
  for (;;) {
    const keys = [...table.getKeys({ limit: 4_096 })].map((key) => Buffer.from(key))
    environment.root.resetReadTxn()
    const puts = keys.flatMap((key): Put[] =>
      key.equals(wanted) ? [] : [{ table, key, value: undefined }],
    )
    if (puts.length === 0) return
    await environment.commit(puts)
  }
}

function keyOf(n: number): Buffer {
  const key = Buffer.alloc(4)
  key.writeUInt32BE(n)
  return key
}

function stateOf({ root }: Environment): { lastPage: number; lists: number } {
  const { lastPageNumber, free } = root.getStats() as {
    lastPageNumber: number
    free: { entryCount: number }
  }
  // Resets the read transaction, since pages that a reader may still see aren't reused.
  root.resetReadTxn()
  return { lastPage: lastPageNumber, lists: free.entryCount }
}
