/**
 * An entry's content as the form's sections, and back: what nobody has edited comes back letter by letter.
 * A part keeps its id and its ways whatever becomes of its heading. Pure.
 */
import {
  type EntrySection,
  matchSections,
  plainText,
  splitAtHeadings,
  type Way,
  writtenHeading,
} from '#shared/knowledge/sections'

export interface Part {
  /** Tells it from others while it is edited; never stored. */
  key: string
  /** Of its section; '' for one that was never saved. */
  id: string
  /** As it is written, with marks; '' only for the first. */
  heading: string
  text: string
  ways: Way[]
  never: Way[]
  /** How its heading stood in the content, what stood between it and the text, and after that. */
  line: string
  gap: string
  tail: string
}

export function newPart(): Part {
  return {
    ...{ key: crypto.randomUUID(), id: '', heading: '', text: '', ways: [], never: [] },
    ...{ line: '', gap: '', tail: '' },
  }
}

/** There is always one to write in. */
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
      key: section?.id ?? crypto.randomUUID(),
      id: section?.id ?? '',
      ...{ heading: writtenHeading(head), text },
      ...{ ways: section?.ways ?? [], never: section?.never ?? [] },
      ...{ line: head, gap: line.slice(head.length) + body.slice(0, from) },
      tail: body.slice(from + text.length),
    }
  })
  return parts.length > 0 ? parts : [newPart()]
}

export function contentOf(parts: readonly Part[]): string {
  return parts.map((part, at) => writtenPart(part, at === parts.length - 1)).join('')
}

/** What was written anew is set apart by a blank line. */
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

/** The sections that they are; what has no text yet is none. */
export function sectionsOf(parts: readonly Part[]): EntrySection[] {
  return parts.filter(hasText).map(sectionOf)
}

/** And, last, those that have ways and whose text is still to be written. */
export function allSectionsOf(parts: readonly Part[]): EntrySection[] {
  return [...sectionsOf(parts), ...parts.filter(isWaiting).map(sectionOf)]
}

const sectionOf = ({ id, heading, ways, never }: Part): EntrySection => ({
  ...{ id, ways, never },
  heading: plainText(heading),
})

export const hasText = ({ text }: Part): boolean => text.trim() !== ''

/** Its ways wait for a text: without one it is no section yet. */
export function isWaiting(part: Part): boolean {
  return !hasText(part) && part.ways.length + part.never.length > 0
}

/** Once they are saved: each with the id that its section was given. */
export function withIds(parts: readonly Part[], saved: readonly EntrySection[]): Part[] {
  const left = [...saved]
  return parts.map((part) => (hasText(part) ? { ...part, id: left.shift()?.id ?? '' } : part))
}

export function withPart(parts: readonly Part[], key: string, change: Partial<Part>): Part[] {
  return parts.map((part) => (part.key === key ? { ...part, ...change } : part))
}

/** One place up (-1) or down (1). */
export function movedPart(parts: readonly Part[], key: string, by: 1 | -1): Part[] {
  const at = parts.findIndex((part) => part.key === key)
  const [one, other] = [parts[at], parts[at + by]]
  if (!one || !other) return [...parts]
  return parts.map((part) => (part === one ? other : part === other ? one : part))
}
