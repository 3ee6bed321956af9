/**
 * The interface of the file store: files are addressed by their content (SHA-256), complete or
 * absent, and never changed. A file is first received at a place of its own on this machine, so
 * that it can be examined before it is stored.
 */
import type { Readable } from 'node:stream'

/** A file that is completely received and on disk, but not stored yet. */
export interface Received {
  /** In hexadecimal. */
  readonly sha256: string
  readonly size: number
  /** Where the file can be read until it is stored or discarded; one of both must follow. */
  readonly path: string
  /** Harmless after `store`. */
  discard(): Promise<void>
}

/** Byte offsets, both inclusive. */
export interface Part {
  start: number
  end: number
}

export interface Files {
  /**
   * Streams to disk without holding more than one piece in memory. Rejects with TooManyBytes over
   * the limit, with NoRoom on a full disk, or as the source does; then nothing is left behind.
   */
  receive(pieces: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Received>
  /** Resolves when the file is stored permanently. The same content twice is one file. */
  store(received: Received): Promise<void>
  /** In bytes; null if there is no such file. */
  sizeOf(sha256: string): Promise<number | null>
  /** Rejects if there is no such file. Removing the file may cut the reader short. */
  read(sha256: string, part?: Part): Promise<Readable>
  /**
   * Removes the file unless it is needed; resolves to whether it is gone. To keep a file, record
   * the need first and store it then, so that a file about to be needed isn't removed.
   */
  removeUnless(sha256: string, isNeeded: () => Promise<boolean>): Promise<boolean>
  /** The hash of every file, in no order. */
  all(): AsyncIterable<string>
  /** Removes files that were never stored, left by crashes or servers that are gone. */
  tidy(): Promise<void>
}

/** Whether a text has the form of a file's address. */
export function isSha256(text: string): boolean {
  return /^[\da-f]{64}$/.test(text)
}
