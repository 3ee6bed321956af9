/** Every HTML document, filled in and compressed, for one state of Whisper's visibility and one pair of taglines. */
import { type ReadyAnswer, ready } from './answer'
import type { BuiltSite } from './built'
import { compressOnce } from './compressOnce'
import { type Filling, fill } from './fill'

export interface Documents {
  pages: ReadonlyMap<string, ReadyAnswer>
  shell: ReadyAnswer
  notFound: ReadyAnswer
}

/** `common` are the headers of every answer. */
export async function makeDocuments(
  built: BuiltSite,
  filling: Filling,
  common: Readonly<Record<string, string>>,
): Promise<Documents> {
  const content = (text: string) => compressOnce(fill(text, filling))
  const html = { ...common, 'content-type': 'text/html; charset=utf-8' }
  // Asked for again each time, and answered 304 while nothing has changed.
  const kept = { ...html, 'cache-control': 'no-cache' }
  const never = { ...html, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  const page = async ([path, text]: [string, string]) =>
    [path, ready(await content(text), kept)] as const
  const [pages, shell, notFound] = await Promise.all([
    Promise.all([...built.pages].map(page)),
    content(built.shell),
    content(built.notFound),
  ])
  return {
    pages: new Map(pages),
    shell: ready(shell, never),
    notFound: ready(notFound, never, 404),
  }
}
