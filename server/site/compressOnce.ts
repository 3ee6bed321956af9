/**
 * Caches the compression of texts that are likely to recur: a new tagline changes one document of
 * many, and several sites in one process share most. Keeps the newest hundred.
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
