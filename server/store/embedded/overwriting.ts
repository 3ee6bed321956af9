/**
 * Takes erased words off the disk. LMDB leaves what stood on a page that it frees, and in the remainder of
 * one that it keeps, until it is written again, which may be never where little is written. So every value
 * is put in its place again, which copies of each page only what is used, and then all that is free is
 * written over. It reads and writes the whole store, in small commits between those that somebody waits
 * for, and rests a hundred times as long as it took. What is wanted is noted in the store: a start goes on.
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
/** 2 GiB of what is free; the rest is written over the next time. */
const maxCommits = 4_096
const bytesPerCommit = 512 * 1024
const pauseMs = 10

/** What an erasure brings with it is written by then. */
const settleMs = 10_000
const rest = 100
/** So many lists of free pages are left by commits; more, where a reader such as a backup holds them. */
const fewLists = 16

export interface Overwriting {
  /** Soon, and as often as the store's size allows. */
  want(): void
  close(): Promise<void>
}

interface Options {
  /** The first keeps the note. */
  environments: readonly [Environment, ...Environment[]]
  /** Brings to disk what the indexes have let go. */
  merge(): Promise<void>
  /** Another process has taken the folder. */
  isLost(): boolean
  failed(error: unknown): void
  /** Exchangeable for tests. */
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

/** Puts every value in its place again. */
async function rewrite(environment: Environment, isOver: () => boolean): Promise<void> {
  const { root } = environment
  const names = [...root.getKeys()].map(String)
  for (const name of names) {
    const table = environment.table(name)
    let start: Buffer | undefined
    for (let isMore = !isEmpty(table); isMore && !isOver();) {
      root.resetReadTxn()
      // Read within the commit: nothing that is written meanwhile is undone.
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

/** Fills what is free and frees it again. Resolves to whether that was all there is. */
async function overwriteFree(environment: Environment, isOver: () => boolean): Promise<boolean> {
  const { commit } = environment
  const table = environment.table(tableName)
  let n = 0
  const fill = async (count: number) => {
    const puts: Put[] = []
    for (let at = 0; at < count; at += 1) puts.push({ table, key: keyOf(n++), value: filler })
    await commit(puts)
  }
  // What the last commits freed may be used by those after them alone.
  try {
    for (let commits = 0; commits < 3; commits += 1) await fill(1)
    const { lastPage } = stateOf(environment)
    for (let commits = 0; commits < maxCommits && !isOver(); commits += 1) {
      await fill(fillersPerCommit)
      const now = stateOf(environment)
      // The file grows where nothing in it may be used any more.
      if (now.lastPage > lastPage) return now.lists <= fewLists
      await pause(pauseMs)
    }
    return false
  } finally {
    await clear(environment)
  }
}

/** Also what a pass left that was cut short. */
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
  // What a reader may still see is not used again.
  root.resetReadTxn()
  return { lastPage: lastPageNumber, lists: free.entryCount }
}
