/**
 * What a page of words is made of: plain data, no markup. A page holds its sections by name, and again
 * in their order, so that a page can be drawn section by section and read aloud from top to bottom.
 */

/** Where a link leads: a path of the site, with or without a hash, or a full address. */
export interface SiteLink {
  text: string
  to: string
}

export interface Item {
  title: string
  description: string
}

/** The sections of the specification that a text may take its claims from. */
export type SpecificationSection = 1 | 2 | 3 | 4 | 8 | 9

export interface Section {
  /** The hash of its anchor, without '#'. */
  id: string
  heading: string
  /** Introduces the section to the eye. */
  lead?: string
  paragraphs?: readonly string[]
  items?: readonly Item[]
  bullets?: readonly string[]
  /** Announced and not part of the service yet. */
  isAnnounced?: true
  /** Not meant earnestly, and so nothing that Whisper may repeat. */
  isJest?: true
  /**
   * What people ask who want this section, never drawn. Whisper then says its sentences only to
   * questions that touch one of these words: taken by themselves they would fit too much.
   */
  asked?: string
  source: readonly SpecificationSection[]
}

export interface Head {
  path: string
  /** What its links call it. */
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

/** A section with whatever else it is drawn from. */
export function section<const S extends Section>(words: S): S {
  return words
}

export function page<const H extends Head, const Named extends Record<string, Section>>(
  head: H,
  named: Named,
): H & Named & Pick<Page, 'sections'> {
  return { ...head, ...named, sections: Object.values(named) }
}
