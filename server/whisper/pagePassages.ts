/** The public pages' words as passages: every section that a page draws, so an answer can link to it. */
import { passagesOfSite } from '#shared/content/passages'
import { resources } from '#shared/content/resources'
import { cut, type Passage } from './passages'

/** Drawn with the dealers' portal. */
const undrawn = `${resources.path}#${resources.dealerCard.id}`

/** `kept`: how long this server keeps a conversation, in words. */
export function pagePassages(kept?: string): Passage[] {
  const drawn = passagesOfSite(kept).filter(({ url }) => url !== undrawn)
  return drawn.flatMap(({ id, title, url, text, asked }) => {
    const passages = cut(text, { id, title, url, tags: [] })
    if (asked === undefined) return passages
    return passages.map((passage) => ({ ...passage, heading: asked, isOnlyUnderHeading: true }))
  })
}
