/**
 * The one writer. Decisions are made one after the other on the event loop; their puts are gathered
 * and committed as a group, all or nothing, one group at a time. While a group is being flushed the
 * next one gathers, so the more is written, the more share a flush.
 *
 * When a commit fails, everything decided on top of it fails with it, and `onLost` tells those who
 * remember undone changes to forget them.
 */
import { asBinary, type RootDatabase } from 'lmdb'
import { StoreUnavailable } from '../errors'
import type { DocTable, Table } from './environment'

interface Put {
  table: Table | DocTable
  key: Buffer
  /** undefined removes. */
  value: Buffer | undefined
}

interface Group {
  puts: Put[]
  settled: Promise<void>
  settle(error?: Error): void
  onDone: (() => void)[]
  timer: NodeJS.Timeout
}

export interface Writer {
  put(table: Table | DocTable, key: Buffer, value: Buffer): void
  remove(table: Table | DocTable, key: Buffer): void
  /** Runs when what has been put so far is safe on disk; never runs when it is lost. */
  whenSafe(run: () => void): void
  /** Resolves when all that has been put so far is safe on disk; StoreUnavailable when it is not. */
  safe(): Promise<void>
  /** How often writes have been lost. A long decision compares it with what it was at its start. */
  losses(): number
  /** Throws StoreUnavailable when nothing can be written now. */
  assertOpen(): void
  onLost(forget: () => void): void
  close(): Promise<void>
}

/** Writes a group and resolves when it is flushed. Exchangeable for tests. */
export type Commit = (puts: readonly Put[]) => Promise<unknown>

export function commitTo(root: RootDatabase<Buffer, Buffer>): Commit {
  return async (puts) => {
    try {
      await root.batch(() => {
        for (const { table, key, value } of puts) {
          if (value) (table as Table).put(key, asBinary(value) as unknown as Buffer)
          else table.remove(key)
        }
      })
    } catch (error) {
      throw await reasonOf(error)
    } finally {
      root.resetReadTxn()
    }
  }
}

/** lmdb hides the reason in a promise of its own, which would end Node if nobody looked at it. */
async function reasonOf(error: unknown): Promise<unknown> {
  if (typeof error !== 'object' || error === null || !('commitError' in error)) return error
  try {
    await error.commitError
  } catch (reason) {
    return reason
  }
  return error
}

export function createWriter(commit: Commit, limitMs = 5000): Writer {
  let gathering: Group | undefined
  let running: Group | undefined
  /** The running commit has not come back in time; nobody knows its end yet. */
  let stalled = false
  let closed = false
  let losses = 0
  /** The running commit's end, however late. */
  let ended: Promise<void> = Promise.resolve()
  const forgetters: (() => void)[] = []

  function open(): Group {
    let settle: Group['settle'] = () => {}
    const settled = new Promise<void>((resolve, reject) => {
      settle = (error) => (error ? reject(error) : resolve())
    })
    settled.catch(() => {}) // whoever waits is told; a group may have nobody waiting
    const group: Group = {
      puts: [],
      settled,
      settle,
      onDone: [],
      timer: setTimeout(giveUp, limitMs),
    }
    if (!running) setImmediate(start)
    return group
  }

  function start() {
    const group = gathering
    if (running || !group) return
    gathering = undefined
    running = group
    ended = commit(group.puts).then(
      () => finish(group),
      (error: unknown) => finish(group, error),
    )
  }

  function finish(group: Group, error?: unknown) {
    clearTimeout(group.timer)
    running = undefined
    const wasStalled = stalled
    stalled = false
    if (error !== undefined)
      lose(group, new StoreUnavailable('The store could not write.', { cause: error }))
    else {
      for (const done of group.onDone) done()
      group.settle()
    }
    if (wasStalled) forgetAll()
    if (gathering) start()
  }

  function lose(group: Group, error: StoreUnavailable) {
    group.settle(error)
    if (gathering) {
      clearTimeout(gathering.timer)
      gathering.settle(error)
      gathering = undefined
    }
    forgetAll()
  }

  function giveUp() {
    stalled = running !== undefined
    const late = new StoreUnavailable('The store took too long to write.')
    for (const group of [running, gathering]) {
      if (!group) continue
      clearTimeout(group.timer)
      group.settle(late)
    }
    gathering = undefined
    if (!stalled) forgetAll()
  }

  function forgetAll() {
    losses++
    for (const forget of forgetters) forget()
  }

  function current(): Group {
    gathering ??= open()
    return gathering
  }

  function assertOpen() {
    if (closed) throw new StoreUnavailable('The store is closed.')
    if (stalled) throw new StoreUnavailable('The store is too slow to write.')
  }

  return {
    put: (table, key, value) => void current().puts.push({ table, key, value }),
    remove: (table, key) => void current().puts.push({ table, key, value: undefined }),
    whenSafe: (run) => void current().onDone.push(run),
    safe: () => (gathering ?? running)?.settled ?? Promise.resolve(),
    losses: () => losses,
    assertOpen,
    onLost: (forget) => void forgetters.push(forget),
    async close() {
      closed = true
      while (gathering || running) {
        await ended
        await new Promise(setImmediate)
      }
    },
  }
}
