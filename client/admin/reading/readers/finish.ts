/** Turns what was found in a file into sections that fit the knowledge base. */
import { limits } from '#shared/knowledge/limits'
import { normalizeContent } from '#shared/knowledge/rules'
import type { Found, Section } from './section'
import { suggestCategory } from './suggestCategory'

export function finish(found: readonly Found[], filename: string): Section[] {
  const name =
    filename
      .replace(/\.[^.]{1,8}$/, '')
      .replace(/[_\s]+/g, ' ')
      .trim() || 'Untitled'
  const titles = titlesOf(found, name)
  return found.flatMap((one, index) => {
    const { category, tags = [], place = '' } = one
    const title = cut(titles[index] ?? name)
    const words = normalizeContent({
      category: category ?? 'features',
      title,
      content: one.content,
      sections: [],
      tags: tags.slice(0, limits.tags).map((tag) => tag.slice(0, limits.tag)),
    })
    if (!/[\p{L}\p{N}]/u.test(words.content)) return []
    const parts = partsOf(words.content, limits.content)
    return parts.map((content, part) => ({
      title: parts.length > 1 ? numbered(title, part + 1, parts.length) : title,
      content,
      place,
      tags: words.tags,
      category: category ?? suggestCategory(title, content),
    }))
  })
}

/** A repeated heading is told apart by the heading above it. */
function titlesOf(found: readonly Found[], name: string): string[] {
  const paths = found.map(({ headings }) => headings.map(plainTitle).filter((one) => one !== ''))
  const counts = new Map<string, number>()
  for (const path of paths) {
    const own = path.at(-1) ?? name
    counts.set(own, (counts.get(own) ?? 0) + 1)
  }
  return paths.map((path) => {
    const own = path.at(-1) ?? name
    const parent = path.at(-2)
    return parent !== undefined && (counts.get(own) ?? 0) > 1 ? `${parent}: ${own}` : own
  })
}

function cut(title: string): string {
  if (title.length <= limits.title) return title
  return `${title
    .slice(0, limits.title - 1)
    .toWellFormed()
    .replace(/\s+\S*$/u, '')}…`
}

function numbered(title: string, part: number, of: number): string {
  const end = ` (${part} of ${of})`
  return `${title.slice(0, limits.title - end.length).toWellFormed()}${end}`
}

/** Splits between paragraphs, lines, sentences, words, or anywhere; `most` is in characters. */
export function partsOf(text: string, most: number): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > most) {
    const at = cutAt(rest.slice(0, most))
    parts.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at).trimStart()
  }
  if (rest !== '') parts.push(rest)
  return parts
}

function cutAt(head: string): number {
  const least = head.length / 2
  for (const mark of ['\n\n', '\n', '. ', ' ']) {
    const index = head.lastIndexOf(mark)
    if (index >= least) return index + mark.length
  }
  // Never splits a surrogate pair.
  return /[\ud800-\udbff]$/.test(head) ? head.length - 1 : head.length
}

/** A heading as plain text on one line, without Markdown. */
function plainTitle(heading: string): string {
  return heading
    .slice(0, 1_000)
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/<[^<>\n]{0,300}>/g, '')
    .replace(/\*\*|__|[`*~]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
