/**
 * Reads CSV (RFC 4180) from this and other programs: separated by commas, semicolons or tabs, with
 * any line ends, and with the apostrophes that csv.ts adds to cells a spreadsheet would run.
 */

interface CsvRow {
  /** The line where it begins in the file, from 1. */
  line: number
  cells: string[]
}

export function* readCsv(text: string): Generator<CsvRow, undefined> {
  const source = text.replace(/^\ufeff/, '')
  const separator = separatorOf(source)
  const ends = new RegExp(`[${separator}\\r\\n]|$`, 'g')
  let line = 1
  for (let at = 0; at < source.length;) {
    // A file may have millions of empty lines.
    const isEmptyLine = source[at] === '\n' || source[at] === '\r'
    if (!isEmptyLine) {
      const row: CsvRow = { line, cells: [] }
      for (;;) {
        const { value, end } = cellAt(source, at, ends)
        row.cells.push(isGuarded(value) ? value.slice(1) : value)
        if (source[at] === '"') line += lineEndsIn(source, at, end)
        at = end
        if (source[at] !== separator) break
        at += 1
      }
      if (row.cells.some((cell) => cell !== '')) yield row
    }
    at += source[at] === '\r' && source[at + 1] === '\n' ? 2 : 1
    line += 1
  }
}

/** The separator that occurs most in the first line, the head. */
function separatorOf(source: string): string {
  const [head = ''] = source.split(/[\r\n]/, 1)
  const count = (mark: string) => head.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

/** Text after a closing quote belongs to the cell, since other programs write that. */
function cellAt(source: string, at: number, ends: RegExp): { value: string; end: number } {
  const close = source[at] === '"' ? closingQuote(source, at + 1) : undefined
  const rest = close === undefined ? at : Math.min(close + 1, source.length)
  ends.lastIndex = rest
  const end = ends.exec(source)?.index ?? source.length
  const quoted = close === undefined ? '' : source.slice(at + 1, close).replaceAll('""', '"')
  return { value: quoted + source.slice(rest, end), end }
}

/** The end of the file if there is no closing quote. */
function closingQuote(source: string, from: number): number {
  for (let at = from; ; at += 2) {
    at = source.indexOf('"', at)
    if (at < 0) return source.length
    if (source[at + 1] !== '"') return at
  }
}

function lineEndsIn(source: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1)
    if (source[at] === '\n' || (source[at] === '\r' && source[at + 1] !== '\n')) count += 1
  return count
}

/** Whether csv.ts added an apostrophe; a cell's own apostrophe gets a second one. */
function isGuarded(cell: string): boolean {
  return cell.startsWith("'") && /^'+\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell)
}
