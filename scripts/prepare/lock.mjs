// @ts-check
/** Lets only one process at a time install and build in this folder. */
import {
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

const beat = 2_000
/** Milliseconds after which a holder that stopped touching its lock is gone, or its machine is. */
const stale = 60_000

/** Another process holds the lock. The message is one line for a person. */
export class Locked extends Error {
  /** @override */
  name = 'Locked'
}

/**
 * Does the work while holding the lock.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Locked} at once if another process holds it
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  take(file)
  const heart = setInterval(() => utimesSync(file, new Date(), new Date()), beat)
  const release = () => {
    clearInterval(heart)
    unlinkSync(file)
  }
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    removeStale(file)
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  }
}

/** @param {string} file */
function removeStale(file) {
  const holder = Number(readFileSync(file, 'utf8'))
  const isFresh = Date.now() - statSync(file).mtimeMs < stale
  if (isFresh && (holder === 0 || isRunning(holder))) throw busy(holder)
  // If two processes find it stale, one wins the rename; the other fails or finds its lock.
  const aside = `${file}.${process.pid}`
  renameSync(file, aside)
  const removed = Number(readFileSync(aside, 'utf8'))
  if (removed !== holder) {
    renameSync(aside, file)
    throw busy(removed)
  }
  unlinkSync(aside)
}

/** @param {number} holder */
function busy(holder) {
  return new Locked(
    `Another run (process ${holder}) is installing or building here. Wait for it to finish, then start again.`,
  )
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

/** @param {unknown} error @param {string} code */
function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
