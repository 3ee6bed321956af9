/**
 * An entry's sections: what stands under one heading of its content, with the ways people ask for it. A
 * section keeps its id when its heading or its place changes, so that its ways and whatever was picked
 * stay with it. Pure, and free of zod.
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

export interface Way {
  text: string
  from: WayOrigin
}

export interface EntrySection {
  /** Unique in its entry. */
  id: string
  /** As it stands in the content, without marks; '' for what comes before the first heading. */
  heading: string
  /** How people ask for it. */
  ways: Way[]
  /** What must never be answered from it. */
  never: Way[]
}

export interface SectionText {
  heading: string
  /** Markdown, without its heading. */
  text: string
}

const headingLine = /^\s{0,3}#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/

/** Every heading begins one; what has no text is none. */
export function sectionTexts(content: string): SectionText[] {
  const sections: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }]
  let isCode = false
  for (const line of content.split('\n')) {
    if (/^\s{0,3}(?:```|~~~)/.test(line)) isCode = !isCode
    const heading = isCode ? undefined : headingLine.exec(line)?.[1]
    if (heading === undefined) sections.at(-1)?.lines.push(line)
    else sections.push({ heading: plainText(heading), lines: [] })
  }
  return sections
    .map(({ heading, lines }) => ({ heading, text: lines.join('\n').trim() }))
    .filter(({ text }) => text !== '')
}

/**
 * The content's sections in order, each with the id and the ways that it had: known by its heading, else,
 * where it was renamed, by its place among those that are new. One whose id is '' is given one.
 */
export function matchSections(content: string, before: readonly EntrySection[]): EntrySection[] {
  const texts = sectionTexts(content)
  const left = [...before]
  const take = (isIt: (section: EntrySection) => boolean) => {
    const at = left.findIndex(isIt)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const byHeading = texts.map(({ heading }) => take((one) => one.heading === heading))
  const isRenamed = left.length > 0 && byHeading.includes(undefined)
  const matched = byHeading.map((known) => known ?? (isRenamed ? left.shift() : undefined))
  const taken = new Set(matched.flatMap((known) => (known ? [known.id] : [])))
  const used = new Set<string>()
  return texts.map(({ heading }, at) => {
    const known = matched[at]
    const id = known?.id && !used.has(known.id) ? known.id : newId(heading, taken)
    taken.add(id)
    used.add(id)
    return { id, heading, ...tidyLists(known) }
  })
}

/** What two ways have in common that ask in the same words. */
export function wayKey(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  )
}

/** Each once, without blanks. */
export function tidyWays(ways: readonly Way[]): Way[] {
  const seen = new Set<string>()
  return ways.flatMap(({ text, from }) => {
    const tidy = text.toWellFormed().replace(/\s+/g, ' ').trim().slice(0, limits.way)
    const key = wayKey(tidy)
    if (isBlank(tidy) || key === '' || seen.has(key)) return []
    seen.add(key)
    return [{ text: tidy, from }]
  })
}

/** What is in both is never answered. */
function tidyLists(known: EntrySection | undefined): Pick<EntrySection, 'ways' | 'never'> {
  const never = tidyWays(known?.never ?? [])
  const keys = new Set(never.map(({ text }) => wayKey(text)))
  const ways = tidyWays(known?.ways ?? []).filter(({ text }) => !keys.has(wayKey(text)))
  return { ways, never }
}

function newId(heading: string, taken: ReadonlySet<string>): string {
  const words = heading
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug =
    words?.join('-').slice(0, 60).replace(/-$/, '') ?? (heading === '' ? 'text' : 'section')
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? slug : `${slug}-${n}`
    if (!taken.has(id)) return id
  }
}

/** Without the marks of Markdown. */
function plainText(heading: string): string {
  return heading
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
