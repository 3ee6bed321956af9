/** The public pages' texts as sections to answer from, with their place on the site. */

import { passagesOfSite } from '#shared/content/passages'
import { privacy } from '#shared/content/privacy'
import { partsOf } from '#shared/whisper/pageParts'
import { pageWays } from '#shared/whisper/pageWays'
import type { Section } from '../engine/sections'

/**
 * Sections of all pages except those switched off, given by path. `kept`: how long this server
 * keeps a conversation, in words.
 */
export function pageSections(kept?: string, pagesOff: readonly string[] = []): Section[] {
  const ways = pageWays()
  return passagesOfSite(kept)
    .filter(({ url }) => !pagesOff.includes(pageOf(url)))
    .flatMap((passage) => partsOf(passage).map((part) => ({ ...part, passage })))
    .map(({ id, url, title, text, passage: { page, asked } }) => ({
      id,
      entry: id,
      title: page,
      heading: title,
      url,
      never: [],
      ...(pageOf(url) === privacy.path && { isLegal: true as const }),
      text: text.replace(/\n+/g, '\n'),
      tags: asked === undefined ? [] : [asked],
      ways: ways.get(id) ?? [],
    }))
}

/** The path of the page that a section is on. */
export function pageOf(url: string): string {
  return url.split('#', 1)[0] ?? ''
}
