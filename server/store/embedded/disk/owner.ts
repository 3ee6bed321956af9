/**
 * Ensures that one process owns the folder. The owner is recorded in a write transaction, so
 * exactly one of several starting at once gets it. Whether a recorded owner is alive is checked by
 * its pid if it ran on this machine, otherwise by its heartbeat, a file that it touches.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StoreInUse } from '../../errors'
import { privateFile } from '../../private'
import type { Environment } from './environment'
import type { Table } from './table'

interface Owner {
  token: string
  pid: number
  /** Where the pid is valid: machine, boot and process namespace. */
  place: string
  /** When the process started, in clock ticks; detects a reused pid. */
  started: string
}

const beatMs = 1000
/** An owner elsewhere is considered dead if its heartbeat hasn't changed for this long. */
const silenceMs = 5000
const ownerKey = Buffer.from('owner')
/** Folders owned by this process, where a pid can't tell owners apart. */
const owned = new Set<string>()

/** How often a previous owner is checked, and after what wait the wait is logged. */
const pollMs = 100
const noticeableMs = 500

export interface Ownership {
  release(): Promise<void>
}

/** Rejects with StoreInUse if the owner is still alive after the wait. */
export async function takeOwnership(
  environment: Environment,
  about: Table,
  folder: string,
  options: {
    waitMs: number
    /** Called once, if the wait becomes noticeable. */
    waiting(message: string): void
    /** Called if another process took over the folder because it considered this one dead. */
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
      // If the record can't be removed, say on a full disk, the next start sees that this process
      // is gone.
      const gone = { table: about, key: ownerKey, value: undefined }
      await environment.commit([gone]).catch(() => {})
    },
  }
}

/** Without a heartbeat, servers elsewhere consider this one dead; those on this machine check the pid. */
function touch(heartbeat: string) {
  try {
    writeFileSync(heartbeat, `${process.pid}\n`, { mode: privateFile })
  } catch {
    // The disk is full; the next beat may succeed.
  }
}

function readOwner(about: Table): Owner | undefined {
  const bytes = about.getBinary(ownerKey)
  return bytes && (JSON.parse(bytes.toString()) as Owner)
}

/**
 * Resolves to the recorded owner once it is dead, or undefined if there is none. An owner that is
 * closing, or was just killed, takes a moment to be gone.
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
  if (pid === process.pid) return false // an owner in this process would be in `owned`
  try {
    process.kill(pid, 0)
  } catch (error) {
    const forbidden = error instanceof Error && 'code' in error && error.code === 'EPERM'
    if (!forbidden) return false
  }
  // Z and X: the process has ended, but its parent hasn't collected it yet.
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

/** Field 22 of /proc/<pid>/stat; empty without /proc. */
function startOf(pid: number): string {
  return fieldsOf(pid)[19] ?? ''
}

/** The fields of /proc/<pid>/stat from the third one, the state, on. */
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
