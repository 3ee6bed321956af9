/** The public pages' words as passages: every section that a page draws, so an answer can link to it. */
import { passagesOfSite } from '#shared/content/passages'
import { cut, type Passage } from './passages'

/** `kept`: how long this server keeps a conversation, in words. */
export function pagePassages(kept?: string): Passage[] {
  return passagesOfSite(kept).flatMap(({ id, title, url, text, asked }) => {
    const passages = cut(text, { id, title, url, tags: [] })
    if (asked === undefined) return passages
    return passages.map((passage) => ({ ...passage, heading: asked, isOnlyUnderHeading: true }))
  })
}
