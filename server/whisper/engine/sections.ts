/**
 * Cuts an entry into sections: the text under one heading, or the whole entry if it has none.
 * Sections are what Whisper finds, offers and answers from.
 */
import type { Entry } from '#shared/knowledge/entry'
import { matchSections, sectionTexts } from '#shared/knowledge/sections'
import { emptyWords } from '../words/commonWords'
import { words } from '../words/fold'
import { plain, sentences } from './sentences'

export interface Section {
  id: string
  /** The entry's id. */
  entry: string
  title: string
  /** Empty if the entry begins without a heading. */
  heading: string
  /** Plain text, with a line break between blocks. */
  text: string
  tags: readonly string[]
  /** How visitors ask for it, as admins keep them. */
  ways: readonly string[]
  /** Questions that must never be answered from it. */
  never: readonly string[]
  /** For an entry's section, the entry's version. */
  version?: number
  /** For a page's section, its path and hash. */
  url?: string
  /** Of a page for the law, such as the privacy policy. */
  isLegal?: true
}

const blocksOf = (markdown: string): string[] =>
  markdown
    .split(/\n\s*\n/)
    .map(plain)
    .filter(Boolean)

export function cutSections({ id, title, tags, version, content, sections }: Entry): Section[] {
  const texts = sectionTexts(content)
  return matchSections(content, sections).map(({ id: own, heading, ways, never }, at) => ({
    id: `${id}/${own}`,
    entry: id,
    title,
    heading,
    tags,
    version,
    text: blocksOf(texts[at]?.text ?? '').join('\n'),
    ways: ways.map(({ text }) => text),
    never: never.map(({ text }) => text),
  }))
}

/** All of a section's text, with its title, heading and tags. */
export const wholeText = ({ title, heading, tags, text }: Section): string =>
  [title, heading, ...tags, text].join('\n')

/** Texts say the same if the longer lacks at most this share of the shorter one's words. */
const missingAtMost = 0.2

interface SectionWords {
  /** The words of its text in order, without stop words. */
  inOrder: readonly string[]
  distinct: ReadonlySet<string>
}

/** Cached per section compared: cutting text into words takes longer than the rest of an answer. */
const remembered = new WeakMap<Section, SectionWords>()

function wordsOf(section: Section): SectionWords {
  const before = remembered.get(section)
  if (before) return before
  const inOrder = words(section.text).filter((word) => !emptyWords.has(word))
  const found = { inOrder, distinct: new Set(inOrder) }
  remembered.set(section, found)
  return found
}

/** Whether the longer section has nearly all words of the shorter, and all of its figures. */
export function saysTheSame(one: Section, other: Section): boolean {
  const [shorter, longer] = one.text.length < other.text.length ? [one, other] : [other, one]
  const { inOrder } = wordsOf(shorter)
  const { distinct } = wordsOf(longer)
  const missing = inOrder.filter((word) => !distinct.has(word))
  const isFigureMissing = missing.some((word) => /\d/.test(word))
  return !isFigureMissing && missing.length <= missingAtMost * inOrder.length
}

/** A section's texts to embed: itself, and each of its ways of asking. */
export function embeddedTexts({ heading, title, text, ways }: Section): string[] {
  return [`${heading || title}\n${text}`.slice(0, longestEmbedded), ...ways]
}

/** Maximum characters to embed: services accept at least some hundred words. */
const longestEmbedded = 2_000

/** Characters that fit on a phone without scrolling. */
const longest = 480

/** The section's own words: all of them, or the run of sentences that is worth most. */
export function excerpt(text: string, worth: (sentence: string) => number): string {
  if (text.length <= longest) return labelledOnce(text.split('\n')).join(' ')
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
  return labelledOnce(said.slice(best.from, best.to))
    .join(' ')
    .slice(0, 2 * longest)
}

/** Leaves out a label, such as "Opening hours: ", that the text before has just used. */
function labelledOnce(texts: readonly string[]): string[] {
  let before = ''
  return texts.map((text) => {
    const label = /^[^:.?!]{1,60}: /.exec(text)?.[0] ?? ''
    const isRepeated = label !== '' && label === before
    before = label
    return isRepeated ? text.slice(label.length) : text
  })
}
