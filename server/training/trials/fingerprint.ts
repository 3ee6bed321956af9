/** The same for the same knowledge, another for any other. */
import { createHash } from 'node:crypto'
import type { Knowledge } from '../../whisper/whisper'

/** Whatever is written changes `lastUpdated`, so the words themselves need not be read. */
export function fingerprintOf({ entries, pagesOff }: Knowledge): string {
  const hash = createHash('sha256')
  for (const { id, version, lastUpdated, content } of entries) {
    hash.update(`${id} ${version} ${lastUpdated} ${content.length}\n`)
  }
  for (const path of [...pagesOff].sort()) hash.update(`${path}\n`)
  return hash.digest('base64')
}
