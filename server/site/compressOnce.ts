/**
 * Compresses a text that is likely to be asked for again: of all documents a new tagline changes one,
 * and several sites in one process have most in common. Remembers the newest hundred.
 */
import { type Content, compressText } from './preparedResponse'

const most = 100
const known = new Map<string, Promise<Content>>()

export function compressOnce(text: string): Promise<Content> {
  const before = known.get(text)
  if (before) return before
  const [oldest] = known.keys()
  if (known.size === most && oldest !== undefined) known.delete(oldest)
  const made = compressText(text)
  known.set(text, made)
  made.catch(() => known.delete(text))
  return made
}
