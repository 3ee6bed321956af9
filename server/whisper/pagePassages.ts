/** The public pages' words as passages. Only places that a page draws: an answer links to them. */
import { forYou } from '#shared/content/forYou'
import { home } from '#shared/content/home'
import type { Page, Section } from '#shared/content/page'
import { passagesOfSite } from '#shared/content/passages'
import { residential } from '#shared/content/residential'
import { resources } from '#shared/content/resources'
import { system } from '#shared/content/system'
import { cut, type Passage } from './passages'

/**
 * Add a page or a section here when it is drawn. The privacy page is left to be read as a whole: one
 * sentence of it says less than it seems to, and some depend on this server's settings.
 */
const drawn: readonly [Page, readonly Section[]][] = [
  [home, [home.features, home.howItWorks, home.comingSoon, home.contact]],
  [system, [system.coreFeatures, system.technology, system.security, system.pricing]],
  [forYou, [forYou.perfect, forYou.notForYou]],
  [resources, [resources.qrCodeAccess, resources.phoneSystem, resources.securityFeatures]],
  [residential, [residential.compare, residential.problems, residential.install]],
]
const urls = new Set(
  drawn.flatMap(([{ path }, sections]) => sections.map(({ id }) => `${path}#${id}`)),
)

export const pagePassages: readonly Passage[] = passagesOfSite()
  .filter(({ url }) => urls.has(url))
  .flatMap(({ id, title, url, text }) => cut(text, { id, title, url, tags: [] }))
