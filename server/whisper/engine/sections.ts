/**
 * Cuts an entry into sections: what stands under one heading, or all of it where there is none. A section
 * is what is found, offered and answered from.
 */
import type { Entry } from '#shared/knowledge/entry'
import { plain, sentences } from '../passages'

export interface Section {
  id: string
  /** Its entry's. */
  entry: string
  title: string
  /** Empty where the entry begins without one. */
  heading: string
  /** Plain text: blocks apart by a line break. */
  text: string
  tags: readonly string[]
  /** How visitors ask for it, as admins own them. */
  ways: readonly string[]
  /** Questions that are never to be answered from it, nor it offered for them. */
  never: readonly string[]
  version: number
}

export function cutSections({ id, title, tags, version, content }: Entry): Section[] {
  const sections: { heading: string; blocks: string[] }[] = [{ heading: '', blocks: [] }]
  for (const block of content.split(/\n\s*\n|\n(?=#)|(?<=^#[^\n]*)\n/m)) {
    const heading = /^\s*#{1,6}\s+(.*)$/s.exec(block)?.[1]
    if (heading !== undefined) sections.push({ heading: plain(heading), blocks: [] })
    else sections.at(-1)?.blocks.push(plain(block))
  }
  return sections
    .map(({ heading, blocks }) => ({ heading, text: blocks.filter(Boolean).join('\n') }))
    .filter(({ text }) => text !== '')
    .map(({ heading, text }, at) => ({
      ...{
        id: `${id}/${at + 1}`,
        entry: id,
        title,
        heading,
        text,
        tags,
        version,
        ways: [],
        never: [],
      },
    }))
}

/** All that a section says, its title, heading and tags among it. */
export const wholeText = ({ title, heading, tags, text }: Section): string =>
  [title, heading, ...tags, text].join('\n')

/** What is read on a phone without scrolling. */
const longest = 480

/** The section's own words: all of them, or the sentences in a row that say most of what counts. */
export function excerpt(text: string, worth: (sentence: string) => number): string {
  if (text.length <= longest) return text.replaceAll('\n', ' ')
  const said = text.split('\n').flatMap(sentences)
  let best = { from: 0, to: 1, worth: -1 }
  for (let from = 0; from < said.length; from += 1) {
    let length = 0
    let sum = 0
    for (let to = from; to < said.length; to += 1) {
      const sentence = said[to] as string
      length += sentence.length + 1
      if (to > from && length > longest) break
      sum += worth(sentence)
      if (sum > best.worth) best = { from, to: to + 1, worth: sum }
    }
  }
  return said
    .slice(best.from, best.to)
    .join(' ')
    .slice(0, 2 * longest)
}
