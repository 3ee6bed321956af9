/**
 * One process owns the folder. Who owns it is written in the database, inside a write transaction, so
 * of several that start at once exactly one gets it. Whether a recorded owner still lives is asked of
 * the system when it ran on this machine, else of its heartbeat: a file it touches.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StoreInUse } from '../errors'
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

export interface Ownership {
  release(): Promise<void>
}

/** `lost` is called when another process has taken the folder over, believing this one dead. */
export async function own(
  environment: Environment,
  about: Table,
  folder: string,
  lost: () => void,
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
    const dead = await deadOwner(readOwner(about), heartbeat, folder)
    const claimed = environment.root.transactionSync(() => {
      if (readOwner(about)?.token !== dead) return false
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
    else lost()
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
    writeFileSync(heartbeat, `${process.pid}\n`)
  } catch {
    // A full disk: the next beat may get through.
  }
}

function readOwner(about: Table): Owner | undefined {
  const bytes = about.getBinary(ownerKey)
  return bytes && (JSON.parse(bytes.toString()) as Owner)
}

/** The token of an owner that lives no more; undefined when there is none. Throws StoreInUse. */
async function deadOwner(
  owner: Owner | undefined,
  heartbeat: string,
  folder: string,
): Promise<string | undefined> {
  if (!owner) return undefined
  const lives = owner.place === place() ? isRunning(owner) : await beats(heartbeat)
  if (lives) throw new StoreInUse(folder, `process ${owner.pid}`)
  return owner.token
}

function isRunning({ pid, started }: Owner): boolean {
  if (pid === process.pid) return false // this process would know it
  try {
    process.kill(pid, 0)
  } catch (error) {
    const forbidden = error instanceof Error && 'code' in error && error.code === 'EPERM'
    if (!forbidden) return false
  }
  return startOf(pid) === started
}

async function beats(heartbeat: string): Promise<boolean> {
  const first = beatOf(heartbeat)
  for (let waited = 0; waited < silenceMs; waited += 250) {
    await new Promise((resolve) => setTimeout(resolve, 250))
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
  const stat = tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function tryRead(read: () => string): string {
  try {
    return read().trim()
  } catch {
    return ''
  }
}
