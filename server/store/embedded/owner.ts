/**
 * One process owns the folder. Who owns it is written in the database, inside a write transaction, so
 * of several that start at once exactly one gets it. Whether a recorded owner still lives is asked of
 * the system when it ran on this machine, else of its heartbeat: a file it touches.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StoreInUse } from '../errors'
import { privateFile } from '../private'
import type { Environment } from './environment'
import type { Table } from './table'

interface Owner {
  token: string
  pid: number
  /** Where the pid means something: machine, start of the system, process namespace. */
  place: string
  /** When the process started, by the system's clock ticks; tells a reused pid apart. */
  started: string
}

const beatMs = 1000
/** An owner elsewhere that has not moved its heartbeat for this long is taken for dead. */
const silenceMs = 5000
const ownerKey = Buffer.from('owner')
/** Folders owned by this process, in which a pid says nothing. */
const owned = new Set<string>()

/** How often an owner that may be about to end is looked at, and when it is said that it is waited for. */
const pollMs = 100
const noticeableMs = 500

export interface Ownership {
  release(): Promise<void>
}

/** Rejects with StoreInUse when the owner still lives after the wait. */
export async function takeOwnership(
  environment: Environment,
  about: Table,
  folder: string,
  options: {
    waitMs: number
    /** Called once, when the wait is long enough to wonder about. */
    waiting(message: string): void
    /** Called when another process has taken the folder over, believing this one dead. */
    lost(): void
  },
): Promise<Ownership> {
  if (owned.has(folder)) throw new StoreInUse(folder, 'this process')
  const heartbeat = join(folder, 'heartbeat')
  const me: Owner = {
    token: randomUUID(),
    pid: process.pid,
    place: place(),
    started: startOf(process.pid),
  }
  for (;;) {
    const owner = await waitForEnd(about, heartbeat, folder, options)
    const claimed = environment.root.transactionSync(() => {
      if (readOwner(about)?.token !== owner?.token) return false
      void about.put(ownerKey, Buffer.from(JSON.stringify(me)))
      return true
    })
    about.resetReadTxn()
    if (claimed) break
  }
  owned.add(folder)
  const isMine = () => readOwner(about)?.token === me.token
  touch(heartbeat)
  const timer = setInterval(() => {
    if (isMine()) touch(heartbeat)
    else options.lost()
  }, beatMs)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      owned.delete(folder)
      if (!isMine()) return
      // Left behind, say on a full disk, it does no harm: the next start sees that this process is gone.
      const gone = { table: about, key: ownerKey, value: undefined }
      await environment.commit([gone]).catch(() => {})
    },
  }
}

/** Without it, servers elsewhere take this one for dead; those on this machine ask the system. */
function touch(heartbeat: string) {
  try {
    writeFileSync(heartbeat, `${process.pid}\n`, { mode: privateFile })
  } catch {
    // A full disk: the next beat may get through.
  }
}

function readOwner(about: Table): Owner | undefined {
  const bytes = about.getBinary(ownerKey)
  return bytes && (JSON.parse(bytes.toString()) as Owner)
}

/**
 * The recorded owner once it lives no more; undefined when there is none. One that is closing, or was
 * killed a moment ago, needs a little until it is gone.
 */
async function waitForEnd(
  about: Table,
  heartbeat: string,
  folder: string,
  { waitMs, waiting }: { waitMs: number; waiting(message: string): void },
): Promise<Owner | undefined> {
  const began = performance.now()
  let isLogged = false
  for (;;) {
    const owner = readOwner(about)
    if (!owner || !(await isAlive(owner, heartbeat))) return owner
    const waited = performance.now() - began
    const inUse = new StoreInUse(folder, `process ${owner.pid}`)
    if (waited >= waitMs) throw inUse
    if (waited >= noticeableMs && !isLogged) {
      isLogged = true
      waiting(`${inUse.fact} Waiting up to ${waitMs / 1000} s for it to end.`)
    }
    await pause(pollMs)
    about.resetReadTxn()
  }
}

async function isAlive(owner: Owner, heartbeat: string): Promise<boolean> {
  return owner.place === place() ? isRunning(owner) : beats(heartbeat)
}

function isRunning({ pid, started }: Owner): boolean {
  if (pid === process.pid) return false // this process would know it
  try {
    process.kill(pid, 0)
  } catch (error) {
    const forbidden = error instanceof Error && 'code' in error && error.code === 'EPERM'
    if (!forbidden) return false
  }
  // Z and X: it has ended, and its parent has not collected it yet.
  return startOf(pid) === started && !['Z', 'X'].includes(fieldsOf(pid)[0] ?? '')
}

async function beats(heartbeat: string): Promise<boolean> {
  const first = beatOf(heartbeat)
  for (let waited = 0; waited < silenceMs; waited += 250) {
    await pause(250)
    if (beatOf(heartbeat) !== first) return true
  }
  return false
}

function beatOf(heartbeat: string): number {
  return statSync(heartbeat, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function place(): string {
  return [
    hostname(),
    tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    tryRead(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ')
}

/** Field 22 of /proc/<pid>/stat; empty where there is no /proc. */
function startOf(pid: number): string {
  return fieldsOf(pid)[19] ?? ''
}

/** /proc/<pid>/stat from the third field on, which is the state. */
function fieldsOf(pid: number): string[] {
  const stat = tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function tryRead(read: () => string): string {
  try {
    return read().trim()
  } catch {
    return ''
  }
}
