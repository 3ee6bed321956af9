/**
 * An entry's sections: the text under one heading of its content, with its ways of asking. A
 * section keeps its id when its heading or position changes, so that its ways and picks stay with
 * it. Pure and free of zod.
 */
import { isBlank } from '../blank'
import { limits } from './limits'

/** Where a way of asking came from. */
export const wayOrigins = [
  'written',
  'seed',
  'import',
  'queue',
  'pick',
  'feedback',
  'model',
] as const
export type WayOrigin = (typeof wayOrigins)[number]
/** Those whose texts are visitors' own. */
export const fromVisitors: readonly WayOrigin[] = ['queue', 'pick', 'feedback']

export interface Way {
  text: string
  from: WayOrigin
}

export interface EntrySection {
  /** Unique within its entry. */
  id: string
  /** The heading without Markdown; '' for the text before the first heading. */
  heading: string
  /** How people ask for it. */
  ways: Way[]
  /** Questions never answered from it. */
  never: Way[]
}

interface SectionText {
  heading: string
  /** Markdown, without its heading. */
  text: string
}

const headingMarks = /^\s{0,3}#{1,6}[ \t]+/

/** A part of the content as written; all parts joined are the content. */
interface ContentPart {
  /** The heading's line, with its line end; '' for the text before the first heading. */
  line: string
  /** The text below it, up to the next heading. */
  body: string
}

/** Splits content at every heading. */
export function splitAtHeadings(content: string): ContentPart[] {
  const found: ContentPart[] = [{ line: '', body: '' }]
  let isCode = false
  for (const line of content.split(/(?<=\n)/)) {
    if (/^\s{0,3}(?:```|~~~)/.test(line)) isCode = !isCode
    const last = found.at(-1)
    if (!isCode && headingMarks.test(line.trimEnd())) found.push({ line, body: '' })
    else if (last) last.body += line
  }
  return found
}

/** The heading as written, with its Markdown but without the marks that make it a heading. */
export function writtenHeading(line: string): string {
  const text = line.trimEnd()
  const marks = headingMarks.exec(text)?.[0]
  return marks === undefined ? '' : withoutClosingMarks(text.slice(marks.length))
}

/** By hand: a regular expression would try a run of blanks or marks again from each one in it. */
function withoutClosingMarks(heading: string): string {
  let end = heading.length
  const leave = (marks: string) => {
    while (end > 0 && marks.includes(heading.charAt(end - 1))) end -= 1
  }
  for (const marks of [' \t', '#', ' \t']) leave(marks)
  return heading.slice(0, end)
}

/** A heading without text isn't a section. */
export function sectionTexts(content: string): SectionText[] {
  return splitAtHeadings(content)
    .map(({ line, body }) => ({ heading: plainText(writtenHeading(line)), text: body.trim() }))
    .filter(({ text }) => text !== '')
}

/**
 * The content's sections in order, each with its previous id and ways: matched by heading or, if
 * renamed, by its place among the new ones. An empty id is replaced by a new one.
 */
export function matchSections(content: string, previous: readonly EntrySection[]): EntrySection[] {
  const texts = sectionTexts(content)
  const left = [...previous]
  const take = (isIt: (section: EntrySection) => boolean) => {
    const index = left.findIndex(isIt)
    return index < 0 ? undefined : left.splice(index, 1)[0]
  }
  const byHeading = texts.map(({ heading }) => take((one) => one.heading === heading))
  const isRenamed = left.length > 0 && byHeading.includes(undefined)
  const matched = byHeading.map((known) => known ?? (isRenamed ? left.shift() : undefined))
  const taken = new Set(matched.flatMap((known) => (known ? [known.id] : [])))
  const used = new Set<string>()
  const numbers = new Map<string, number>()
  return texts.map(({ heading }, index) => {
    const known = matched[index]
    const id = known?.id && !used.has(known.id) ? known.id : newId(heading, taken, numbers)
    taken.add(id)
    used.add(id)
    return { id, heading, ...tidyLists(known) }
  })
}

/** Equal for ways that ask in the same words. */
export function wayKey(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  )
}

/** A way's text as it's kept: one line, cut if it's too long. */
export function wayText(text: string): string {
  return text.toWellFormed().replace(/\s+/g, ' ').trim().slice(0, limits.way)
}

/** Cached, since a form tidies all ways of an entry at each key press. Lists are never mutated. */
const tidied = new WeakMap<readonly Way[], Way[]>()

/** Ways without blanks or duplicates. */
export function tidyWays(ways: readonly Way[]): Way[] {
  // Most sections have none, and caching each of their lists would take longer than all the rest.
  if (ways.length === 0) return []
  const known = tidied.get(ways)
  if (known) return known
  const seen = new Set<string>()
  const tidy = ways.flatMap(({ text, from }) => {
    const line = wayText(text)
    const key = wayKey(line)
    if (isBlank(line) || key === '' || seen.has(key)) return []
    seen.add(key)
    return [{ text: line, from }]
  })
  tidied.set(ways, tidy)
  tidied.set(tidy, tidy)
  return tidy
}

/** A way in both lists is never answered. */
function tidyLists(known: EntrySection | undefined): Pick<EntrySection, 'ways' | 'never'> {
  const never = tidyWays(known?.never ?? [])
  if (never.length === 0) return { ways: tidyWays(known?.ways ?? []), never }
  const keys = new Set(never.map(({ text }) => wayKey(text)))
  const ways = tidyWays(known?.ways ?? []).filter(({ text }) => !keys.has(wayKey(text)))
  return { ways, never }
}

/** `numbers`: the last number tried for each slug, since hundreds may share a heading. */
function newId(heading: string, taken: ReadonlySet<string>, numbers: Map<string, number>): string {
  const words = heading
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug =
    words?.join('-').slice(0, 60).replace(/-$/, '') ?? (heading === '' ? 'text' : 'section')
  for (let n = (numbers.get(slug) ?? 0) + 1; ; n += 1) {
    numbers.set(slug, n)
    const id = n === 1 ? slug : `${slug}-${n}`
    if (!taken.has(id)) return id
  }
}

/** Text without Markdown's marks. */
export function plainText(heading: string): string {
  return heading
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
