/**
 * Cuts knowledge into passages: a paragraph, or at most three sentences of one, under its heading. A
 * passage is what is found, said and shown as the reason; it must be readable by itself.
 */
import type { Entry } from '#shared/knowledge/entry'

export interface Passage {
  id: string
  title: string
  /** What it is headed by: searched, never said. Best written as people ask. */
  heading: string
  text: string
  tags: readonly string[]
  /** Answers only a question that touches its heading. */
  isOnlyUnderHeading?: boolean
  /** What its entry begins with. */
  isFirst?: boolean
  /** A page and hash of the site, where the passage stands on one. */
  url?: string
  version?: number
}

const mostSentences = 3
const longest = 600

export function passagesOf({ id, title, tags, version, content }: Entry): Passage[] {
  return cut(content, { id, title, tags, version })
}

/** `whole`: what its passages have in common; its id gets the number of each. */
export function cut(content: string, whole: Omit<Passage, 'heading' | 'text'>): Passage[] {
  const passages: Passage[] = []
  let heading = ''
  for (const block of content.split(/\n\s*\n|\n(?=#)|(?<=^#[^\n]*)\n/m)) {
    const headed = /^\s*#{1,6}\s+(.*)$/s.exec(block)?.[1]
    if (headed !== undefined) heading = plain(headed)
    else {
      for (const text of chunks(plain(block))) {
        const at = passages.length
        passages.push({ ...whole, id: `${whole.id}/${at + 1}`, heading, text, isFirst: at === 0 })
      }
    }
  }
  return passages
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
  const cut = new RegExp(`\\S.{0,${longest - 1}}(?=\\s|$)|\\S{${longest}}`, 'gsu')
  return sentence.length <= longest ? [sentence] : (sentence.match(cut) ?? [])
}

/** Without the marks of Markdown: passages are said as plain text. */
export function plain(block: string): string {
  return block
    .replace(/^\s*(?:[-*+>]|\d+[.)])\s+/gm, '')
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
