/**
 * Checks free disk space before a commit. lmdb must not run into a full disk itself: in 3.5.6 its
 * error message for a failed write overruns its buffer, which can end the process.
 */
import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { StoreUnavailable } from '../errors'

/** More than is written between two checks. */
const reserve = 64 * 1024 * 1024
const everyMs = 50

export function assertDiskSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < reserve)
    throw new StoreUnavailable(`The disk that holds ${folder} is full: under 64 MiB are free.`)
}

/** Asynchronous, since a hanging disk would block the event loop. */
export async function hasDiskSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= reserve
}

/** assertDiskSpace, at most every 50 ms while there is space. */
export function createSpaceCheck(folder: string): () => void {
  let checkedAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - checkedAt < everyMs) return
    assertDiskSpace(folder)
    checkedAt = now
  }
}
