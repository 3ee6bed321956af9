/**
 * The one writer. Decisions are made one after the other on the event loop; their puts are gathered
 * and committed as a group, all or nothing, one group at a time. While a group is being flushed the
 * next one gathers, so the more is written, the more share a flush. What is patient begins no commit:
 * it goes with the next that somebody waits for, or soon by itself, and is told after those who wait.
 *
 * When a commit fails, everything decided on top of it fails with it, and `onLost` tells those who
 * remember undone changes to forget them.
 */
import { StoreUnavailable } from '../errors'
import type { Commit, Put } from './commit'
import type { Journal, JournalRecord } from './journal'
import type { DocTable, Table } from './table'

interface Group {
  puts: Put[]
  changes: JournalRecord[]
  settled: Promise<void>
  settle(error?: Error): void
  onDone: (() => void)[]
  timer: NodeJS.Timeout
  /** It may be committed now. */
  isDue: boolean
  /** Only the patient have asked for it so far: until then it waits for others. */
  waiting?: NodeJS.Timeout
  /** Settled, and those who wait have had their turn. */
  later?: Promise<void>
}

export interface Writer {
  put(table: Table | DocTable, key: Buffer, value: Buffer): void
  remove(table: Table | DocTable, key: Buffer): void
  /** A change of an index: journalled with the group, and told to `apply` when it is safe. */
  note(change: JournalRecord): void
  /** Runs when what has been put so far is safe on disk; never runs when it is lost. */
  whenSafe(run: () => void): void
  /** Resolves when all that has been put so far is safe on disk; StoreUnavailable when it is not. */
  safe(options?: { patient?: boolean }): Promise<void>
  /** How often writes have been lost. A long decision compares it with what it was at its start. */
  losses(): number
  /** Throws StoreUnavailable when nothing can be written now. */
  assertOpen(): void
  onLost(forget: () => void): void
  close(): Promise<void>
}

export interface WriterOptions {
  /** Exchangeable for tests. */
  commit: Commit
  journal: Pick<Journal, 'table' | 'record'>
  /** Gets a group's changes of indexes when they are safe, in order, with the record that holds them. */
  apply(changes: readonly JournalRecord[], record: number): void
  /** How long a write may take. */
  limitMs?: number
  /** How long the patient wait for somebody else's commit. */
  patienceMs?: number
}

/** So much makes a commit of its own worth while. */
const many = 500

export function createWriter(options: WriterOptions): Writer {
  const { commit, journal, apply, limitMs = 5000, patienceMs = 25 } = options
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
      changes: [],
      settled,
      settle,
      onDone: [],
      // Looked at a moment later: a busy event loop runs timers before it hears of commits that are done.
      timer: setTimeout(setImmediate, limitMs, () => giveUpOn(group)),
      isDue: false,
    }
    setImmediate(() => {
      // Whoever puts says by now whether it is patient.
      group.isDue ||= !group.waiting
      start()
    })
    return group
  }

  function hurry(group: Group) {
    if (group.isDue) return
    group.isDue = true
    if (!group.waiting) return
    clearTimeout(group.waiting)
    setImmediate(start)
  }

  function start() {
    const group = gathering
    if (running || !group?.isDue) return
    gathering = undefined
    running = group
    const { changes } = group
    let record = 0
    if (changes.length > 0) {
      const entry = journal.record(changes)
      record = entry.number
      group.puts.push({ table: journal.table, ...entry })
    }
    ended = commit(group.puts).then(
      () => {
        if (record > 0) apply(changes, record)
        finish(group)
      },
      (error: unknown) => finish(group, error),
    )
  }

  function finish(group: Group, error?: unknown) {
    clearTimeout(group.timer)
    running = undefined
    const wasStalled = stalled
    stalled = false
    if (error !== undefined) lose(group, refusal(error))
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
      clearTimeout(gathering.waiting)
      gathering.settle(error)
      gathering = undefined
    }
    forgetAll()
  }

  function giveUpOn(late: Group) {
    if (late === running || late === gathering) giveUp()
  }

  function giveUp() {
    stalled = running !== undefined
    const late = new StoreUnavailable('The store took too long to write.')
    for (const group of [running, gathering]) {
      if (!group) continue
      clearTimeout(group.timer)
      clearTimeout(group.waiting)
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

  function put(table: Table | DocTable, key: Buffer, value: Buffer | undefined) {
    const group = current()
    if (group.puts.push({ table, key, value }) >= many) hurry(group)
  }

  function safe({ patient = false } = {}): Promise<void> {
    const group = gathering ?? running
    if (!group) return Promise.resolve()
    if (!patient) {
      hurry(group)
      return group.settled
    }
    if (!group.isDue) group.waiting ??= setTimeout(hurry, patienceMs, group)
    group.later ??= group.settled.then(() => new Promise((resolve) => setImmediate(resolve)))
    return group.later
  }

  function assertOpen() {
    if (closed) throw new StoreUnavailable('The store is closed.')
    if (stalled) throw new StoreUnavailable('The store is too slow to write.')
  }

  return {
    put,
    remove: (table, key) => put(table, key, undefined),
    note: (change) => void current().changes.push(change),
    whenSafe: (run) => void current().onDone.push(run),
    safe,
    losses: () => losses,
    assertOpen,
    onLost: (forget) => void forgetters.push(forget),
    async close() {
      closed = true
      while (gathering || running) {
        if (gathering) hurry(gathering)
        await ended
        await new Promise(setImmediate)
      }
    },
  }
}

function refusal(error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error
  return new StoreUnavailable('The store could not write.', { cause: error })
}
