/**
 * The structure of a page's words: plain data, no markup. A page has its sections by name and in
 * order, so that it can be drawn section by section and read aloud from top to bottom.
 */

/** A link's target: a path of the site, with or without a hash, or a full address. */
export interface SiteLink {
  text: string
  to: string
}

export interface Item {
  title: string
  description: string
}

/** The specification's sections that a text may take its claims from. */
export type SpecificationSection = 1 | 2 | 3 | 4 | 8 | 9

export interface Section {
  /** The hash of its anchor, without '#'. */
  id: string
  heading: string
  /** An introductory line, for readers only. */
  lead?: string
  paragraphs?: readonly string[]
  items?: readonly Item[]
  bullets?: readonly string[]
  /** Announced, and not part of the service yet. */
  isAnnounced?: true
  /** A joke, which Whisper must not repeat. */
  isJest?: true
  /**
   * Questions that lead to this section, never drawn. If set, Whisper uses its sentences only for
   * questions with one of these words: on their own they would match too much.
   */
  asked?: string
  source: readonly SpecificationSection[]
}

interface Head {
  path: string
  /** The name in links. */
  name: string
  /** Under 60 characters. */
  title: string
  /** Under 155 characters. */
  description: string
  heading: string
  lead?: string
}

export interface Page extends Head {
  sections: readonly Section[]
}

/** A section with any further data that it is drawn from. */
export function section<const S extends Section>(words: S): S {
  return words
}

export function page<const H extends Head, const Named extends Record<string, Section>>(
  head: H,
  named: Named,
): H & Named & Pick<Page, 'sections'> {
  return { ...head, ...named, sections: Object.values(named) }
}
