/** Every HTML document, filled in and compressed, for one state of Whisper's visibility. */
import { type ReadyAnswer, readyText } from './answer'
import type { BuiltSite } from './built'
import { type Filling, fill } from './fill'

export interface Documents {
  pages: ReadonlyMap<string, ReadyAnswer>
  shell: ReadyAnswer
  notFound: ReadyAnswer
}

const html = { 'content-type': 'text/html; charset=utf-8' }
/** Asked for again each time, and answered 304 while nothing has changed. */
const pageHeaders = { ...html, 'cache-control': 'no-cache' }
const shellHeaders = { ...html, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

export function makeDocuments(built: BuiltSite, filling: Filling): Documents {
  const make = (text: string, headers: Record<string, string>, status = 200) =>
    readyText(fill(text, filling), headers, status)
  const pages = [...built.pages].map(([path, text]) => [path, make(text, pageHeaders)] as const)
  return {
    pages: new Map(pages),
    shell: make(built.shell, shellHeaders),
    notFound: make(built.notFound, shellHeaders, 404),
  }
}
