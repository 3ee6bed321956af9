/**
 * Copies every file from one store to another. Skips files that are already there, so that a
 * stopped copy continues; at the end it reads each one from the target and compares its hash.
 */
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Files } from './files/port'

/** Resolves to the number of files, equal on both. */
export async function copyFiles(
  source: Files,
  target: Files,
  say: (line: string) => void,
): Promise<number> {
  const all: string[] = []
  for await (const sha256 of source.all()) all.push(sha256)
  for (const sha256 of all) await copyFile(source, target, sha256, say)
  for (const sha256 of all) {
    const hash = createHash('sha256')
    await pipeline(await target.read(sha256), hash)
    if (hash.digest('hex') !== sha256) throw new Error(`The file ${sha256} differs after the copy.`)
  }
  return all.length
}

async function copyFile(
  source: Files,
  target: Files,
  sha256: string,
  say: (line: string) => void,
): Promise<void> {
  if ((await target.sizeOf(sha256)) !== null) return
  const received = await target.receive(await source.read(sha256), Number.POSITIVE_INFINITY)
  try {
    if (received.sha256 !== sha256) throw new Error(`The file ${sha256} is damaged.`)
    await target.store(received)
  } finally {
    await received.discard()
  }
  say(`file ${sha256.slice(0, 16)}: ${received.size} bytes copied`)
}
