/**
 * The single writer. Decisions are made one at a time on the event loop; their puts are gathered into a
 * group and committed all or nothing, one group at a time. While one group is flushed the next one
 * gathers, so under load more writes share a flush. A patient write starts no commit: it joins the next
 * one that somebody waits for, or commits by itself shortly after, and resolves after those who wait.
 *
 * When a commit fails, everything decided on top of it fails too, and `onLost` makes holders of undone
 * changes forget them.
 */
import { StoreUnavailable } from '../../errors'
import type { Commit, Put } from '../disk/commit'
import type { DocTable, Table } from '../disk/table'
import type { Journal, JournalRecord } from './journal'

interface Group {
  puts: Put[]
  changes: JournalRecord[]
  settled: Promise<void>
  settle(error?: Error): void
  onDone: (() => void)[]
  timer: NodeJS.Timeout
  /** Whether it may be committed now. */
  isDue: boolean
  /** Set while only patient writes are in it: it waits for others until then. */
  waiting?: NodeJS.Timeout
  /** Settled, and those who wait have had their turn. */
  later?: Promise<void>
}

export interface Writer {
  put(table: Table | DocTable, key: Buffer, value: Buffer): void
  remove(table: Table | DocTable, key: Buffer): void
  /** A change of an index: journaled with the group, and passed to `apply` when it is safe. */
  note(change: JournalRecord): void
  /** Runs `run` when the puts so far are safe on disk; never if they are lost. */
  whenSafe(run: () => void): void
  /** Resolves when the puts so far are safe on disk; rejects with StoreUnavailable if they aren't. */
  safe(options?: { patient?: boolean }): Promise<void>
  /** How often writes have been lost. A long decision compares this with the value at its start. */
  losses(): number
  /** Whether the last commit failed. */
  isFailing(): boolean
  /** Throws StoreUnavailable if nothing can be written now. */
  assertOpen(): void
  onLost(forget: () => void): void
  close(): Promise<void>
}

interface WriterOptions {
  /** Replaceable in tests. */
  commit: Commit
  journal: Pick<Journal, 'table' | 'record'>
  /** Receives a safe group's index changes, in order, with the number of the record that has them. */
  apply(changes: readonly JournalRecord[], record: number): void
  /** Called when a commit succeeds whose writes were refused for taking too long. */
  onDropped?(): void
  /** The longest a write may take, in milliseconds. */
  limitMs?: number
  /** How long patient writes wait for someone else's commit, in milliseconds. */
  patienceMs?: number
}

/** This many puts are worth a commit of their own. */
const many = 500

export function createWriter(options: WriterOptions): Writer {
  const { commit, journal, apply, onDropped = () => {}, limitMs = 5000, patienceMs = 25 } = options
  let gathering: Group | undefined
  let running: Group | undefined
  /** The running commit hasn't returned in time; its outcome isn't known yet. */
  let stalled = false
  let closed = false
  let failing = false
  let losses = 0
  /** The end of the running commit, however late. */
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
      // Checks after setImmediate: a busy event loop runs timers before it sees finished commits.
      timer: setTimeout(setImmediate, limitMs, () => giveUpOn(group)),
      isDue: false,
    }
    setImmediate(() => {
      // By now it is known whether the writes so far are patient.
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
    failing = error !== undefined
    if (error !== undefined) lose(group, refusal(error))
    else {
      for (const done of group.onDone) done()
      group.settle()
    }
    if (wasStalled) forgetAll()
    if (wasStalled && error === undefined) onDropped()
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
    isFailing: () => failing,
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
