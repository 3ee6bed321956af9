/**
 * Ways of asking as CSV cells, for people to read and edit in a spreadsheet. `ways` and `never`
 * have one way per line, after its section's id, and its origin unless that is an import:
 *
 *     installments: can i pay monthly
 *     installments (pick): is there financing
 *
 * What is too long for a spreadsheet's cell continues in the columns `ways 2`, `ways 3` and so on.
 * `sections` has the ids of all sections in the content's order. A section keeps its id when its
 * heading changes, so that an export imports unchanged.
 */
import { type EntrySection, type Way, type WayOrigin, wayOrigins } from '#shared/knowledge/sections'

type WayCells = Record<'sections' | 'ways' | 'never', string>

export function wayCells(sections: readonly EntrySection[]): WayCells {
  const lines = (list: 'ways' | 'never') =>
    sections.flatMap((section) => section[list].map((way) => lineOf(section.id, way))).join('\n')
  const ids = sections.map(({ id }) => id).join(', ')
  return { sections: ids, ways: lines('ways'), never: lines('never') }
}

function lineOf(id: string, { text, from }: Way): string {
  return `${id}${from === 'import' ? '' : ` (${from})`}: ${text}`
}

/** In characters: Excel cuts a longer cell off without a word when it saves the file. */
export const longestCell = 32_767

/** The name of a list's first column, or of the ones that it continues in. */
export function continued(list: string, at: number): string {
  return at === 0 ? list : `${list} ${at + 1}`
}

/** A list's cells, cut between lines. A cell's start may be escaped by a character. */
export function splitCell(text: string): string[] {
  const cells: string[] = []
  let cell = ''
  for (const line of text.split('\n')) {
    if (cell.length + line.length + 2 >= longestCell) {
      cells.push(cell)
      cell = line
    } else cell += cell === '' ? line : `\n${line}`
  }
  return [...cells, cell]
}

const lineEnd = /\r\n?|\n/

/** Stops counting there. */
export function hasMoreLines(cell: string, most: number): boolean {
  return cell.split(lineEnd, most + 1).length > most
}

interface WayLine {
  /** The section's id. */
  section: string
  text: string
  from?: WayOrigin
}

/** `.` is any character, so that the end always matches: no colon is tried in vain. */
const headed = new RegExp(`^(.+?)(?: \\((${wayOrigins.join('|')})\\))?: (.*)$`, 's')

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
  const headings = sections
    .map(({ id, heading }) => ({
      id,
      start: `${heading.toLowerCase()}:`,
      length: heading.length + 1,
    }))
    .sort((a, b) => b.length - a.length)
  const lines = cell.split(lineEnd).filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [, section = '', from, text = ''] = headed.exec(line) ?? []
    if (ids.has(section)) return { section, text, ...(from && { from: from as WayOrigin }) }
    return byHeading(line.trim(), headings) ?? only(line.trim(), sections)
  })
}

/** A heading may contain a colon itself, so the longest matching heading is taken: the first. */
function byHeading(
  line: string,
  headings: readonly { id: string; start: string; length: number }[],
): WayLine | undefined {
  const lower = line.toLowerCase()
  const found = headings.find(({ start }) => lower.startsWith(start))
  return found && { section: found.id, text: line.slice(found.length) }
}

function only(line: string, [section, ...others]: readonly EntrySection[]): WayLine | undefined {
  return section && others.length === 0 ? { section: section.id, text: line } : undefined
}
