/**
 * Ways of asking as CSV cells, for people to read and edit in a spreadsheet. `ways` and `never`
 * have one way per line, after its section's id, and its origin unless that is an import:
 *
 *     installments: can i pay monthly
 *     installments (pick): is there financing
 *
 * `sections` has the ids of all sections in the content's order. A section keeps its id when its
 * heading changes, so that an export imports unchanged.
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
  /** The section's id. */
  section: string
  text: string
  from?: WayOrigin
}

const headed = new RegExp(`^(.+?)(?: \\((${wayOrigins.join('|')})\\))?: (.*)$`)

/**
 * Finds each line's section by its id or, as a person may write it, by its heading; with a single
 * section, a line needs neither. Undefined for a line without a known section, current or `before`.
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

/** A heading may contain a colon itself, so the longest matching heading is taken. */
function byHeading(line: string, sections: readonly EntrySection[]): WayLine | undefined {
  const [section] = sections
    .filter(({ heading }) => line.toLowerCase().startsWith(`${heading.toLowerCase()}:`))
    .sort((a, b) => b.heading.length - a.heading.length)
  return section && { section: section.id, text: line.slice(section.heading.length + 1) }
}

function only(line: string, [section, ...others]: readonly EntrySection[]): WayLine | undefined {
  return section && others.length === 0 ? { section: section.id, text: line } : undefined
}
