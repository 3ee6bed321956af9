/**
 * The embedded store's files, in a folder of this machine. Each is named by its hash, in a
 * subfolder of its first two letters, and moved there by a rename, so it is complete or absent.
 */
import { constants } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Mutex } from 'async-mutex'
import { privateFolder } from '../private'
import { Incoming } from './incoming'
import { type Files, isSha256, type Part, type Received } from './port'

export class FolderFiles implements Files {
  private readonly incoming: Incoming
  /** Serializes storing and removing (see removeUnless in port.ts). */
  private readonly mutex = new Mutex()

  constructor(
    private readonly folder: string,
    reserve?: number,
  ) {
    this.incoming = new Incoming(join(folder, 'incoming'), {
      ownsFolder: true,
      ...(reserve === undefined ? {} : { reserve }),
    })
  }

  receive(pieces: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Received> {
    return this.incoming.receive(pieces, maxBytes)
  }

  async store({ path, sha256, discard }: Received): Promise<void> {
    await this.mutex.runExclusive(async () => {
      const folder = join(this.folder, sha256.slice(0, 2))
      const isNew = (await mkdir(folder, { recursive: true, mode: privateFolder })) !== undefined
      await rename(path, this.pathOf(sha256))
      await flush(folder)
      if (isNew) for (const above of [this.folder, dirname(this.folder)]) await flush(above)
    })
    await discard()
  }

  async sizeOf(sha256: string): Promise<number | null> {
    try {
      return (await stat(this.pathOf(sha256))).size
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async read(sha256: string, part?: Part): Promise<Readable> {
    const handle = await open(this.pathOf(sha256))
    return handle.createReadStream(part)
  }

  removeUnless(sha256: string, isNeeded: () => Promise<boolean>): Promise<boolean> {
    return this.mutex.runExclusive(async () => {
      if (await isNeeded()) return false
      await rm(this.pathOf(sha256), { force: true })
      return true
    })
  }

  async *all(): AsyncGenerator<string> {
    const exists = await access(this.folder, constants.R_OK).then(
      () => true,
      () => false,
    )
    if (!exists) return
    for (const letters of await readdir(this.folder)) {
      if (letters.length === 2) yield* (await readdir(join(this.folder, letters))).filter(isSha256)
    }
  }

  tidy(): Promise<void> {
    return this.incoming.tidy()
  }

  /** Guarantees a path inside our folder, whatever was asked for. */
  private pathOf(sha256: string): string {
    if (!isSha256(sha256)) throw new Error('Not the address of a file.')
    return join(this.folder, sha256.slice(0, 2), sha256)
  }
}

/** Makes a new name in the folder survive a power failure. */
export async function flush(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
