/**
 * Cuts an entry into sections: what stands under one heading, or all of it where there is none. A section
 * is what is found, offered and answered from.
 */
import type { Entry } from '#shared/knowledge/entry'
import { matchSections, sectionTexts } from '#shared/knowledge/sections'
import { emptyWords } from '../words/commonWords'
import { words } from '../words/fold'
import { plain, sentences } from './sentences'

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
  /** What must never be answered from it. */
  never: readonly string[]
  /** Of an entry: which of its versions. */
  version?: number
  /** Of a page: its path and hash. */
  url?: string
}

const blocksOf = (markdown: string): string[] =>
  markdown
    .split(/\n\s*\n/)
    .map(plain)
    .filter(Boolean)

export function cutSections({ id, title, tags, version, content, sections }: Entry): Section[] {
  const texts = sectionTexts(content)
  return matchSections(content, sections).map(({ id: own, heading, ways, never }, at) => ({
    ...{ id: `${id}/${own}`, entry: id, title, heading, tags, version },
    text: blocksOf(texts[at]?.text ?? '').join('\n'),
    ways: ways.map(({ text }) => text),
    never: never.map(({ text }) => text),
  }))
}

/** All that a section says, its title, heading and tags among it. */
export const wholeText = ({ title, heading, tags, text }: Section): string =>
  [title, heading, ...tags, text].join('\n')

/** A text says the same as another that lacks no larger share of its words. */
const missingAtMost = 0.2

interface Told {
  /** Its text's words that say something, in order. */
  said: readonly string[]
  held: ReadonlySet<string>
}

/** Of each section that was compared: to cut its text into words takes longer than the rest of an answer. */
const remembered = new WeakMap<Section, Told>()

function toldBy(section: Section): Told {
  const before = remembered.get(section)
  if (before) return before
  const said = words(section.text).filter((word) => !emptyWords.has(word))
  const told = { said, held: new Set(said) }
  remembered.set(section, told)
  return told
}

/** Whether nearly all that the shorter of two says stands in the other, every figure among it. */
export function saysTheSame(one: Section, other: Section): boolean {
  const [shorter, longer] = one.text.length < other.text.length ? [one, other] : [other, one]
  const { said } = toldBy(shorter)
  const { held } = toldBy(longer)
  const missing = said.filter((word) => !held.has(word))
  const isFigureMissing = missing.some((word) => /\d/.test(word))
  return !isFigureMissing && missing.length <= missingAtMost * said.length
}

/** What is embedded of a section where there is a service for it: itself, and each way of asking. */
export function embeddedTexts({ heading, title, text, ways }: Section): string[] {
  return [`${heading || title}\n${text}`.slice(0, longestEmbedded), ...ways]
}

/** Services take some hundred words of a text at least. */
const longestEmbedded = 2_000

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
