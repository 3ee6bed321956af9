/**
 * Files as the rest of the server sees them: addressed by their content (SHA-256), whole or not
 * there, never changed. What comes is first received at a place of its own on this machine, so that
 * it can be looked at before it is kept.
 */
import type { Readable } from 'node:stream'

/** A file that has come whole, is on disk, and is not one of the files yet. */
export interface Received {
  /** In hexadecimal. */
  readonly sha256: string
  readonly size: number
  /** Where it can be looked at, until it is kept or discarded; one of both must follow. */
  readonly path: string
  /** Harmless after keep. */
  discard(): Promise<void>
}

/** Byte offsets, both included. */
export interface Part {
  start: number
  end: number
}

export interface Files {
  /**
   * Writes piece by piece, never more in memory than one. Rejects with TooManyBytes over the limit,
   * with NoRoom on a full disk, or as the source does; then nothing is left.
   */
  receive(pieces: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Received>
  /** Resolves when the file is there for good. The same content twice is one file. */
  store(received: Received): Promise<void>
  /** In bytes; null when there is no such file. */
  sizeOf(sha256: string): Promise<number | null>
  /** Rejects when there is no such file. Removing it may cut the reader short. */
  read(sha256: string, part?: Part): Promise<Readable>
  /**
   * Removes it unless it is needed; says whether it is gone. Whoever wants to keep a file notes the
   * need first and keeps it then: so no file goes that somebody is just about to need.
   */
  removeUnless(sha256: string, isNeeded: () => Promise<boolean>): Promise<boolean>
  /** Of every file, in no order. */
  all(): AsyncIterable<string>
  /** Takes away what was never kept: of crashes, of servers that are gone. */
  tidy(): Promise<void>
}

/** What a file's address looks like; anything else is no file. */
export function isSha256(text: string): boolean {
  return /^[\da-f]{64}$/.test(text)
}
