/**
 * Room on the disk, asked before every commit. lmdb must not find out by itself that there is none: in
 * 3.5.6 its words about a failed write run past the end of their buffer, which can end the process.
 */
import { statfsSync } from 'node:fs'
import { StoreUnavailable } from '../errors'

/** More than one commit writes. */
const reserve = 64 * 1024 * 1024

export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= reserve
}

export function assertRoom(folder: string): void {
  if (!hasRoom(folder)) throw new StoreUnavailable(`The disk that holds ${folder} is full.`)
}
