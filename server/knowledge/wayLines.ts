/**
 * Ways of asking as the cells of a CSV, for people to read and to edit in a spreadsheet. `ways` and `never`
 * hold one a line, with the section's id before it, and where it came from unless that was an import:
 *
 *     installments: can i pay monthly
 *     installments (pick): is there financing
 *
 * `sections` holds the ids of all sections in the content's order. They are what a section keeps when its
 * heading changes, so that what comes out goes in again equal.
 */
import { type EntrySection, type Way, type WayOrigin, wayOrigins } from '#shared/knowledge/sections'

export type WayCells = Record<'sections' | 'ways' | 'never', string>

export function wayCells(sections: readonly EntrySection[]): WayCells {
  const lines = (list: 'ways' | 'never') =>
    sections.flatMap((section) => section[list].map((way) => lineOf(section.id, way))).join('\n')
  const ids = sections.map(({ id }) => id).join(', ')
  return { sections: ids, ways: lines('ways'), never: lines('never') }
}

function lineOf(id: string, { text, from }: Way): string {
  return `${id}${from === 'import' ? '' : ` (${from})`}: ${text}`
}

export interface WayLine {
  /** Its id. */
  section: string
  text: string
  from?: WayOrigin
}

const headed = new RegExp(`^(.+?)(?: \\((${wayOrigins.join('|')})\\))?: (.*)$`)

/**
 * Each line's section by its id or, as a person may write it, by its heading; where there is but one
 * section, a line needs neither. Undefined for a line that names no section, now or `before`.
 */
export function readWayLines(
  cell: string,
  sections: readonly EntrySection[],
  before: readonly EntrySection[] = [],
): (WayLine | undefined)[] {
  const ids = new Set([...sections, ...before].map(({ id }) => id))
  const lines = cell.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [, section = '', from, text = ''] = headed.exec(line) ?? []
    if (ids.has(section)) return { section, text, ...(from && { from: from as WayOrigin }) }
    return byHeading(line.trim(), sections) ?? only(line.trim(), sections)
  })
}

/** A heading may hold a colon itself: the longest that the line begins with. */
function byHeading(line: string, sections: readonly EntrySection[]): WayLine | undefined {
  const [section] = sections
    .filter(({ heading }) => line.toLowerCase().startsWith(`${heading.toLowerCase()}:`))
    .sort((a, b) => b.heading.length - a.heading.length)
  return section && { section: section.id, text: line.slice(section.heading.length + 1) }
}

function only(line: string, [section, ...others]: readonly EntrySection[]): WayLine | undefined {
  return section && others.length === 0 ? { section: section.id, text: line } : undefined
}
