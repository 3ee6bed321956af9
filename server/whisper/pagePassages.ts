/** The public pages' words as passages: every section that a page draws, so an answer can link to it. */
import { passagesOfSite } from '#shared/content/passages'
import { cut, type Passage } from './passages'

/**
 * Of every page but those that are switched off, by their paths. `kept`: how long this server keeps a
 * conversation, in words.
 */
export function pagePassages(kept?: string, pagesOff: readonly string[] = []): Passage[] {
  const read = passagesOfSite(kept).filter(({ url }) => !pagesOff.includes(pageOf(url)))
  return read.flatMap(({ id, title, url, text, asked }) => {
    const passages = cut(text, { id, title, url, tags: [] })
    if (asked === undefined) return passages
    return passages.map((passage) => ({ ...passage, heading: asked, isOnlyUnderHeading: true }))
  })
}

/** The path of the page that a passage stands on. */
export function pageOf(url: string): string {
  return url.split('#', 1)[0] ?? ''
}
