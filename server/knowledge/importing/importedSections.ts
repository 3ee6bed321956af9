/**
 * The sections of an imported entry, with their ways of asking. Anything missing in the file stays
 * as it is: a file without ways, such as an older export, removes none. Pure.
 */
import { limits } from '#shared/knowledge/limits'
import { areTooManyWays, tooManyWays } from '#shared/knowledge/rules'
import {
  type EntrySection,
  matchSections,
  sectionTexts,
  type Way,
  wayKey,
  type WayOrigin,
  wayOrigins,
} from '#shared/knowledge/sections'
import { hasMoreLines, readWayLines } from '../wayLines'

type Fields = Readonly<Record<string, unknown>>
type Sections = readonly EntrySection[]
/** Without `from`, the origin of the entry's own way is kept, otherwise it is the import. */
type Told = Pick<Way, 'text'> & Partial<Way>
interface ToldSection extends Pick<EntrySection, 'id' | 'heading'> {
  ways: readonly Told[]
  never: readonly Told[]
  /** The entry's own. */
  before: EntrySection | undefined
}
const lists = ['ways', 'never'] as const

/** A string describes a problem. `content` is tidied; `known`: the entry's current sections. */
export function importedSections(
  fields: Fields,
  content: string,
  known: Sections,
): EntrySection[] | string {
  const given = fields.sections
  if (given === undefined || given === null || typeof given === 'string') {
    const sections = matchSections(content, ofIds(given ?? '', content, known))
    const told = fromCells(fields, sections, known)
    return typeof told === 'string' ? told : withOrigins(told, known)
  }
  if (!Array.isArray(given)) return 'sections: Must be a list.'
  if (given.length > limits.sections) return `sections: More than ${limits.sections}.`
  const told = fromList(given, known)
  return typeof told === 'string' ? told : matchSections(content, withOrigins(told, known))
}

/** JSON: objects with id, heading, ways and never, each a list of texts or of { text, from }. */
function fromList(given: unknown[], known: Sections): ToldSection[] | string {
  const sections: ToldSection[] = []
  for (const one of given) {
    const item: Fields = typeof one === 'object' && one !== null ? { ...one } : {}
    const heading = typeof item.heading === 'string' ? item.heading : ''
    const ownId = typeof item.id === 'string' && /^[\w-]{1,100}$/.test(item.id) ? item.id : ''
    const before =
      known.find(({ id }) => id === ownId) ?? known.find((other) => other.heading === heading)
    const told: Record<(typeof lists)[number], readonly Told[]> = {
      ways: before?.ways ?? [],
      never: before?.never ?? [],
    }
    for (const list of lists) {
      if (item[list] === undefined) continue
      const ways = waysIn(item[list])
      if (!ways) return `sections: ${list} must be a list of texts.`
      told[list] = ways
    }
    sections.push({ id: ownId || (before?.id ?? ''), heading, ...told, before })
  }
  // Before the ways are compared, which takes much longer than reading them.
  return areTooManyWays(sections) ? `sections: ${tooManyWays}` : sections
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
  sections: readonly EntrySection[],
  known: Sections,
): ToldSection[] | string {
  const before = new Map(known.map((one) => [one.id, one]))
  let told = sections.map((one): ToldSection => ({ ...one, before: before.get(one.id) }))
  for (const list of lists) {
    const cell = fields[list]
    if (cell === undefined) continue
    if (typeof cell !== 'string') return `${list}: Must be text.`
    if (hasMoreLines(cell, limits.entryWays)) return `${list}: ${tooManyWays}`
    const imported = new Map<string, Told[]>(sections.map(({ id }) => [id, []]))
    for (const [index, line] of readWayLines(cell, sections, [...known]).entries()) {
      const own = line && imported.get(line.section)
      if (!own) return `${list}: Line ${index + 1} doesn’t match a section of the entry.`
      own.push(line)
    }
    told = told.map((one) => ({ ...one, [list]: imported.get(one.id) ?? [] }))
  }
  return areTooManyWays(told) ? `sections: ${tooManyWays}` : told
}

/**
 * Sections for these ids, by position. Where the content has the current headings of all of them, by
 * heading: somebody may have moved one in the file.
 */
function ofIds(cell: string, content: string, known: Sections): Sections {
  const ids = cell
    .split(',', limits.sections + 1)
    .flatMap((id) => (/^[\w-]{1,100}$/.test(id.trim()) ? [id.trim()] : []))
  const texts = sectionTexts(content)
  if (texts.length !== ids.length) return known
  const headings = new Set(texts.map(({ heading }) => heading))
  const own = known.filter(({ id, heading }) => ids.includes(id) && headings.has(heading))
  if (own.length === ids.length) return own
  const before = new Map(known.map((one) => [one.id, one]))
  return texts.map(({ heading }, index) => {
    const id = ids[index] ?? ''
    return { ways: [], never: [], ...before.get(id), id, heading }
  })
}

/** A way's origin is what the file says, or else that of the entry's own way, or else the import. */
function withOrigins(sections: readonly ToldSection[], known: Sections): EntrySection[] {
  const isNeeded = sections.some(({ ways, never }) => [...ways, ...never].some(({ from }) => !from))
  const origins = new Map(isNeeded ? known.map((one) => [one, originsOf(one)]) : [])
  return sections.map(({ id, heading, ways, never, before }) => {
    const own = before && origins.get(before)
    const withOrigin = ({ text, from }: Told): Way => {
      return { text, from: from ?? own?.get(wayKey(text)) ?? 'import' }
    }
    return { id, heading, ways: ways.map(withOrigin), never: never.map(withOrigin) }
  })
}

function originsOf({ ways, never }: EntrySection): Map<string, WayOrigin> {
  return new Map([...ways, ...never].map(({ text, from }) => [wayKey(text), from]))
}
