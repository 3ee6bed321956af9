/**
 * Converts an entry's content into the form's sections and back: unedited text comes back byte for
 * byte. A part keeps its id and its ways of asking even if its heading changes. Pure.
 */
import {
  type EntrySection,
  matchSections,
  plainText,
  splitAtHeadings,
  type Way,
  writtenHeading,
} from '#shared/knowledge/sections'
import { uuid } from '../../../uuid'

export interface Part {
  /** Identifies it while it is edited; never stored. */
  key: string
  /** The section's id; '' if it was never saved. */
  id: string
  /** As written, with Markdown; '' only for the first part. */
  heading: string
  text: string
  ways: Way[]
  never: Way[]
  /** The heading's line in the content, the space between it and the text, and the space after. */
  line: string
  gap: string
  tail: string
}

/** By the part's key. */
export type PartProblems = Readonly<Record<string, { heading?: string; text?: string }>>

export function newPart(): Part {
  return {
    key: uuid(),
    id: '',
    heading: '',
    text: '',
    ways: [],
    never: [],
    line: '',
    gap: '',
    tail: '',
  }
}

/** Always returns at least one part to write in. */
export function partsOf(content: string, sections: readonly EntrySection[]): Part[] {
  const known = matchSections(content, sections)
  const found = splitAtHeadings(content).filter(
    ({ line, body }) => line !== '' || body.trim() !== '',
  )
  const parts = found.map(({ line, body }): Part => {
    const text = body.trim()
    const from = text === '' ? body.length : body.indexOf(text)
    const section = text === '' ? undefined : known.shift()
    const head = line.trimEnd()
    return {
      key: section?.id ?? uuid(),
      id: section?.id ?? '',
      heading: writtenHeading(head),
      text,
      ways: section?.ways ?? [],
      never: section?.never ?? [],
      line: head,
      gap: line.slice(head.length) + body.slice(0, from),
      tail: body.slice(from + text.length),
    }
  })
  return parts.length > 0 ? parts : [newPart()]
}

export function contentOf(parts: readonly Part[]): string {
  return parts.map((part, index) => writtenPart(part, index === parts.length - 1)).join('')
}

/** Separates a newly written part with a blank line. */
function writtenPart({ line, heading, gap, text, tail }: Part, isLast: boolean): string {
  const head = headOf(line, heading)
  const between = head === '' || gap.includes('\n') ? gap : '\n\n'
  const written = `${head}${between}${text}${tail}`
  return isLast || /\n[^\S\n]*$/.test(written) || written === '' ? written : `${written}\n\n`
}

function headOf(line: string, heading: string): string {
  if (writtenHeading(line) === heading) return line
  if (heading.trim() === '') return ''
  const marks = /#{1,6}/.exec(line)?.[0] ?? '##'
  return `${marks} ${heading.replace(/\s+/g, ' ').trim()}`
}

/** The parts as sections; a part without text isn't one. */
export function sectionsOf(parts: readonly Part[]): EntrySection[] {
  return parts.filter(hasText).map(sectionOf)
}

/** The sections, followed by the parts that have ways of asking but no text yet. */
export function allSectionsOf(parts: readonly Part[]): EntrySection[] {
  return [...sectionsOf(parts), ...parts.filter(isWaiting).map(sectionOf)]
}

const sectionOf = ({ id, heading, ways, never }: Part): EntrySection => ({
  id,
  ways,
  never,
  heading: plainText(heading),
})

export const hasText = ({ text }: Part): boolean => text.trim() !== ''

/** Whether it has ways but no text: it isn't a section yet. */
export function isWaiting(part: Part): boolean {
  return !hasText(part) && part.ways.length + part.never.length > 0
}

/** After saving: adds the ids that the sections were given. */
export function withIds(parts: readonly Part[], saved: readonly EntrySection[]): Part[] {
  const left = [...saved]
  return parts.map((part) => (hasText(part) ? { ...part, id: left.shift()?.id ?? '' } : part))
}

export function withPart(parts: readonly Part[], key: string, change: Partial<Part>): Part[] {
  return parts.map((part) => (part.key === key ? { ...part, ...change } : part))
}

/** Moves a part one place up (-1) or down (1). */
export function movedPart(parts: readonly Part[], key: string, by: 1 | -1): Part[] {
  const index = parts.findIndex((part) => part.key === key)
  const [one, other] = [parts[index], parts[index + by]]
  if (!one || !other) return [...parts]
  return parts.map((part) => (part === one ? other : part === other ? one : part))
}
