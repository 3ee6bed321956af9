/** The same for the same knowledge, another for any other. */
import { createHash } from 'node:crypto'
import type { Knowledge } from '../../whisper/whisper'

/** By the words themselves: those in a form were never written anywhere. When they were is left out. */
export function fingerprintOf({ entries, pagesOff }: Knowledge): string {
  const hash = createHash('sha256')
  for (const { id, version, category, title, content, tags, sections } of entries)
    hash.update(`${JSON.stringify([id, version, category, title, content, tags, sections])}\n`)
  for (const path of [...pagesOff].sort()) hash.update(`${path}\n`)
  return hash.digest('base64')
}
