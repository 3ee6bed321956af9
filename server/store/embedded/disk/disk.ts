/**
 * Checks before a commit that the disk takes it: that it has room, and that it can be written at all.
 * lmdb must not run into either itself: in 3.5.6 its error message for a failed write overruns its
 * buffer, which can end the process.
 */
import { closeSync, constants, openSync, statfsSync, writeSync } from 'node:fs'
import { open, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { NoRoom, StoreUnavailable } from '../../errors'
import { privateFile } from '../../private'

/** More than is written between two checks. */
const reserve = 64 * 1024 * 1024
const everyMs = 50

/** A file for a real write: a disk that turned read-only or a used-up quota shows in nothing else. */
const probe = (folder: string) =>
  [join(folder, 'probe'), constants.O_WRONLY | constants.O_CREAT, privateFile] as const

export function assertDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < reserve)
    throw new StoreUnavailable(`The disk that holds ${folder} is full: under 64 MiB are free.`)
  try {
    const file = openSync(...probe(folder))
    try {
      writeSync(file, 'x')
    } finally {
      closeSync(file)
    }
  } catch (error) {
    throw refusedBy(folder, error)
  }
}

/** Asynchronous, since a hanging disk would block the event loop. */
export async function checkDisk(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < reserve) throw new NoRoom()
  try {
    const file = await open(...probe(folder))
    try {
      await file.write('x')
    } finally {
      await file.close()
    }
  } catch (error) {
    throw refusedBy(folder, error)
  }
}

/** assertDisk, at most every 50 ms while it takes what is written. */
export function createDiskCheck(folder: string): () => void {
  let checkedAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - checkedAt < everyMs) return
    assertDisk(folder)
    checkedAt = now
  }
}

function refusedBy(folder: string, cause: unknown): StoreUnavailable {
  return new StoreUnavailable(`The disk that holds ${folder} can’t be written to.`, { cause })
}
