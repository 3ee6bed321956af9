/** The public pages' words as passages. Only places that a page draws: an answer links to them. */
import { home } from '#shared/content/home'
import { passagesOfSite } from '#shared/content/passages'
import { cut, type Passage } from './passages'

/** Add a page or a section here when it is drawn. */
const drawn = [home.features, home.howItWorks, home.comingSoon, home.contact]
const urls = new Set(drawn.map(({ id }) => `${home.path}#${id}`))

export const pagePassages: readonly Passage[] = passagesOfSite()
  .filter(({ url }) => urls.has(url))
  .flatMap(({ id, title, url, text }) => cut(text, { id, title, url, tags: [] }))
