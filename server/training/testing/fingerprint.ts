/** A hash of the knowledge: equal for equal knowledge. */
import { createHash } from 'node:crypto'
import type { Knowledge } from '../../whisper/whisper'

/** Hashes the text itself, since a form's text isn't stored. Omits dates. */
export function fingerprintOf({ entries, pagesOff }: Knowledge): string {
  const hash = createHash('sha256')
  for (const { id, version, category, title, content, tags, sections } of entries)
    hash.update(`${JSON.stringify([id, version, category, title, content, tags, sections])}\n`)
  for (const path of [...pagesOff].sort()) hash.update(`${path}\n`)
  return hash.digest('base64')
}
