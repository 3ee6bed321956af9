/**
 * Every HTML document, filled in and compressed, for one state of Whisper's visibility and one pair of
 * taglines. Each is made at its first request: making all for both states took a third of a start.
 */
import type { BuiltSite } from './built'
import { fillPlaceholders, type PageValues } from './fillPlaceholders'
import {
  compressText,
  type Content,
  type PreparedResponse,
  prepareResponse,
} from './preparedResponse'

/** Synchronous from the second call on. */
export type Document = () => PreparedResponse | Promise<PreparedResponse>

interface Documents {
  pages: ReadonlyMap<string, Document>
  shell: Document
  notFound: Document
}

/** `common`: headers of every reply. */
export function makeDocuments(
  built: BuiltSite,
  filling: PageValues,
  common: Readonly<Record<string, string>>,
): Documents {
  const html = { ...common, 'content-type': 'text/html; charset=utf-8' }
  // Browsers revalidate each time, and get 304 while nothing has changed.
  const kept = { ...html, 'cache-control': 'no-cache' }
  const never = { ...html, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  const document = (text: string, headers: Readonly<Record<string, string>>, status?: number) => {
    let made: PreparedResponse | undefined
    return () => made ?? make()
    async function make(): Promise<PreparedResponse> {
      made = prepareResponse(await compressOnce(fillPlaceholders(text, filling)), headers, status)
      return made
    }
  }
  return {
    pages: new Map([...built.pages].map(([path, text]) => [path, document(text, kept)])),
    shell: document(built.shell, never),
    notFound: document(built.notFound, never, 404),
  }
}

const mostKnown = 100
const known = new Map<string, Promise<Content>>()

/**
 * Caches the compression of texts that are likely to recur: a new tagline changes one document of
 * many, and several sites in one process share most. Keeps the newest hundred.
 */
function compressOnce(text: string): Promise<Content> {
  const before = known.get(text)
  if (before) return before
  const [oldest] = known.keys()
  if (known.size === mostKnown && oldest !== undefined) known.delete(oldest)
  const made = compressText(text)
  known.set(text, made)
  made.catch(() => known.delete(text))
  return made
}
