/** Receives files: written, hashed and flushed as they arrive. A partial file leaves nothing behind. */
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { NoRoom, TooManyBytes } from '../errors'
import { privateFile, privateFolder } from '../private'
import type { Received } from './port'

/** The store needs 64 MiB to continue (embedded/disk/disk.ts): uploads stop well before using them. */
const reserve = 96 * 1024 * 1024
/** Free inodes: storing a file takes up to two. Enough for many that come at once. */
const reservedInodes = 64
/** Bytes written between two checks of free space. */
const askEvery = 4 * 1024 * 1024
/** A file untouched for this long was left behind: a stalled upload is ended much earlier. */
const staleMs = 3_600_000

export class Incoming {
  /** Files being written or examined: neither stored nor discarded yet. */
  private readonly inProgress = new Set<string>()

  /** `ownsFolder`: no other process writes here, so any other file was left behind. */
  constructor(
    private readonly folder: string,
    private readonly options: { ownsFolder: boolean; reserve?: number },
  ) {}

  async receive(pieces: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Received> {
    const name = randomUUID()
    const path = join(this.folder, name)
    const discard = async () => {
      await rm(path, { force: true })
      this.inProgress.delete(name)
    }
    this.inProgress.add(name)
    try {
      await mkdir(this.folder, { recursive: true, mode: privateFolder })
      const handle = await open(path, 'wx', privateFile)
      try {
        return { ...(await this.write(handle, pieces, maxBytes)), path, discard }
      } finally {
        await handle.close()
      }
    } catch (error) {
      await discard()
      throw isFull(error) ? new NoRoom(error) : error
    }
  }

  /** Removes what a crash left behind. */
  async tidy(): Promise<void> {
    for (const name of await namesIn(this.folder)) {
      if (this.inProgress.has(name)) continue
      const path = join(this.folder, name)
      if (this.options.ownsFolder || (await isStale(path))) await rm(path, { force: true })
    }
  }

  private async write(handle: FileHandle, pieces: AsyncIterable<Uint8Array>, maxBytes: number) {
    const hash = createHash('sha256')
    let size = 0
    let asked = Number.NEGATIVE_INFINITY
    for await (const piece of pieces) {
      if (size + piece.length > maxBytes) throw new TooManyBytes(maxBytes)
      if (size - asked >= askEvery) {
        await this.assertRoom()
        asked = size
      }
      hash.update(piece)
      await writeAll(handle, piece)
      size += piece.length
    }
    await handle.sync()
    return { sha256: hash.digest('hex'), size }
  }

  private async assertRoom(): Promise<void> {
    const { bavail, bsize, files, ffree } = await statfs(this.folder)
    if (bavail * bsize < (this.options.reserve ?? reserve)) throw new NoRoom()
    // Some file systems have no fixed number of them, and say 0.
    if (files > 0 && ffree < reservedInodes) throw new NoRoom()
  }
}

/** A write may be partial. */
async function writeAll(handle: FileHandle, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.length;) {
    const { bytesWritten } = await handle.write(piece, at)
    at += bytesWritten
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

async function isStale(path: string): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < Date.now() - staleMs
  } catch {
    return false // stored or discarded meanwhile
  }
}

export function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
