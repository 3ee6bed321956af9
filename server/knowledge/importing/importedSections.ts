/**
 * The sections of an imported entry, with their ways of asking. Anything missing in the file stays
 * as it is: a file without ways, such as an older export, removes none. Pure.
 */
import { limits } from '#shared/knowledge/limits'
import {
  type EntrySection,
  matchSections,
  sectionTexts,
  type Way,
  wayKey,
  wayOrigins,
} from '#shared/knowledge/sections'
import { readWayLines } from '../wayLines'

type Fields = Readonly<Record<string, unknown>>
type Sections = readonly EntrySection[]
/** Without `from`, the origin of the entry's own way is kept, otherwise it is the import. */
type Told = Pick<Way, 'text'> & Partial<Way>
const lists = ['ways', 'never'] as const

/** A string describes a problem. `content` is tidied; `known`: the entry's current sections. */
export function importedSections(
  fields: Fields,
  content: string,
  known: Sections,
): EntrySection[] | string {
  const given = fields.sections
  if (given === undefined || given === null || typeof given === 'string') {
    return fromCells(fields, matchSections(content, ofIds(given ?? '', content, known)), known)
  }
  if (!Array.isArray(given)) return 'sections: Must be a list.'
  if (given.length > limits.sections) return `sections: More than ${limits.sections}.`
  return fromList(given, content, known)
}

/** JSON: objects with id, heading, ways and never, each a list of texts or of { text, from }. */
function fromList(given: unknown[], content: string, known: Sections): EntrySection[] | string {
  const sections: EntrySection[] = []
  for (const one of given) {
    const item: Fields = typeof one === 'object' && one !== null ? { ...one } : {}
    const heading = typeof item.heading === 'string' ? item.heading : ''
    const ownId = typeof item.id === 'string' && /^[\w-]{1,100}$/.test(item.id) ? item.id : ''
    const before =
      known.find(({ id }) => id === ownId) ?? known.find((other) => other.heading === heading)
    const section = { id: ownId || (before?.id ?? ''), heading, ways: [], never: [] }
    const imported = { ways: before?.ways ?? [], never: before?.never ?? [] }
    for (const list of lists) {
      if (item[list] === undefined) continue
      const ways = waysIn(item[list])
      if (!ways) return `sections: ${list} must be a list of texts.`
      imported[list] = ways.map((way) => withOrigin(way, before))
    }
    sections.push({ ...section, ...imported })
  }
  return matchSections(content, sections)
}

function waysIn(list: unknown): Told[] | undefined {
  if (!Array.isArray(list)) return undefined
  const ways = list.map((one: unknown) => (typeof one === 'string' ? { text: one } : one))
  const isWay = (one: unknown): one is { text: string; from?: unknown } =>
    typeof one === 'object' && one !== null && 'text' in one && typeof one.text === 'string'
  if (!ways.every(isWay)) return undefined
  return ways.map(({ text, from }) => {
    const origin = wayOrigins.find((one) => one === from)
    return origin ? { text, from: origin } : { text }
  })
}

/** CSV: the cells of wayLines.ts. */
function fromCells(
  fields: Fields,
  sections: EntrySection[],
  known: Sections,
): EntrySection[] | string {
  const before = new Map(known.map((one) => [one.id, one]))
  for (const list of lists) {
    const cell = fields[list]
    if (cell === undefined) continue
    if (typeof cell !== 'string') return `${list}: Must be text.`
    const imported = new Map<string, Way[]>(sections.map(({ id }) => [id, []]))
    for (const [at, line] of readWayLines(cell, sections, [...known]).entries()) {
      if (!line) return `${list}: Line ${at + 1} doesn’t match a section of the entry.`
      imported.get(line.section)?.push(withOrigin(line, before.get(line.section)))
    }
    sections = sections.map((one) => ({ ...one, [list]: imported.get(one.id) ?? [] }))
  }
  return sections
}

/** Sections for these ids: the entry's own if it has all, otherwise the content's, by position. */
function ofIds(cell: string, content: string, known: Sections): Sections {
  const ids = cell.split(',').flatMap((id) => (/^[\w-]{1,100}$/.test(id.trim()) ? [id.trim()] : []))
  if (ids.every((id) => known.some((one) => one.id === id))) return known
  const texts = sectionTexts(content)
  if (texts.length !== ids.length) return known
  const before = new Map(known.map((one) => [one.id, one]))
  return texts.map(({ heading }, at) => {
    const id = ids[at] ?? ''
    return { ways: [], never: [], ...before.get(id), id, heading }
  })
}

function withOrigin({ text, from }: Told, before: EntrySection | undefined): Way {
  const key = wayKey(text)
  const own = before && [...before.ways, ...before.never].find((way) => wayKey(way.text) === key)
  return { text, from: from ?? own?.from ?? 'import' }
}
