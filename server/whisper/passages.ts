/**
 * Cuts knowledge into passages: a paragraph, or at most three sentences of one. A passage is what is
 * found, said and shown as the reason; it must be readable by itself.
 */
import type { Entry } from '#shared/knowledge/entry'

export interface Passage {
  id: string
  title: string
  text: string
  tags: readonly string[]
  /** What its entry begins with. */
  isFirst?: boolean
  /** A page and hash of the site, where the passage stands on one. */
  url?: string
  version?: number
}

const mostSentences = 3
const longest = 600

export function passagesOf(entry: Entry): Passage[] {
  const { id, title, tags, version } = entry
  return entry.content
    .split(/\n\s*\n/)
    .flatMap((paragraph) => chunks(plain(paragraph)))
    .map((text, at) => ({ id: `${id}/${at + 1}`, title, text, tags, version, isFirst: at === 0 }))
}

/** Sentences end with a mark and a space, so that `e.g. this`, `$1.50` and addresses stay whole. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}"“])/u).filter((sentence) => sentence !== '')
}

function chunks(text: string): string[] {
  const found: string[][] = []
  for (const sentence of sentences(text).flatMap(shortened)) {
    const last = found.at(-1)
    const fits = last !== undefined && last.length < mostSentences
    if (fits && [...last, sentence].join(' ').length <= longest) last.push(sentence)
    else found.push([sentence])
  }
  return found.map((chunk) => chunk.join(' '))
}

/** A sentence that nobody would read out in one go is cut between words. */
function shortened(sentence: string): string[] {
  return sentence.length <= longest
    ? [sentence]
    : (sentence.match(new RegExp(`\\S.{0,${longest - 1}}(?=\\s|$)|\\S{${longest}}`, 'gsu')) ?? [])
}

/** Without the marks of Markdown: passages are said as plain text. */
function plain(paragraph: string): string {
  return paragraph
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d+[.)])\s+/gm, '')
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
