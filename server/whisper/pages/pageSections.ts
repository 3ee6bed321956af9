/** The public pages' words as sections that answers are made from, with the place where each stands. */

import { passagesOfSite } from '#shared/content/passages'
import { partsOf } from '#shared/whisper/pageParts'
import { pageWays } from '#shared/whisper/pageWays'
import type { Section } from '../engine/sections'

/**
 * Of every page but those that are switched off, by their paths. `kept`: how long this server keeps a
 * conversation, in words.
 */
export function pageSections(kept?: string, pagesOff: readonly string[] = []): Section[] {
  const ways = pageWays()
  return passagesOfSite(kept)
    .filter(({ url }) => !pagesOff.includes(pageOf(url)))
    .flatMap((passage) => partsOf(passage).map((part) => ({ ...part, passage })))
    .map(({ id, url, title, text, passage: { page, asked } }) => ({
      ...{ id, entry: id, title: page, heading: title, url, never: [] },
      text: text.replace(/\n+/g, '\n'),
      tags: asked === undefined ? [] : [asked],
      ways: ways.get(id) ?? [],
    }))
}

/** The path of the page that a section stands on. */
export function pageOf(url: string): string {
  return url.split('#', 1)[0] ?? ''
}
