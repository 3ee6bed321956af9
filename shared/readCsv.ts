/**
 * Reads CSV (RFC 4180) from this and other programs: separated by commas, semicolons or tabs, with
 * any line ends, and with the apostrophes that csv.ts adds to cells a spreadsheet would run.
 */

export interface CsvRow {
  /** The line where it begins in the file, from 1. */
  line: number
  cells: string[]
}

export function* readCsv(text: string): Generator<CsvRow, undefined> {
  const source = text.replace(/^\ufeff/, '')
  const separator = separatorOf(source)
  let line = 1
  for (let at = 0; at < source.length;) {
    const row: CsvRow = { line, cells: [] }
    for (;;) {
      const { value, end } = cellAt(source, at, separator)
      row.cells.push(isGuarded(value) ? value.slice(1) : value)
      line += source.slice(at, end).match(/\r\n?|\n/g)?.length ?? 0
      at = end
      if (source[at] !== separator) break
      at += 1
    }
    at += source.startsWith('\r\n', at) ? 2 : 1
    line += 1
    if (row.cells.some((cell) => cell !== '')) yield row
  }
}

/** The separator that occurs most in the first line, the head. */
function separatorOf(source: string): string {
  const [head = ''] = source.split(/[\r\n]/, 1)
  const count = (mark: string) => head.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

/** Text after a closing quote belongs to the cell, since other programs write that. */
function cellAt(source: string, at: number, separator: string): { value: string; end: number } {
  const close = source[at] === '"' ? closingQuote(source, at + 1) : undefined
  const rest = close === undefined ? at : Math.min(close + 1, source.length)
  const end = plainEnd(source, rest, separator)
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

function plainEnd(source: string, from: number, separator: string): number {
  const ends = separator === ',' ? /[,\r\n]|$/g : separator === ';' ? /[;\r\n]|$/g : /[\t\r\n]|$/g
  ends.lastIndex = from
  return ends.exec(source)?.index ?? source.length
}

/** Whether csv.ts added an apostrophe; a cell's own apostrophe gets a second one. */
function isGuarded(cell: string): boolean {
  return /^'+\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell)
}
